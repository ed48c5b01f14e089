/** One mail to one person. `text` is always there; `html` says the same. */
export interface MailMessage {
  readonly to: string;
  /** Whom an answer goes to; otherwise to whoever sent it. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** The way out for mails. Called outside of any database command. */
export interface Mail {
  /** Resolves when the mail is handed over; rejects with a MailProblem. */
  send(message: MailMessage): Promise<void>;
}

/** Why a mail did not go out: a code only, because what mail servers say repeats who it was for. */
export class MailProblem extends Error {
  override readonly name = 'MailProblem';

  constructor(readonly code: string) {
    super(`A mail could not be handed over (${code}).`);
  }
}
