/** One mail to one person. `text` is always set; `html` has the same content. */
export interface MailMessage {
  readonly to: string;
  /** Recipient of a reply; by default the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Sends mails. Called outside of any database command. */
export interface Mail {
  /** Resolves when the mail was accepted; rejects with a MailProblem. */
  send(message: MailMessage): Promise<void>;
}

/** Why a mail was not sent: only a code, because mail servers repeat the recipient in their messages. */
export class MailProblem extends Error {
  override readonly name = 'MailProblem';

  constructor(readonly code: string) {
    super(`A mail could not be handed over (${code}).`);
  }
}
