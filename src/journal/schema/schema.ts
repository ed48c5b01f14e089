import type { UnknownAction } from '@reduxjs/toolkit';

type Versions = Readonly<Record<string, number>>;

/**
 * The versions of a recording's shapes, as its header names them: actions by type, slices by name, and the arguments of
 * endpoints. Anything not named has version 1.
 */
export interface SchemaVersions {
  readonly actions?: Versions;
  readonly slices?: Versions;
  readonly endpoints?: Versions;
}

/**
 * Converts one shape from version `from` to the next: plain JSON in and out. What already has the newer shape is
 * returned as the same object.
 */
export type Upcaster =
  | {
      readonly of: 'actions';
      readonly name: string;
      readonly from: number;
      /** The slices that the upcaster changes, whose recorded fingerprints can no longer be compared. */
      readonly slices: readonly string[];
      readonly up: (action: UnknownAction) => UnknownAction;
    }
  | {
      readonly of: 'slices';
      readonly name: string;
      readonly from: number;
      readonly up: (slice: unknown) => unknown;
    }
  | {
      readonly of: 'endpoints';
      readonly name: string;
      readonly from: number;
      /** A recorded request may correspond to several today: its answer is then stored under each. */
      readonly up: (args: unknown) => readonly unknown[];
    };

/** The shapes of this release, and the upcasters from earlier ones. */
export interface ReplaySchema {
  readonly versions: SchemaVersions;
  readonly upcasters: readonly Upcaster[];
  /** Whether a reducer of this release handles actions of this type. */
  readonly knows: (type: string) => boolean;
  /** The type of the action that carries a server's state: `payload.slices`, and `payload.api` for the cache. */
  readonly arrival: string;
}

const kinds = ['actions', 'slices', 'endpoints'] as const;

/** A shape that a recording has in another version than this release. */
export interface VersionStep {
  readonly of: (typeof kinds)[number];
  readonly name: string;
  readonly recorded: number;
  readonly today: number;
}

/** Every shape whose version differs between a recording and this release. */
export function versionSteps(today: SchemaVersions, recorded: SchemaVersions = {}): readonly VersionStep[] {
  return kinds.flatMap((of) =>
    [...new Set([...Object.keys(today[of] ?? {}), ...Object.keys(recorded[of] ?? {})])].flatMap((name) => {
      const step = { of, name, recorded: recorded[of]?.[name] ?? 1, today: today[of]?.[name] ?? 1 };
      return step.recorded === step.today ? [] : [step];
    }),
  );
}

/** The upcasters of a step, in order; undefined where one is missing, or the recording is the newer. */
export function upcastersOf(step: VersionStep, upcasters: readonly Upcaster[]): readonly Upcaster[] | undefined {
  if (step.recorded > step.today) return undefined;
  const chain: Upcaster[] = [];
  for (let version = step.recorded; version < step.today; version++) {
    const next = upcasters.find(({ of, name, from }) => of === step.of && name === step.name && from === version);
    if (!next) return undefined;
    chain.push(next);
  }
  return chain;
}
