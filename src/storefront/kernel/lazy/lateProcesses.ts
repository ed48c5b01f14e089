import type { SagaGenerator } from '../effects';

type Process = () => SagaGenerator;

const processes: Process[] = [];
let arrived: () => void = () => undefined;

/** The processes of the lazy components loaded so far, in the order of loading. */
export const lateProcesses: readonly Process[] = processes;

/** Resolves when the next process arrives; it serves one waiter, the page's store. */
export const awaitProcess = (): Promise<void> => new Promise((resolve) => (arrived = resolve));

/** Starts a process in this page's store, once. */
export function addProcess(process: Process): void {
  if (processes.includes(process)) return;
  processes.push(process);
  arrived();
}
