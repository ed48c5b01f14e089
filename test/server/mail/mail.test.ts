import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { MailProblem } from '../../../src/server/mail/Mail';
import { openMail } from '../../../src/server/mail/openMail';
import { temporaryFolder } from '../../support/server/databases/temporaryFolder';
import { testClock } from '../../support/server/testApp';

const temporary = temporaryFolder();
afterAll(() => temporary.remove());

const FROM = 'Comptoir <bonjour@comptoir.example>';
const MESSAGE = {
  to: 'marie@port.example',
  subject: 'Votre commande est à nous',
  text: 'Bonjour,\n\nUne ligne très longue, avec un lien : https://shop.example/reset-password?token=abc_DEF-123\n',
};
const toFolder = (dataDir: string) => openMail({ smtpUrl: null, mailFrom: FROM, dataDir }, testClock());

describe('without a mail server', () => {
  it('each mail is a file of its own that only the owner can read', async () => {
    const mail = toFolder(temporary.file('shop'));
    await Promise.all([mail.send(MESSAGE), mail.send({ ...MESSAGE, to: 'anne@port.example' })]);
    const folder = temporary.file('shop/outbox');
    const files = readdirSync(folder);
    expect(files).toHaveLength(2);
    expect(files.every((name) => name.endsWith('.eml'))).toBe(true);
    const texts = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    expect(texts.join()).toMatch(/^To: anne@port\.example\r$/m);
    expect(texts[0]).toMatch(/^From: Comptoir <bonjour@comptoir\.example>\r$/m);
    expect(texts[0]).toMatch(/^Date: Mon, 03 Mar 2025 09:00:00 \+0000\r$/m);
    expect(texts[0]?.replace(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(
      'https://shop.example/reset-password?token=abc_DEF-123',
    );
    expect(statSync(`${folder}/${files[0] ?? ''}`).mode & 0o777).toBe(0o600);
  });

  it('an answer goes to whom it names, where it names somebody', async () => {
    const mail = toFolder(temporary.file('answers'));
    await mail.send({ ...MESSAGE, replyTo: 'Ana@port.example' });
    const [file = ''] = readdirSync(temporary.file('answers/outbox'));
    expect(readFileSync(temporary.file(`answers/outbox/${file}`), 'utf8')).toMatch(/^Reply-To: ana@port\.example\r$/m);
  });

  it('one that cannot be written is refused with a code that names nobody', async () => {
    const mail = toFolder('/dev/null');
    const failure = await mail.send(MESSAGE).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailProblem);
    expect(String(failure)).toBe('MailProblem: A mail could not be handed over (ENOTDIR).');
  });

  it('nothing goes out to what is no single address', async () => {
    const mail = toFolder(temporary.file('addresses'));
    for (const to of [
      'a@port.example, b@port.example',
      'x:marie@port.example',
      'Marie <marie@port.example>',
      'marie@',
    ]) {
      await expect(mail.send({ ...MESSAGE, to })).rejects.toThrow('(NO_ADDRESS)');
    }
    await expect(mail.send({ ...MESSAGE, replyTo: 'a@port.example, b@port.example' })).rejects.toThrow('(NO_ADDRESS)');
    expect(readdirSync(temporary.file('.'))).not.toContain('addresses');
  });

  it('an address cannot bring headers of its own', async () => {
    const mail = toFolder(temporary.file('headers'));
    await mail.send({ ...MESSAGE, subject: 'Hello\r\nBcc: evil@example.com' });
    const folder = temporary.file('headers/outbox');
    expect(readFileSync(`${folder}/${readdirSync(folder)[0] ?? ''}`, 'utf8')).not.toMatch(/^Bcc:/im);
  });
});

describe('with a mail server', () => {
  interface Received {
    readonly from: string;
    readonly to: readonly string[];
    readonly user: string | undefined;
    readonly text: string;
  }
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'shop' && password === 'secret words') done(null, { user: username });
      else done(new Error('no'));
    },
    onRcptTo: ({ address }, _session, done) => {
      done(address.startsWith('nobody') ? new Error(`${address} is unknown`) : null);
    },
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const user: unknown = session.user;
        const from = mailFrom === false ? '' : mailFrom.address;
        received.push({
          from,
          to: rcptTo.map(({ address }) => address),
          user: typeof user === 'string' ? user : undefined,
          text,
        });
        done();
      });
    },
  });
  let port = 0;
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        const listening = server.listen(0, '127.0.0.1', () => {
          port = (listening.address() as AddressInfo).port;
          resolve();
        });
      }),
  );
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const through = (login: string) =>
    openMail(
      { smtpUrl: `smtp://${login}@127.0.0.1:${String(port)}`, mailFrom: FROM, dataDir: '/nowhere' },
      testClock(),
    );

  it('mails are handed over to it, under the shop’s name and login', async () => {
    await through('shop:secret%20words').send({ ...MESSAGE, html: '<p>Bonjour</p>' });
    expect(received).toMatchObject([{ from: 'bonjour@comptoir.example', to: ['marie@port.example'], user: 'shop' }]);
    expect(received[0]?.text).toContain('multipart/alternative');
    expect(received[0]?.text).toMatch(/^Subject: =\?UTF-8\?Q\?.*=C3=A0/m);
  });

  it('what it refuses is a problem whose words tell neither whom nor why', async () => {
    const refusals = await Promise.all(
      [
        through('shop:secret%20words').send({ ...MESSAGE, to: 'nobody@port.example' }),
        through('shop:wrong').send(MESSAGE),
      ].map((sending) =>
        sending.catch((error: unknown) => (error instanceof Error ? `${error.message}${error.stack ?? ''}` : '')),
      ),
    );
    expect(refusals[0]).toContain('(EENVELOPE)');
    expect(refusals[1]).toContain('(EAUTH)');
    expect(refusals.join()).not.toMatch(/nobody@|port\.example|wrong/);
    expect(received).toHaveLength(1);
  });

  it('one that is not there is a problem, too', async () => {
    const mail = openMail({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: FROM, dataDir: '/nowhere' }, testClock());
    await expect(mail.send(MESSAGE)).rejects.toThrow(MailProblem);
  });
});
