import { createHash } from 'node:crypto';
import { recordId } from '../../../contract/ids';
import type { IdPrefix } from '../../../contract/ids';

const HEX_DIGITS = 12;

/** An id of 48 bits that follows from what it names, so that it is the same after every publication. */
export const stableId = (prefix: IdPrefix, ...names: readonly string[]): string =>
  recordId(
    prefix,
    Number.parseInt(createHash('sha256').update(names.join('\n')).digest('hex').slice(0, HEX_DIGITS), 16),
  );
