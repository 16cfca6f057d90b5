/** Signals to the page cache that this page lacks its content; React moves it into the head. See lib/self-hosting/page-cache. */
export function UnavailableMark() {
  return <meta name="page-state" content="unavailable" />;
}
