import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Asks a child to end, waits until it has, and ends it by force when that takes longer than `patience` in ms. */
export async function endChild(child: ChildProcess, patience: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  child.kill('SIGTERM');
  await once(child, 'exit');
  clearTimeout(timer);
}
