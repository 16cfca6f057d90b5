import { record } from '../results.ts';

/** What of Jest's result of a file is read. */
type FileResult = {
  testFilePath: string;
  testResults: { fullName: string; status: string; failureMessages: string[] }[];
  /** Set when the file itself could not be run. */
  testExecError?: unknown;
  failureMessage?: string | null;
};

/** Reports the cases of a file of unit tests. */
export default class JestReporter {
  onTestResult(_test: unknown, { testFilePath: file, testResults, ...whole }: FileResult) {
    if (whole.testExecError)
      record({ file, name: '', status: 'failed', failure: whole.failureMessage ?? '' });
    for (const { fullName: name, status, failureMessages } of testResults) {
      if (status === 'passed') record({ file, name, status });
      else if (status === 'failed') record({ file, name, status, failure: failureMessages.join('\n') });
      else record({ file, name, status: 'skipped' });
    }
  }
}
