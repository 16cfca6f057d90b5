import { resourcePage } from './resource-page';
import { table, tableRow } from './table';
import { translationMetadata, translationReference } from './translation-metadata';

/** What editors write, as the Studio shows it and as the types of the queries are made from. */
export const schemaTypes = [resourcePage, table, tableRow, translationMetadata, translationReference];
