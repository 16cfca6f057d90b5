/** Stands in for web-vitals.tsx in a build without WEB_VITALS (next.config.ts). */
export const WebVitals = (_: { language: string }) => null;
