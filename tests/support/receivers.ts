import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listen } from './http.ts';

/** Receivers of leads: a webhook and a mail server on this machine. */

export type Call = { headers: IncomingHttpHeaders; body: string };
/** Status of the response, `hang` for none at all, `refuse` to reset the connection. */
export type Reply = number | 'hang' | 'refuse';

export async function startWebhook(replyTo: (call: Call) => Reply = () => 200) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const call = { headers: request.headers, body: await text(request) };
    calls.push(call);
    const reply = replyTo(call);
    if (reply === 'refuse') request.socket.resetAndDestroy();
    else if (reply !== 'hang') response.writeHead(reply, { location: '/elsewhere' }).end('ok');
  });
  return {
    url: `${await listen(server)}/leads`,
    /** Everything that has arrived. */
    calls,
    /** Ends every connection, hanging ones too. */
    hangUp: () => server.closeAllConnections(),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type ReceivedMail = {
  from: string;
  to: string[];
  /** Header lines, unfolded. */
  headers: string[];
  text: string;
};

/** Decodes the one text part that the site sends. */
function readMail(source: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const end = source.indexOf('\r\n\r\n');
  const headers = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const body = source.slice(end + 4);
  const encoding = headers.find((line) => /^content-transfer-encoding:/i.test(line)) ?? '';
  const bytes = /base64/i.test(encoding)
    ? Buffer.from(body, 'base64')
    : /quoted-printable/i.test(encoding)
      ? Buffer.from(
          body
            .replace(/=\r\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        )
      : Buffer.from(body);
  return { headers, text: bytes.toString().replace(/\r\n/g, '\n') };
}

/** @param refuses says which receivers' addresses do not exist. */
export async function startMailServer(refuses: (address: string) => boolean = () => false) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) =>
      done(refuses(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
    async onData(stream, { envelope }, done) {
      mails.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        ...readMail(await text(stream)),
      });
      done();
    },
  });
  return {
    url: (await listen(server.server)).replace('http:', 'smtp:'),
    /** Everything that has arrived. */
    mails,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
