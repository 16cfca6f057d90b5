import fs from 'node:fs';

/** Source files of components, by path. */
const sources = ['app', 'components'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${folder}/${file}`),
);

// The browser cuts pasted text at this attribute without a message.
test('leaves no field with `maxlength`', () => {
  expect(sources.some((file) => /<input/.test(fs.readFileSync(file, 'utf8')))).toBe(true);
  expect(sources.filter((file) => /\bmaxlength\b['"]?\s*[=:]/i.test(fs.readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});
