const english = {
  brand: 'Brand',
  themes: {
    light: 'Light',
    dark: 'Dark',
    'light-high-contrast': 'Light, high contrast',
    'dark-high-contrast': 'Dark, high contrast',
  },
  resolver: 'Resolver',
  figma: 'Figma variables',
  download: 'Download',
  inside: (file: string, tokens: number) => `${tokens} tokens in ${file}`,
};

/** What the page of token files says. */
export const fileWords: Readonly<Record<'en' | 'ru', typeof english>> = {
  en: english,
  ru: {
    brand: 'Бренд',
    themes: {
      light: 'Светлая',
      dark: 'Тёмная',
      'light-high-contrast': 'Светлая, высокий контраст',
      'dark-high-contrast': 'Тёмная, высокий контраст',
    },
    resolver: 'Резолвер',
    figma: 'Переменные Figma',
    download: 'Скачать',
    inside: (file, tokens) => `Токенов в ${file}: ${tokens}`,
  },
};
