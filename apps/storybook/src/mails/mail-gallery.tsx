import { useState, type ReactElement } from 'react';
import mails from '@portico/mail-examples/mails.json';
import styles from './mails.module.css';

type MailExample = (typeof mails)[number];

const languages = { en: 'English', ru: 'Русский' } as const;

/** Emails of one name in each language. */
const byName = Object.entries(Object.groupBy(mails, ({ name }) => name));

export function MailGallery(): ReactElement {
  return (
    <>
      {byName.map(([name, examples = []]) => (
        <section key={name} aria-labelledby={`mail-${name}`}>
          <h2 id={`mail-${name}`}>{titleOf(name)}</h2>
          <div className={styles.pair}>
            {examples.map((example) => (
              <Example key={example.language} example={example} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function Example({ example }: { example: MailExample }): ReactElement {
  const { language, subject, html, text } = example;
  const [height, setHeight] = useState(320);
  const languageName = language === 'ru' ? languages.ru : languages.en;
  return (
    <article lang={language} className={styles.mail}>
      <header className={styles.head}>
        <span className={styles.language}>{languageName}</span>
        <strong>{subject}</strong>
      </header>
      <iframe
        title={`${subject} (${languageName})`}
        // An email runs no scripts; only its height is read.
        sandbox="allow-same-origin"
        srcDoc={html}
        className={styles.frame}
        style={{ blockSize: height }}
        onLoad={(event) => setHeight(event.currentTarget.contentDocument?.documentElement.scrollHeight ?? height)}
      />
      <details className={styles.text}>
        <summary>{language === 'ru' ? 'Текстом' : 'As text'}</summary>
        <pre>{text}</pre>
      </details>
    </article>
  );
}

/** Returns "Password changed" for "password-changed". */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
