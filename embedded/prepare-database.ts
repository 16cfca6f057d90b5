/** `node embedded/prepare-database.ts <folder> <migrations>`: see `prepareInChild` in database.ts. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createDatabase, openDatabase, sentenceOf } from './database.ts';
import { lockFolder } from './lock.ts';

const [folder = '', migrationsDir = ''] = process.argv.slice(2);
try {
  if (existsSync(folder)) {
    const unlock = lockFolder(path.dirname(folder));
    const database = await openDatabase(folder, migrationsDir);
    await database.close();
    unlock();
  } else await createDatabase(folder, migrationsDir);
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
