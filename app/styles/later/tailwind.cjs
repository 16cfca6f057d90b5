/** Loader for the sheets of this folder: compiles one with Tailwind, so that its import is the URL of the result. */
const tailwind = require('@tailwindcss/postcss');
const postcss = require('postcss');

module.exports = async function compile(source) {
  const { css, messages } = await postcss([tailwind({ optimize: true })]).process(source, {
    from: this.resourcePath,
  });
  for (const { type, file, dir } of messages) {
    if (type === 'dependency') this.addDependency(file);
    if (type === 'dir-dependency') this.addContextDependency(dir);
  }
  return css;
};
