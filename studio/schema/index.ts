import { author } from './author';
import { callout, citation } from './body';
import { resourcePage } from './resource-page';
import { table } from './table';
import { source } from './trust';

/** The content schema: the Studio shows it, and the types of the queries are generated from it. */
export const schemaTypes = [resourcePage, author, citation, callout, source, table];
