import { createHash } from 'node:crypto';

/*
 * The content security policies of the site. An answer has exactly one. No imports with aliases: Node loads this file
 * without the bundler too (lib/cache/handler.ts).
 */

type PagePolicy = {
  /** Origin of the articles' images; empty for the site's own. */
  imageHost: string;
  /** What may run in addition to the site's own files: hashes or a nonce, or in development everything. */
  scripts: readonly string[];
  development?: boolean;
  /** What an editor's preview needs in addition. */
  preview?: { styles: string; studio: string | undefined };
};

/**
 * The policy of a page: no foreign script, style, frame or connection; forms go to this site only. Next's inline scripts
 * run because `scripts` names them. A preview also has the overlays' styles and may stand in a frame of the Studio.
 */
export function pagePolicy({ imageHost, scripts, development = false, preview }: PagePolicy): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : preview ? ` ${preview.styles}` : ''}`,
    `img-src 'self' data:${imageHost ? ` ${imageHost}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${preview?.studio ?? "'none'"}`,
  ].join('; ');
}

/** For pages whose inline scripts are not known: in development, and on platforms with their own page cache. */
export const anyInlineScript = ["'unsafe-inline'"];
export const developmentScripts = ["'unsafe-inline'", "'unsafe-eval'"];

/** Attributes and text of each inline script. */
const inlineScript = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Data that no browser runs, such as JSON-LD. */
const isData = (attributes: string) => /\stype="(?!module|text\/javascript)/.test(attributes);

/** Sources for exactly the inline scripts of a page: the SHA-256 of each. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** Source of the scripts that carry this nonce. */
export const nonceSource = (nonce: string) => `'nonce-${nonce}'`;

/** The policy of everything that is not a page: it loads nothing. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of Next's page for unexpected errors: its words and its button to reload, without its inline styles. */
export const errorPolicy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The policy of images. An SVG opened directly loads nothing, runs nothing and has no origin. */
export const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The policy of a PDF: some browsers show it as an object in their own viewer page, with their own styles. */
export const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
