/** Vite imports the text of a file that ends in `?raw`. */
declare module '*?raw' {
  const text: string;
  export default text;
}
