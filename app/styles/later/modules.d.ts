declare module '@/app/styles/later/closed-pictures.css' {
  const url: string;
  export default url;
}
