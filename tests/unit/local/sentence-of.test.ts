/** @jest-environment node */
import { sentenceOf } from '@/local/sentence-of';

const circle: Record<string, unknown> = {};
circle.self = circle;

test.each([
  ['an error', new Error('The migration\n  failed.'), 'The migration failed.'],
  [
    'a taken port',
    Object.assign(new Error('listen'), { code: 'EADDRINUSE' }),
    'The port of EMBEDDED_PORT is in use by another process.',
  ],
  [
    'a full disk, as PGlite throws it',
    { name: 'ErrnoError', errno: 51 },
    'The files of the embedded database cannot be used: no space left on the device.',
  ],
  [
    'another error of PGlite’s file system',
    { name: 'ErrnoError', errno: 44 },
    'The files of the embedded database cannot be used: error 44 of the file system.',
  ],
  ['an object with a message', { name: 'ExitStatus', message: 'Program terminated' }, 'Program terminated'],
  ['an object without one', { status: 1 }, 'An error without a message: {"status":1}'],
  ['an error without one', new TypeError(''), 'An error without a message: TypeError {}'],
  ['what cannot be written', circle, 'An error without a message.'],
  ['a text', 'out of memory', 'out of memory'],
  ['nothing', undefined, 'undefined'],
])('%s becomes a sentence', (_, thrown, sentence) => {
  expect(sentenceOf(thrown)).toBe(sentence);
});

test('a long message is cut', () => {
  expect(sentenceOf(new Error('x'.repeat(2000)))).toHaveLength(500);
});
