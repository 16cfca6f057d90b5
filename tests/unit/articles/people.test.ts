import { collectPeople, personId } from '@/lib/articles/people';

const author = { name: 'Nell Harwood', role: { en: 'Writer', ko: '작가' }, biography: { en: 'Ten years.' } };
const reviewer = { name: 'Priya Raman', role: { en: 'Editor' }, biography: null };
const row = (slug: string, fields: object) => ({
  title: slug.toUpperCase(),
  slug: { current: slug },
  language: 'en',
  publishedAt: '2026-11-05T00:00:00Z',
  reviewedAt: null,
  authors: [author],
  author: { name: null },
  reviewedBy: null,
  ...fields,
});

it('lists what each person wrote and reviewed, those with the most articles first', () => {
  const people = collectPeople([row('a', { reviewedBy: reviewer, reviewedAt: '2026-11-22' }), row('b', {})]);
  expect(people).toEqual([
    {
      id: 'person-nell-harwood',
      name: 'Nell Harwood',
      role: 'Writer',
      biography: 'Ten years.',
      wrote: [
        { title: 'A', slug: 'a', day: '2026-11-05T00:00:00Z' },
        { title: 'B', slug: 'b', day: '2026-11-05T00:00:00Z' },
      ],
      reviewed: [],
    },
    {
      id: 'person-priya-raman',
      name: 'Priya Raman',
      role: 'Editor',
      biography: null,
      wrote: [],
      reviewed: [{ title: 'A', slug: 'a', day: '2026-11-22' }],
    },
  ]);
});

it('uses the older field for a single author while the list of authors is empty', () => {
  const [person] = collectPeople([row('a', { authors: [], author: { name: 'Joon Baek' } })]);
  expect(person).toMatchObject({ name: 'Joon Baek', role: null, wrote: [{ slug: 'a' }] });
});

it.each([
  ['without a title', row('a', { title: '' })],
  ['without a page', row('..', {})],
  ['of names without letters', row('a', { authors: [{ name: '***' }] })],
  ['that is no document', null],
])('leaves out a row %s', (_, broken) => {
  expect(collectPeople([broken])).toEqual([]);
});

it.each([
  ['Nell Harwood', 'person-nell-harwood'],
  ['한서윤', 'person-한서윤'],
  ['***', ''],
])('returns the id of %s', (name, id) => {
  expect(personId(name)).toBe(id);
});
