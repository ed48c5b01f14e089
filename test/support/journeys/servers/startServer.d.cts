import type { ChildProcess } from 'node:child_process';

interface StartedServer {
  readonly server: ChildProcess;
  /** Where it is open, such as http://localhost:41234. */
  readonly origin: string;
  readonly dataDir: string;
}

export declare function startServer(
  mode: 'production' | 'development',
  place?: {
    readonly port?: number | string;
    readonly dataDir?: string;
    readonly logLevel?: string;
    /** Further settings, as the environment has them. */
    readonly settings?: Readonly<Record<string, string>>;
  },
): Promise<StartedServer>;
