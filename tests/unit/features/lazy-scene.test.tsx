/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LazyScene } from '@/components/features/lazy-scene';

/** Simulates a visitor who comes near. */
let come: () => void;
/** Updates the state of the page. */
let update: () => void;

jest.mock('@/components/features/label-vision/scene', () => {
  const { useEffect, useState } = jest.requireActual<typeof import('react')>('react');
  return {
    __esModule: true,
    default: function Scene() {
      const [live, setLive] = useState(false);
      useEffect(() => setLive(true), []);
      return <p data-live={live || undefined}>a carton</p>;
    },
  };
});
jest.mock('@/components/features/evidence-vault/scene', () => {
  throw new Error('offline');
});

type Tried = 'label-vision' | 'evidence-vault';

function Page({ feature }: { feature: Tried }) {
  const [updates, setUpdates] = useState(0);
  update = () => setUpdates((count) => count + 1);
  return (
    <main data-updates={updates}>
      <LazyScene feature={feature} locale="en" messages={{}} trial={{ href: '/', className: '' }} />
    </main>
  );
}

/** Waits for a change that must not happen. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** Hydrates the page from its server HTML. */
async function open(feature: Tried) {
  const observe = (callback: (entries: { isIntersecting: boolean }[]) => void) => {
    come = () => callback([{ isIntersecting: true }]);
    return { observe() {}, disconnect() {} };
  };
  Object.assign(window, { IntersectionObserver: jest.fn(observe) });
  document.body.innerHTML = `<div id="root"><main data-updates="0"><div><p>a carton</p></div></main></div>`;
  await act(async () => {
    hydrateRoot(document.getElementById('root') as HTMLElement, <Page feature={feature} />);
  });
  return document.querySelector('p');
}

test('keeps the server-rendered scene through an update and loads it when the visitor comes near', async () => {
  const carton = await open('label-vision');
  await act(async () => update());
  await settle();
  expect(document.querySelector('main')?.dataset.updates).toBe('1');
  expect(document.querySelector('p')).toBe(carton);
  expect(carton?.dataset.live).toBeUndefined();

  come();
  await waitFor(() => expect(carton?.dataset.live).toBe('true'));
  // React hydrated this element instead of creating it.
  expect(document.querySelector('p')).toBe(carton);
  await act(async () => update());
  expect(document.querySelector('p')).toBe(carton);
});

test('keeps the server-rendered picture if the code fails to load', async () => {
  const carton = await open('evidence-vault');
  come();
  await settle();
  expect(document.querySelector('p')).toBe(carton);
});
