/** A file that is being made: whether it is still wanted, and which share of it is done, from 0 to 1. */
export interface Making {
  isWanted: boolean;
  share: number;
}
