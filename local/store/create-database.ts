import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { hostedRoles } from './hosted-roles.ts';

/** A thread of database.ts: creates an empty database with the hosted roles in the folder that it is given. */

const database = await PGlite.create({ dataDir: workerData as string });
await database.exec(hostedRoles);
await database.close();
