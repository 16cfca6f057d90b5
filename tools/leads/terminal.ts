import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

let open: { lines: Interface; answers: AsyncIterator<string> } | undefined;
let hidden = false;
/** Shows questions and what is typed, unless it is a password. Standard output is left to the leads. */
const shown = new Writable({
  write(chunk, _encoding, done) {
    if (!hidden) process.stderr.write(chunk);
    done();
  },
});

function start() {
  const lines = createInterface({ input: process.stdin, output: shown, terminal: process.stdin.isTTY });
  return { lines, answers: lines[Symbol.asyncIterator]() };
}

/** Asks one line on the terminal, or takes the next line of what is piped in. */
export async function ask(question: string, { secret = false } = {}): Promise<string> {
  open ??= start();
  // Written again when the typed line is edited.
  open.lines.setPrompt(question);
  process.stderr.write(question);
  hidden = secret;
  const { value, done } = await open.answers.next();
  hidden = false;
  if (secret) process.stderr.write('\n');
  if (done) throw new Error('The question was not answered.');
  return value.trim();
}

/** Gives the terminal back. */
export const stopAsking = () => open?.lines.close();
