import { wellFormed } from '@/lib/articles/client';

test('replaces lone surrogates anywhere and keeps everything else', () => {
  const half = '\ud83e';
  const read = wellFormed({
    title: `a${half}b`,
    list: [{ text: `\udde4${half}` }, 7, null, true],
    whole: '🧴',
  });
  expect(read).toEqual({ title: 'a\ufffdb', list: [{ text: '\ufffd\ufffd' }, 7, null, true], whole: '🧴' });
});
