import '@testing-library/jest-dom';
import { format } from 'node:util';

/** A test that expects `console.error` says so: `jest.spyOn(console, 'error')`. Elsewhere it fails the test. */
const unexpected: string[] = [];
console.error = (...parts: unknown[]) => {
  unexpected.push(new Error(format(...parts)).stack ?? '');
};
const expectNoErrors = () => {
  const errors = unexpected.splice(0);
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n\n')}`);
};
afterEach(expectNoErrors);
// What was said after the last test.
afterAll(expectNoErrors);
