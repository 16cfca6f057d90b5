/** Classes of the links around an article: back to the list, share, and the feed. */
export const actionLink =
  'tap type-small inline-flex min-h-10 items-center gap-2 rounded-control font-semibold text-spruce-700 hover:underline';
