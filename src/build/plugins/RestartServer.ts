import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** In watch mode: starts the server after each server build without errors, and stops the one that was running. */
export class RestartServer {
  private child: ChildProcess | undefined;

  constructor(private readonly folder: string) {
    process.once('exit', () => this.child?.kill('SIGTERM'));
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('RestartServer', async (stats) => {
      if (stats.hasErrors()) return;
      await this.stop();
      this.child = spawn(process.execPath, ['--enable-source-maps', path.join(this.folder, 'server.js')], {
        stdio: 'inherit',
      });
    });
  }

  private async stop(): Promise<void> {
    const running = this.child;
    if (!running || running.exitCode !== null) return;
    await new Promise<void>((resolve) => {
      running.once('exit', () => resolve());
      running.kill('SIGTERM');
    });
  }
}
