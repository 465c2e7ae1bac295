import { create, type ThemeVars } from 'storybook/theming';

/* Storybook's own theme. It can't read CSS variables, so these are the default brand's tokens as rendered; a test compares them. */
export const painted = {
  light: {
    canvas: '#f6f7fa',
    surface: '#ffffff',
    line: '#dfe2e7',
    'line-control': '#8e949d',
    ink: '#171e29',
    'ink-2': '#4e5662',
    accent: '#284cc3',
    'on-accent': '#ffffff',
  },
  dark: {
    canvas: '#0d1117',
    surface: '#141920',
    line: '#272d36',
    'line-control': '#686f7b',
    ink: '#eaedf1',
    'ink-2': '#aab0b9',
    accent: '#648cf3',
    'on-accent': '#040609',
  },
} as const;

function theme(base: keyof typeof painted): ThemeVars {
  const colours = painted[base];
  return create({
    base,
    brandTitle: 'Portico',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'IBM Plex Sans Variable', system-ui, sans-serif",
    fontCode: "'IBM Plex Mono', ui-monospace, monospace",
    colorPrimary: colours.accent,
    colorSecondary: colours.accent,
    appBg: colours.canvas,
    appContentBg: colours.surface,
    appPreviewBg: colours.canvas,
    appBorderColor: colours.line,
    appBorderRadius: 8,
    textColor: colours.ink,
    textMutedColor: colours['ink-2'],
    textInverseColor: colours['on-accent'],
    barBg: colours.surface,
    barTextColor: colours['ink-2'],
    barHoverColor: colours.accent,
    barSelectedColor: colours.accent,
    buttonBg: colours.surface,
    buttonBorder: colours.line,
    inputBg: colours.surface,
    inputBorder: colours['line-control'],
    inputTextColor: colours.ink,
    inputBorderRadius: 8,
  });
}

export const lightTheme = theme('light');
export const darkTheme = theme('dark');
