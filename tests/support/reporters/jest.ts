import type { Reporter, Test, TestResult } from '@jest/reporters';
import { record } from '../results.ts';

/** Reports the cases of a file of unit tests. */
export default class JestReporter implements Pick<Reporter, 'onTestResult'> {
  onTestResult(_test: Test, { testFilePath: file, testResults, testExecError, failureMessage }: TestResult) {
    // The file itself could not be run.
    if (testExecError) record({ file, name: '', status: 'failed', failure: failureMessage ?? '' });
    for (const { fullName: name, status, failureMessages } of testResults) {
      if (status === 'passed') record({ file, name, status });
      else if (status === 'failed') record({ file, name, status, failure: failureMessages.join('\n') });
      else record({ file, name, status: 'skipped' });
    }
  }
}
