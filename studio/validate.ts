/** Runs the checks of the Studio over the documents that the parent process sends, and sends back their findings. */
import { once } from 'node:events';
import process from 'node:process';
import { studioWorkerTask } from '@sanity/cli-core';

const root = import.meta.dirname;
const [documents] = await once(process, 'message');
const result = await studioWorkerTask(new URL('validate.worker.ts', import.meta.url), {
  name: 'validate',
  studioRootPath: root,
  workerData: { root, documents },
});
process.send?.(result);
process.disconnect();
