export interface Connection {
  /** Resolves with status, headers (lists by lower-case name) and body, as the bytes that came. */
  readonly ask: (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    text?: string,
  ) => Promise<{
    readonly status: number;
    readonly headers: Readonly<Record<string, readonly string[]>>;
    readonly body: Buffer;
  }>;
  readonly close: () => void;
}

export function createConnection(origin: string): Connection;
