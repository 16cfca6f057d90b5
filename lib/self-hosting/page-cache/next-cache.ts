import * as nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/*
 * Next's file-system cache and the types of its entries. `next/dist` is not a public interface: read this file again
 * when Next is updated.
 */

type NextFileSystemCache = typeof nextCache.default;
// A CommonJS module with `default`: Node nests it one level deeper than a bundler does.
const wrapped = nextCache.default as NextFileSystemCache & { default?: NextFileSystemCache };
export const FileSystemCache: NextFileSystemCache = wrapped.default ?? wrapped;

export type Files = Pick<
  InstanceType<NextFileSystemCache>,
  'get' | 'set' | 'revalidateTag' | 'resetRequestCache'
>;
export type GetArguments = Parameters<Files['get']>;
export type SetArguments = Parameters<Files['set']>;
export type Entry = Awaited<ReturnType<Files['get']>>;
export type Data = SetArguments[1];
export type Page = Extract<Data, { kind: 'APP_PAGE' | 'APP_ROUTE' }>;

/** The cache also contains values of `unstable_cache`. */
export function isPage(data: Data): data is Page {
  return data?.kind === 'APP_PAGE' || data?.kind === 'APP_ROUTE';
}
