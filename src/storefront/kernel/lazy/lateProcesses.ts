import type { SagaGenerator } from '../effects';

type Process = () => SagaGenerator;

const processes: Process[] = [];
let arrived: () => void = () => undefined;

/** The processes of lazy components that are here, in the order in which they came. */
export const lateProcesses: readonly Process[] = processes;

/** Ends when another process is there; for one store, the page's. */
export const awaitProcess = (): Promise<void> => new Promise((resolve) => (arrived = resolve));

/** Starts a process in the store of this page, once. */
export function addProcess(process: Process): void {
  if (processes.includes(process)) return;
  processes.push(process);
  arrived();
}
