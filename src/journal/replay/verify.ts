import { decodeLine, type Decoded, type JournalProblem } from '../decode';
import type { JournalRecord } from '../format';
import { createJudge } from '../schema/judge';
import type { ReplayedApplications } from './application';
import { createComparedStates } from './comparedStates';
import { createRecordOrder } from './recordOrder';
import type { Verification } from './verification';

export interface VerifierOptions<S> extends ReplayedApplications<S> {
  /** Called with the state after each action. */
  readonly onState?: (state: S) => void;
}

interface Verifier {
  /** Takes the log's next line, with its number in the file. */
  check: (decoded: Decoded, line: number) => void;
  /** What was found in the lines so far. */
  result: () => Verification;
}

/**
 * Replays a log line by line and compares every state with its recorded fingerprint. Reports the first diverging action
 * and its slices, and every error in the log's order: missing, repeated or swapped actions and parts.
 */
export function createVerifier<S>({ onState, ...applications }: VerifierOptions<S>): Verifier {
  const judge = createJudge(applications);
  const problems: JournalProblem[] = [];
  const report = (code: JournalProblem['code'], line: number, message: string): void =>
    void problems.push({ code, line, message: `line ${line}: ${message}` });
  const order = createRecordOrder(report);
  const states = createComparedStates(applications, report);

  function checkRecord(record: JournalRecord, line: number): void {
    // The server's receipts are not replayed; `signed/` verifies them.
    if (record.k === 'close' || record.k === 'seal') return;
    const compared = judge.see(record);
    if (record.k === 'header') {
      order.openPart(record, line);
      states.openPart(record, line);
      return;
    }
    order.requireHeader(line);
    // The actions of an unknown application cannot be replayed; that is reported once.
    if (!states.isKnown()) return;
    order.see(record, line);
    if (record.k === 'inject') states.checkEndpoints(record.endpoints, line);
    else if (record.k === 'snapshot') states.begin(record, compared?.added ?? [], line);
    else if (record.k === 'action') {
      const state = states.reduce(record, line);
      if (state !== undefined) onState?.(state);
    }
  }

  return {
    check(decoded, line) {
      if (decoded.ok) checkRecord(decoded.record, line);
      else {
        problems.push(decoded.problem);
        judge.refuse(decoded.problem);
      }
    },
    result() {
      const counts = order.counts();
      const compared = states.result();
      const found: readonly JournalProblem[] =
        counts.parts === 0 && problems.length === 0 ? [{ code: 'no-header', message: 'the log is empty' }] : problems;
      const judgement = judge.judgement();
      return {
        ok: found.length === 0 && compared.diverging === 0 && judgement.verdict !== 'impossible',
        ...counts,
        ...compared,
        problems: [...found],
        judgement,
      };
    },
  };
}

export interface VerifyOptions<S> extends Omit<VerifierOptions<S>, 'onState'> {
  /** NDJSON of one part or of several after each other. */
  readonly text: string;
}

/** Verifies a whole log at once. */
export function verifyJournal<S>({ text, ...options }: VerifyOptions<S>): Verification {
  const verifier = createVerifier(options);
  text.split('\n').forEach((line, index) => {
    if (line !== '') verifier.check(decodeLine(line, index + 1), index + 1);
  });
  return verifier.result();
}
