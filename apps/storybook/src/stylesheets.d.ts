declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

// Global stylesheets, imported for their side effect.
declare module '*/page-frame.css';
declare module '*/preview.css';
declare module '@portico/brand/fonts.css';
declare module '@portico/ui/fonts.css';
declare module '@portico/ui/toaster.css';
declare module '@portico/ui/tokens.css';
