// What only a client component can use; apart from index.ts, which crops on the server use too.
export { Control } from './control';
export { Ending } from './ending';
export { Invite } from './invite';
export { useLive, useScene } from './use-scene';
