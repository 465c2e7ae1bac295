/** Class names of a CSS module. A name that the module lacks is `undefined`, which `className` accepts. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.css' {}
