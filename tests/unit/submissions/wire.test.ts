/** @jest-environment node */
import { isCall, isPlainPost, readFields } from '@/lib/submissions/wire';

const type = 'multipart/form-data; boundary=----B';
const encode = (text: string) => new TextEncoder().encode(text);
const body = (...parts: string[]) =>
  encode(`${parts.map((part) => `------B\r\n${part}\r\n`).join('')}------B--\r\n`);
const field = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

describe('readFields', () => {
  test('reads what browsers write', () => {
    expect(readFields(type, body(field('a', '1'), field('b', ''), field('c', '김\r\n🧴')))).toEqual(
      new Map([
        ['a', '1'],
        ['b', ''],
        ['c', '김\r\n🧴'],
      ]),
    ); // prettier-ignore
  });

  test('reads what fetch itself writes', async () => {
    const data = new FormData();
    data.append('_1_name', 'Jo "the" Kim');
    data.append('0', '[null,"$K1"]');
    const request = new Request('http://localhost/', { method: 'POST', body: data });
    const fields = readFields(
      request.headers.get('content-type') ?? '',
      new Uint8Array(await request.arrayBuffer()),
    );
    expect(fields).toEqual(
      new Map([
        ['_1_name', 'Jo "the" Kim'],
        ['0', '[null,"$K1"]'],
      ]),
    ); // prettier-ignore
  });

  test.each<[string, string, Uint8Array]>([
    ['another type', 'application/json', body(field('a', '1'))],
    ['no boundary', 'multipart/form-data', body(field('a', '1'))],
    ['a parameter behind the boundary', `${type}; charset=utf-16`, body(field('a', '1'))],
    ['nothing', type, encode('')],
    ['no part', type, encode('------B--\r\n')],
    ['no end', type, encode(`------B\r\n${field('a', '1')}\r\n`)],
    ['something in front', type, encode(`x\r\n------B\r\n${field('a', '1')}\r\n------B--\r\n`)],
    ['something behind', type, encode(`------B\r\n${field('a', '1')}\r\n------B--\r\nx`)],
    ['a file', type, body('Content-Disposition: form-data; name="a"; filename="x"\r\n\r\n1')],
    [
      'a type of a part',
      type,
      body('Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain\r\n\r\n1'),
    ],
    ['the same name twice', type, body(field('a', '1'), field('a', '2'))],
    ['a boundary inside a value', type, body(field('a', 'x\r\n------Bx'))],
    ['a boundary as a value', type, body(field('a', '------B'))],
    [
      'invalid UTF-8',
      type,
      new Uint8Array([...body(field('a', '')).slice(0, -14), 0xff, ...body().slice(-9)]),
    ],
  ])('refuses %s', (_, contentType, bytes) => {
    expect(readFields(contentType, bytes)).toBeNull();
  });
});

const call = { _1_name: 'Jo', _1_website: '', '0': '[null,"$K1"]' };
const plain = {
  $ACTION_REF_3: '',
  '$ACTION_3:0': `{"id":"60${'a'.repeat(40)}","bound":"$@1"}`,
  '$ACTION_3:1': '[null]',
  $ACTION_KEY: 'kabc123',
  name: 'Jo',
};
const asMap = (value: object) => new Map(Object.entries(value) as [string, string][]);

test('a dialog’s call and a plain post are taken for what they are', () => {
  expect([isCall(asMap(call)), isPlainPost(asMap(call))]).toEqual([true, false]);
  expect([isCall(asMap(plain)), isPlainPost(asMap(plain))]).toEqual([false, true]);
});

test.each([
  ['no arguments', { '0': undefined }],
  ['other arguments', { '0': '["$F1"]' }],
  ['a reference', { '1': '{"then":"$1:__proto__:then"}' }],
  ['a field that no form has', { _1_id: 'x' }],
  ['a field of another FormData', { _2_name: 'x' }],
  ['a prototype', { _1___proto__: 'x' }],
])('a call with %s is refused', (_, change) => {
  const fields = Object.entries({ ...call, ...change }).filter(([, value]) => value !== undefined);
  expect(isCall(new Map(fields as [string, string][]))).toBe(false);
});

test.each([
  ['no reference', { $ACTION_REF_3: undefined }],
  ['no state', { '$ACTION_3:1': undefined }],
  ['a state', { '$ACTION_3:1': '[{"status":"stored"}]' }],
  ['a second reference', { $ACTION_REF_4: '' }],
  ['a plain id', { [`$ACTION_ID_60${'a'.repeat(40)}`]: '' }],
  ['a bound value', { '$ACTION_3:0': `{"id":"60${'a'.repeat(40)}","bound":"$F1"}` }],
  ['another key', { $ACTION_KEY: '__proto__' }],
  ['a field that no form has', { id: 'x' }],
])('a post with %s is refused', (_, change) => {
  const fields = Object.entries({ ...plain, ...change }).filter(([, value]) => value !== undefined);
  expect(isPlainPost(new Map(fields as [string, string][]))).toBe(false);
});
