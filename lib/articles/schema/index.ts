import { resourcePage } from './resource-page';
import { table, tableRow } from './table';
import { translationMetadata, translationReference } from './translation-metadata';

/** The content schema: the Studio shows it, and the types of the queries are generated from it. */
export const schemaTypes = [resourcePage, table, tableRow, translationMetadata, translationReference];
