import { brands } from '@portico/brand';
import { brandColour } from '../../src/mail/brand-colour.ts';
import { mailWriter, withReason } from '../../src/mail/define-mail.ts';
import { renderMail, type RenderedMail } from '../../src/mail/render-mail.ts';
import { allMails } from '../../src/registry/modules.ts';

export type MailExample = RenderedMail & { name: string; language: 'en' | 'ru' };

const brand = { name: brands.portico.name, colour: brandColour(brands.portico.accent) };
const publicUrl = 'https://portal.example.com';
const firstNames = { en: 'Mira', ru: 'Мира' } as const;

/** Renders every mail with its example values in every language. */
export function mailExamples(): MailExample[] {
  return allMails.flatMap((mail) =>
    (['en', 'ru'] as const).map((language) => {
      const reader = { locale: language, brand: brand.name, publicUrl, firstName: firstNames[language] };
      // The example belongs to the same declaration.
      const writer = mailWriter(reader, mail.example);
      const content = withReason(mail.write(writer, mail.example as never), writer, mail.topic);
      return { name: mail.name, language, ...renderMail(content, { template: mail.name, language, brand, publicUrl }) };
    }),
  );
}

/** Returns the content of the examples file. */
export const examplesText = (): string => `${JSON.stringify(mailExamples(), null, 2)}\n`;
