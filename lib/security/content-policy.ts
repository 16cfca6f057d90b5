import { createHash } from 'node:crypto';

import { reportsPath } from '../routes.ts';

/*
 * The content security policies of the site. Every response has exactly one. Imports have no aliases, because Node also
 * loads this file without the bundler (lib/self-hosting/page-cache/handler.ts).
 */

/** Name of the endpoint in the header `Reporting-Endpoints`. */
const reportsName = 'reports';
/** Value of the header `Reporting-Endpoints`: where browsers report violated policies, deprecated features and crashes. */
export const reportingEndpoints = `${reportsName}="${reportsPath}", default="${reportsPath}"`;
/** Firefox knows only the first; browsers that know both ignore it. */
const reporting = `report-uri ${reportsPath}; report-to ${reportsName}`;

type PagePolicy = {
  /** Origin of article images; empty if the site serves them. */
  imageHost: string;
  /** Sources of scripts besides the site's files: hashes or a nonce, or in development any script. */
  scripts: readonly string[];
  development?: boolean;
  /** Additional sources for an editor's preview. */
  preview?: { styles: string; studio: string | undefined };
};

/**
 * Returns the policy of a page: no script, style, frame or connection of another origin, and forms are sent to the site
 * only. Next's inline scripts run because `scripts` names them. A preview also allows the styles of the overlays, and the
 * Studio may frame it.
 */
export function pagePolicy({ imageHost, scripts, development = false, preview }: PagePolicy): string {
  const styles = ["'self'"];
  if (development) styles.push("'unsafe-inline'");
  else if (preview) styles.push(preview.styles);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${styles.join(' ')}`,
    `img-src 'self' data:${imageHost ? ` ${imageHost}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${preview?.studio ?? "'none'"}`,
    reporting,
  ].join('; ');
}

/** For pages with unknown inline scripts: in development, and on platforms with their own page cache. */
export const anyInlineScript = ["'unsafe-inline'"];
export const developmentScripts = ["'unsafe-inline'", "'unsafe-eval'"];

/** Attributes and text of each inline script. */
const inlineScript = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** Data that no browser runs, such as JSON-LD. */
const isData = (attributes: string) => /\stype="(?!module|text\/javascript)/.test(attributes);

/** Returns a source for each inline script of a page: its SHA-256 hash. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** Returns the source of scripts with this nonce. */
export const nonceSource = (nonce: string) => `'nonce-${nonce}'`;

/** The policy of every response that is not a page: it loads nothing. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of built scripts: one that runs as a worker loads others, and the table of names. */
export const scriptPolicy = `${closedPolicy}; script-src 'self'; connect-src 'self'`;

/** The policy of pages/500.tsx, which has no scripts. */
export const errorPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  reporting,
].join('; ');

/** The policy of images. An SVG opened directly loads nothing, runs nothing and has no origin. */
export const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The policy of a PDF: some browsers embed it as an object in a viewer page with inline styles. */
export const pdfPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
