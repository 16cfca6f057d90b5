import '@testing-library/jest-dom';
import { format } from 'node:util';

/** Fails a test that calls `console.error`, unless it mocks it with `jest.spyOn(console, 'error')`. */
const unexpected: string[] = [];
console.error = (...parts: unknown[]) => {
  unexpected.push(new Error(format(...parts)).stack ?? '');
};
const expectNoErrors = () => {
  const errors = unexpected.splice(0);
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n\n')}`);
};
afterEach(expectNoErrors);
// Messages after the last test.
afterAll(expectNoErrors);
