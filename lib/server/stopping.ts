import { processState } from './process-state';

const state = () => processState('shutdown', () => ({ hasBegun: false }));

/** True while the process finishes its last requests. */
export function isStopping(): boolean {
  return state().hasBegun;
}

/** Records that the process got a signal to stop. */
export function noteStop(): void {
  state().hasBegun = true;
}
