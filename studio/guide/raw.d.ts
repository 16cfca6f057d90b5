/** Vite imports the text of a file that ends in `?raw`. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** The class names of a CSS module. */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
