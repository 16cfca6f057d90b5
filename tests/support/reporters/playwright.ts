import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { logTail, record } from '../results.ts';

const textOf = ({ errors }: TestResult) => errors.map(wordsOf).join('\n\n');
const wordsOf = ({ stack, message, value, snippet }: TestError) =>
  [stack ?? message ?? value, snippet].filter(Boolean).join('\n\n');

/** Reports the journeys of the browser tests. */
export default class PlaywrightReporter implements Reporter {
  #all: Suite | undefined;
  #root = '';
  /** First failures, whose retry is still to come. */
  readonly #failures = new Map<TestCase, string>();

  onBegin({ rootDir }: FullConfig, all: Suite) {
    this.#all = all;
    this.#root = rootDir;
  }

  /** The file that holds a test, also when a helper has defined it. */
  #caseOf(test: TestCase) {
    const [, , file = '', ...names] = test.titlePath();
    return { file: path.join(this.#root, file), name: names.join(' › ') };
  }

  onTestEnd(test: TestCase, result: TestResult) {
    const { file, name } = this.#caseOf(test);
    if (result.status === 'skipped') record({ file, name, status: 'skipped' });
    else if (result.status === test.expectedStatus) {
      const failure = this.#failures.get(test);
      record(failure ? { file, name, status: 'flaky', failure } : { file, name, status: 'passed' });
    } else {
      const failure = [this.#failures.get(test), textOf(result) + logTail('server')]
        .filter(Boolean)
        .join('\n\n');
      this.#failures.set(test, failure);
      if (result.retry === test.retries) record({ file, name, status: 'failed', failure });
    }
  }

  /** Outside of any test: a server that does not start, a file that cannot be loaded. */
  onError(error: TestError) {
    record({
      file: error.location?.file ?? '',
      name: '',
      status: 'failed',
      failure: wordsOf(error) + logTail('server'),
    });
  }

  onEnd() {
    for (const test of this.#all?.allTests() ?? []) {
      if (test.results.length > 0) continue;
      record({ ...this.#caseOf(test), status: 'failed', failure: 'It did not run.' });
    }
  }
}
