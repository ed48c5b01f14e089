import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

/** The lifted store of Redux DevTools, as far as a journey uses it. */
interface LiftedStore {
  readonly dispatch: (action: object) => void;
  readonly getState: () => {
    readonly committedState: unknown;
    readonly currentStateIndex: number;
    readonly computedStates: readonly unknown[];
    readonly stagedActionIds: readonly number[];
    readonly actionsById: Readonly<Record<number, { readonly action: { readonly type: string } }>>;
  };
}

declare global {
  interface Window {
    devTools?: { readonly liftedStore: LiftedStore };
  }
}

/** The instrument of Redux DevTools as one script: what the browser's extension puts into a page, without its panel. */
export async function devToolsExtension(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-devtools-'));
  try {
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      entry: path.join(__dirname, 'devToolsPage.cjs'),
      output: { path: folder, filename: 'extension.js' },
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
    return await readFile(path.join(folder, 'extension.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
