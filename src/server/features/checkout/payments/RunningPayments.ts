import type { Answer } from '../../../idempotency';

/** The payments this process is asking for right now. */
export class RunningPayments {
  readonly #checkouts = new Map<string, number>();
  readonly #answers = new Map<string, Promise<Answer>>();

  /** Whether a payment of this checkout is being asked for. */
  isRunning(checkoutId: string): boolean {
    return this.#checkouts.has(checkoutId);
  }

  /**
   * Runs one payment call of a checkout. A second call under the same key while it runs gets its answer; `hash`
   * keeps another request under that key from it.
   */
  run(
    checkoutId: string,
    { key, hash }: { readonly key: string | null; readonly hash: string },
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    if (key === null) return this.#counted(checkoutId, work);
    const name = `${checkoutId}\n${key}\n${hash}`;
    const running = this.#answers.get(name);
    if (running !== undefined) return running;
    const answer = this.#counted(checkoutId, work).finally(() => this.#answers.delete(name));
    this.#answers.set(name, answer);
    return answer;
  }

  async #counted(checkoutId: string, work: () => Promise<Answer>): Promise<Answer> {
    this.#checkouts.set(checkoutId, (this.#checkouts.get(checkoutId) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const left = (this.#checkouts.get(checkoutId) ?? 1) - 1;
      if (left === 0) this.#checkouts.delete(checkoutId);
      else this.#checkouts.set(checkoutId, left);
    }
  }
}
