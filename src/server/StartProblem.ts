/** A reason for which the server must not start; the message is one line for the operator. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
