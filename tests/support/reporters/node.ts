import { Transform } from 'node:stream';
import type { EventData } from 'node:test';
import { inspect } from 'node:util';
import { logNameOf, logTail, record } from '../results.ts';

type Event =
  | { type: 'test:pass'; data: EventData.TestPass }
  | { type: 'test:fail'; data: EventData.TestFail }
  | { type: 'test:stderr'; data: EventData.TestStderr };

/** Node says the cause of a failure in an error of its own. */
const causeOf = (error: unknown) => (error instanceof Error && error.cause ? error.cause : error);

/** What each file has printed, for a file that ends without a result. */
const printed = new Map<string, string>();

function note({ type, data }: Event) {
  const { file = '' } = data;
  if (type === 'test:stderr') printed.set(file, (printed.get(file) ?? '') + data.message);
  if (type === 'test:pass' && data.details.type !== 'suite') {
    const skipped = data.skip !== undefined || data.todo !== undefined;
    record({ file, name: data.name, status: skipped ? 'skipped' : 'passed' });
  }
  if (type === 'test:fail') {
    const { name, details } = data;
    // The failure of a part is reported by itself.
    if (Reflect.get(details.error, 'failureType') === 'subtestsFailed') return;
    const whole = file.endsWith(name) ? `\n\n${printed.get(file) ?? ''}` : '';
    const failure =
      inspect(causeOf(details.error)) + whole + logTail(logNameOf(file), `== failed: ${name}\n`);
    record({ file, name, status: 'failed', failure });
  }
}

/** Reports the tests of Node's runner. Prints nothing. */
export default new Transform({
  writableObjectMode: true,
  transform(event: Event, _encoding, done) {
    note(event);
    done();
  },
});
