import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname, platform } from 'node:os';

/**
 * Which process a pid means. A number alone does not say: it is used again after a while, after a reboot, and in
 * every container. A process is the same when place, pid and start time are.
 */

export type ProcessIdentity = {
  pid: number;
  /** Where the pid counts: this boot and pid namespace on Linux, the host elsewhere. */
  place: string;
  /** When the process started, in the unit of the platform; null where it cannot be told. */
  startedAt: string | null;
};

/** Identity of this process. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, place: ownPlace(), startedAt: startTimeOf(process.pid) };
}

/** True or false where this machine can tell whether the process still runs, null where it cannot. */
export function isRunning(identity: ProcessIdentity): boolean | null {
  if (identity.place !== ownPlace()) return null;
  const startedAt = startTimeOf(identity.pid);
  if (startedAt !== null && identity.startedAt !== null) return startedAt === identity.startedAt;
  try {
    // Signal 0 only asks whether the process is there.
    process.kill(identity.pid, 0);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH' ? false : null;
  }
}

function ownPlace(): string {
  if (platform() !== 'linux') return `${platform()} ${hostname()}`;
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `linux ${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return `linux ${hostname()}`;
  }
}

function startTimeOf(pid: number): string | null {
  try {
    if (platform() === 'linux') {
      // proc_pid_stat(5): the name in parentheses may hold anything, so count from behind it; then state is field 3
      // and the start time, in clock ticks since boot, field 22.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // A zombie has ended; only its parent has not asked yet.
      return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : (fields[19] ?? null);
    }
    if (platform() === 'darwin') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
    }
  } catch {
    // No such process, or no way to ask: signal 0 decides.
  }
  return null;
}
