/** Locks by name within this process. */
export class LocalLocks {
  readonly #names = new Set<string>();

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** Runs work while it holds the lock of this name; null, without running it, when the lock is already held. */
  async withLock<T>(name: string, work: () => Promise<T>): Promise<T | null> {
    if (this.#names.has(name)) return null;
    this.#names.add(name);
    try {
      return await work();
    } finally {
      this.#names.delete(name);
    }
  }
}
