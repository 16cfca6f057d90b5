/**
 * How long a submission may take, in ms: the server answers within ten seconds, eight for the store and two for an earlier
 * attempt (lib/leads/idempotency.ts). The rest is for a slow line.
 */
export const answerTimeLimit = 15_000;

/** Why a submission ended without an answer. */
export type Interruption = 'stalled' | 'offline';

/**
 * Calls a server action and returns its result, or why there is none: the time limit, a lost network, or a page that the
 * browser has restored from its memory, where the request is gone.
 *
 * Next gives an action no signal, and runs the next one only after it. So `fetch` gets the signal for as long as the action
 * runs: it ends the request, and the form can be sent again. The server stores the same form once (lib/leads/idempotency.ts).
 */
export async function untilAnswered<Result>(call: () => Promise<Result>): Promise<Result | Interruption> {
  const controller = new AbortController();
  const { fetch } = window;
  const interruption = new Promise<Interruption>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve(controller.signal.reason));
  });
  const timer = setTimeout(() => controller.abort('stalled'), answerTimeLimit);
  const onOffline = () => controller.abort('offline');
  const onRestore = ({ persisted }: PageTransitionEvent) => persisted && controller.abort('stalled');
  addEventListener('offline', onOffline);
  addEventListener('pageshow', onRestore);
  window.fetch = (input, init) => fetch(input, { signal: controller.signal, ...init });
  try {
    return await Promise.race([call(), interruption]);
  } finally {
    window.fetch = fetch;
    clearTimeout(timer);
    removeEventListener('offline', onOffline);
    removeEventListener('pageshow', onRestore);
  }
}
