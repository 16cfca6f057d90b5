/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';

/** Loads the modules with the list of features as given. */
async function withOrder(change: (list: readonly string[]) => readonly string[]) {
  jest.resetModules();
  const { features } = jest.requireActual<typeof import('@/lib/features/list')>('@/lib/features/list');
  const order = change(features);
  jest.doMock('@/lib/features/list', () => ({ features: order }));
  const { pages } = await import('@/lib/routes');
  const { pageOgImage } = await import('@/lib/seo/og-images');
  const { SceneWindow } = await import('@/components/features/shared');
  return { order, pages, pageOgImage, SceneWindow };
}

test.each([
  ['as it is', (list: readonly string[]) => list],
  ['the other way round', (list: readonly string[]) => [...list].reverse()],
])('route table, § numbers, social images and scenes follow the list %s', async (_, change) => {
  const { order, pages, pageOgImage, SceneWindow } = await withOrder(change);
  const paths = pages.map(({ path }) => path).filter((path) => path.startsWith('/features/'));
  expect(paths).toEqual(order.map((feature) => `/features/${feature}`));
  order.forEach((feature, index) => {
    const name = feature as 'label-vision';
    expect(pageOgImage('ko', `/features/${name}`)).toMatchObject({
      section: `§ 2.${index + 1}`,
      drawing: name,
    });
    const html = renderToStaticMarkup(
      <SceneWindow feature={name} tab="" file="" state="" caption="">
        {null}
      </SceneWindow>,
    );
    expect(html).toContain(`§ 2.${index + 1}<`);
  });
});
