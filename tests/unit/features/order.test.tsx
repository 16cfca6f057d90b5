/** @jest-environment jsdom */

/** Loads the modules with the list of features as given. */
async function withOrder(change: (list: readonly string[]) => readonly string[]) {
  jest.resetModules();
  const { features } = jest.requireActual<typeof import('@/lib/features/list')>('@/lib/features/list');
  const order = change(features);
  jest.doMock('@/lib/features/list', () => ({
    ...jest.requireActual('@/lib/features/list'),
    features: order,
  }));
  const { pages } = await import('@/lib/routes');
  const { pageOgImage } = await import('@/lib/seo/og-images');
  const { SceneWindow } = await import('@/components/features/shared');
  const { default: AllMessages } = await import('@/components/layout/all-messages');
  const { renderToStaticMarkup } = await import('react-dom/server');
  return { order, pages, pageOgImage, SceneWindow, AllMessages, renderToStaticMarkup };
}

test.each([
  ['unchanged', (list: readonly string[]) => list],
  ['the other way round', (list: readonly string[]) => [...list].reverse()],
])('orders route table, § numbers, social images and scenes by the list %s', async (_, change) => {
  const { order, pages, pageOgImage, SceneWindow, AllMessages, renderToStaticMarkup } =
    await withOrder(change);
  const paths = pages.map(({ path }) => path).filter((path) => path.startsWith('/features/'));
  expect(paths).toEqual(order.map((feature) => `/features/${feature}`));
  order.forEach((feature, index) => {
    const name = feature as 'label-vision';
    expect(pageOgImage('ko', `/features/${name}`)).toMatchObject({
      section: `§ 2.${index + 1}`,
      drawing: name,
    });
    const html = renderToStaticMarkup(
      <AllMessages locale="ko">
        <SceneWindow feature={name} file="" state="">
          {null}
        </SceneWindow>
      </AllMessages>,
    );
    expect(html).toContain(`§ 2.${index + 1}<`);
  });
});
