/** The names this process works under right now. */
export class NamesAtWork {
  readonly #names = new Set<string>();

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** Runs work under a name, unless it is in use: null then, and nothing was run. */
  async alone<T>(name: string, work: () => Promise<T>): Promise<T | null> {
    if (this.#names.has(name)) return null;
    this.#names.add(name);
    try {
      return await work();
    } finally {
      this.#names.delete(name);
    }
  }
}
