/** Why a server must not start as it is set: one line for the operator. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
