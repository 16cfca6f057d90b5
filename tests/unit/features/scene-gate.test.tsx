import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { SceneGate } from '@/components/features/scene-gate';

let come: () => void;

class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    come = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

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

const messages = {};
let update: () => void;

/** A page whose own state changes while the scene still sleeps. */
function Page() {
  const [updates, setUpdates] = useState(0);
  update = () => setUpdates((count) => count + 1);
  return (
    <main data-updates={updates}>
      <SceneGate feature="label-vision" locale="en" messages={messages} trialHref="/" />
    </main>
  );
}

/** What the server sends: the markers are those with which React ends a boundary that is complete. */
const served =
  '<main data-updates="0"><div id="scene-label-vision"><!--$--><p>a carton</p><!--/$--></div></main>';

const settle = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

test('the served scene stays through an update of its page, and lives once a visitor is near', async () => {
  jest.spyOn(console, 'error').mockImplementation((error) => {
    throw new Error(String(error));
  });
  Object.assign(window, { IntersectionObserver: Observer });
  document.body.innerHTML = `<div id="root">${served}</div>`;
  const carton = document.querySelector('p');
  await act(async () => {
    hydrateRoot(document.getElementById('root') as HTMLElement, <Page />);
  });
  await act(async () => update());
  await settle();
  expect(document.querySelector('main')?.dataset.updates).toBe('1');
  expect(document.querySelector('p')).toBe(carton);
  expect(carton?.dataset.live).toBeUndefined();

  come();
  await settle();
  // The very element that was served: taken over, not drawn anew.
  expect(document.querySelector('p')).toBe(carton);
  expect(carton?.dataset.live).toBe('true');
});

test('a scene whose code cannot be fetched stays the picture that was served', async () => {
  jest.doMock('@/components/features/evidence-vault/scene', () => {
    throw new Error('offline');
  });
  document.body.innerHTML =
    '<div id="root"><div id="scene-evidence-vault"><!--$--><p>a box</p><!--/$--></div></div>';
  const box = document.querySelector('p');
  await act(async () => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <SceneGate feature="evidence-vault" locale="en" messages={messages} trialHref="/" />,
    );
  });
  come();
  await settle();
  expect(document.querySelector('p')).toBe(box);
});
