import { ownRelease } from '../../storefront/platform/environment';
import { playableReleases } from '../../storefront/platform/recordings/releases';
import type { RecordedPart, Released } from '../player/openRecording';
import { STAGE_VERSION, type Stage } from '../player/stage';

/** A frame that may still be loading; undefined: it was removed, or has no page. */
type AttachedStage = Promise<Stage | undefined>;

/** The frames that show the pages of a recording, each by the player of one release. */
export interface Stages {
  /** Sets the frame of a release's player. */
  readonly attach: (release: string, stage: AttachedStage) => void;
  /** Shows a part in the frame of its release, at once or as soon as this frame has loaded. */
  readonly show: (part: RecordedPart) => void;
  /**
   * The shown page as the text that a shopper reads, once its frame has loaded; undefined: none of the shop's pages is
   * shown.
   */
  readonly seen: () => Promise<string | undefined>;
  /**
   * The applications of the releases that have a player of their own on the server, once their frames have loaded. The
   * current release replays the parts of all others.
   */
  readonly applicationsOf: (releases: readonly string[]) => Promise<Released>;
  /** Reports the releases whose frames are needed. */
  readonly onPlayers: (listener: (releases: readonly string[]) => void) => void;
}

export function createStages(): Stages {
  const attached = new Map<string, AttachedStage>();
  const present = new Map<string, Stage>();
  const awaiting = new Map<string, (stage: AttachedStage) => void>();
  let shown: RecordedPart | undefined;
  let report: (releases: readonly string[]) => void = () => {};
  const playerOf = (part: RecordedPart): string => part.release ?? ownRelease();

  const frameOf = (release: string): AttachedStage =>
    attached.get(release) ?? new Promise((resolve) => awaiting.set(release, resolve));

  return {
    attach(release, stage) {
      attached.set(release, stage);
      present.delete(release);
      awaiting.get(release)?.(stage);
      awaiting.delete(release);
      void stage.then((ready) => {
        if (attached.get(release) !== stage) return;
        if (!ready) {
          attached.delete(release);
          return;
        }
        present.set(release, ready);
        if (shown && playerOf(shown) === release) ready.show(shown);
      });
    },
    show(part) {
      shown = part;
      present.get(playerOf(part))?.show(part);
    },
    seen: async () => (shown ? (await attached.get(playerOf(shown)))?.seen() : undefined),
    async applicationsOf(recorded) {
      const own = ownRelease();
      const playable = playableReleases();
      const others = recorded.filter((release) => release !== own && playable.includes(release));
      const playersOf = (has: (release: string) => boolean) => [
        ...new Set(recorded.map((release) => (has(release) ? release : own))),
      ];
      report(playersOf((release) => others.includes(release)));
      const released = new Map<string, Stage['applications']>();
      for (const release of others) {
        const stage = await frameOf(release);
        // Otherwise the release has been removed since this page was rendered, or its player has another interface.
        if (stage?.release === release && stage.version === STAGE_VERSION) released.set(release, stage.applications);
      }
      if (released.size < others.length) report(playersOf((release) => released.has(release)));
      return released;
    },
    onPlayers(listener) {
      report = listener;
    },
  };
}
