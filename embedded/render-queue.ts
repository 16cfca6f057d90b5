/** Renderings at one time: two, so that a large one does not hold up all others. */
const atOnce = 2;
/** Renderings that may wait. A first visit of a full list asks for fewer. */
const longestQueue = 24;

type Job = PromiseWithResolvers<Buffer | null> & {
  render: () => Promise<Buffer>;
  /** How many requests want the result. */
  asking: number;
  running: boolean;
};

/** Jobs by key, first come first. */
const jobs = new Map<string, Job>();

/** Starts what may run now. */
function advance(): void {
  for (const [key, job] of jobs) {
    if ([...jobs.values()].filter(({ running }) => running).length >= atOnce) return;
    if (job.running) continue;
    job.running = true;
    job
      .render()
      .then(job.resolve, job.reject)
      .finally(() => {
        jobs.delete(key);
        advance();
      });
  }
}

/**
 * Renders, a few at a time: each takes a core, and memory. Requests with the same key share a rendering. A rendering
 * that no request waits for anymore is not started.
 * @param signal aborts when the client is gone.
 * @returns null when too many are waiting, or the client is gone before it began.
 */
export async function renderInTurn(
  key: string,
  render: () => Promise<Buffer>,
  signal: AbortSignal,
): Promise<Buffer | null> {
  if (signal.aborted) return null;
  const known = jobs.get(key);
  if (!known && jobs.size >= atOnce + longestQueue) return null;
  const job = known ?? { ...Promise.withResolvers<Buffer | null>(), render, asking: 0, running: false };
  job.asking += 1;
  const leave = () => {
    job.asking -= 1;
    if (job.asking > 0 || job.running) return;
    jobs.delete(key);
    job.resolve(null);
  };
  signal.addEventListener('abort', leave, { once: true });
  if (!known) {
    jobs.set(key, job);
    advance();
  }
  try {
    return await job.promise;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
