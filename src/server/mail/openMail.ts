import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEmail } from '../../commerce/identifiers/email';
import type { Clock } from '../clock';
import { errorCodeOf } from '../errorCode';
import type { Settings } from '../process/settings';
import { MailProblem, type Mail } from './Mail';

/** How long to wait for a mail server to connect, to greet and to answer each time, in ms. */
const SMTP_PATIENCE_MS = 15_000;

const failure = (error: unknown): MailProblem => new MailProblem(errorCodeOf(error) ?? 'UNKNOWN');

/** The library for mails, loaded with the first mail. */
const nodemailer = () => import('nodemailer');

/** Sends mails by a mail server; `url` is smtp:// or smtps://, with user and password if needed. */
function smtpMail(url: string, from: string): Mail {
  // Each mail has a connection of its own.
  const transport = async () =>
    (await nodemailer()).createTransport({
      url,
      connectionTimeout: SMTP_PATIENCE_MS,
      greetingTimeout: SMTP_PATIENCE_MS,
      socketTimeout: SMTP_PATIENCE_MS,
      // Messages are our own text: they must never include a file or an address by reference.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  return {
    async send(message) {
      try {
        await (await transport()).sendMail({ ...message, from });
      } catch (error) {
        throw failure(error);
      }
    },
  };
}

/** Writes mails as files, one `.eml` each, completely or not at all; for a shop without a mail server. */
function outboxMail(folder: string, from: string, clock: Clock): Mail {
  const transport = async () =>
    (await nodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      try {
        const date = new Date(clock.now());
        const { message: bytes } = await (await transport()).sendMail({ ...message, from, date });
        const name = `${date.toISOString().replace(/[:.]/g, '-')}-${randomUUID()}`;
        // Mails contain links that open an account: readable only by the owner of the data folder.
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const draft = path.join(folder, `${name}.draft`);
        await writeFile(draft, bytes, { mode: 0o600 });
        await rename(draft, path.join(folder, `${name}.eml`));
      } catch (error) {
        throw failure(error);
      }
    },
  };
}

/** Refuses invalid addresses: a mail has exactly one recipient and at most one address for replies. */
const toOneAddress = (mail: Mail): Mail => ({
  async send(message) {
    const to = parseEmail(message.to);
    const replyTo = message.replyTo === undefined ? undefined : parseEmail(message.replyTo);
    if (to === null || replyTo === null) throw new MailProblem('NO_ADDRESS');
    await mail.send({ ...message, to, ...(replyTo !== undefined && { replyTo }) });
  },
});

/** The way of sending mails that the settings ask for: a mail server, or files in `DATA_DIR/outbox`. */
export const openMail = (settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>, clock: Clock): Mail =>
  toOneAddress(
    settings.smtpUrl === null
      ? outboxMail(path.join(settings.dataDir, 'outbox'), settings.mailFrom, clock)
      : smtpMail(settings.smtpUrl, settings.mailFrom),
  );
