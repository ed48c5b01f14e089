/** An export in progress: whether it is still wanted, and its progress from 0 to 1. */
export interface Making {
  isWanted: boolean;
  share: number;
}
