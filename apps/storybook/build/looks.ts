/** The toolbar's choices that change how a picture looks. */
export interface Look {
  brand: 'portico' | 'damson';
  theme: 'light' | 'dark';
  language: 'en' | 'ru';
}

export const languages = ['en', 'ru'] as const;

/** Every look that the build takes pictures in. */
export const looks: readonly Look[] = languages.flatMap((language) =>
  (['portico', 'damson'] as const).flatMap((brand) => (['light', 'dark'] as const).map((theme) => ({ brand, theme, language }))),
);

/** Returns a look's part of a picture's file name, as `useBuiltPicture` asks for it. */
export function lookName({ brand, theme, language }: Look): string {
  return `${brand}-${theme}-${language}`;
}
