import '@/app/styles/globals.css';
import type { AppProps } from 'next/app';

/** Brings the styles to pages/500.tsx. */
export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
