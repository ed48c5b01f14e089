import { sliceFingerprints } from '../fingerprint';

/** The slices of a replayed state beside their recorded fingerprints, and which of them cannot be compared. */
export interface ComparedSlices {
  /** Starts from a recorded state; slices that were added since its recording cannot be compared with anything. */
  readonly begin: (recorded: unknown, added: readonly string[]) => void;
  /** Takes the recorded fingerprints of the slices that an action has changed. */
  readonly record: (prints: Readonly<Record<string, string>> | undefined) => void;
  /** These slices were upcast: from here to the next snapshot they differ from the recording. */
  readonly onMigrated: (names: readonly string[]) => void;
  /** The slices of a state that differs from the recorded one; null if only slices that are not compared can differ. */
  readonly differing: (state: unknown) => readonly string[] | null;
  /** All slices that were not compared at some point of the log: upcast, or not recorded. */
  readonly leftOut: () => { readonly migrated: readonly string[]; readonly added: readonly string[] };
}

export function createComparedSlices(): ComparedSlices {
  /** The recorded fingerprints of all slices up to now. */
  let slices: Record<string, string> = {};
  /** Slices that cannot be compared since the last snapshot, and those of the whole log: upcast, or not recorded. */
  const changed = new Set<string>();
  const migrated = new Set<string>();
  const added = new Set<string>();

  return {
    begin(recorded, unrecorded) {
      slices = sliceFingerprints(recorded) ?? {};
      changed.clear();
      for (const name of unrecorded) for (const list of [changed, added]) list.add(name);
    },
    record(prints = {}) {
      for (const [slice, print] of Object.entries(prints)) slices[slice] = print;
    },
    onMigrated(names) {
      for (const name of names) for (const list of [changed, migrated]) list.add(name);
    },
    differing(state) {
      const differing = differingSlices(state, slices).filter((name) => !changed.has(name));
      return changed.size === 0 || differing.length > 0 ? differing : null;
    },
    leftOut: () => ({ migrated: [...migrated].sort(), added: [...added].sort() }),
  };
}

function differingSlices(state: unknown, recorded: Readonly<Record<string, string>>): string[] {
  const actual = sliceFingerprints(state) ?? {};
  const names = new Set([...Object.keys(recorded), ...Object.keys(actual)]);
  return [...names].filter((name) => (recorded[name] ?? '') !== (actual[name] ?? '')).sort();
}
