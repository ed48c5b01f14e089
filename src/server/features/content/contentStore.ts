import { parentPath } from '../../../contract/content/parentPaths';
import type { AppPlugin } from '../../app';
import { followChanges } from '../../background/followChanges';
import {
  readEdition,
  readLiveDocuments,
  readPictureBytes,
  readPictures,
  type DocumentContent,
  type PictureContent,
  type PictureBytes,
} from './contentTable';
import { ownDrawing, ownPictures } from './ownPictures';

declare module 'fastify' {
  interface FastifyInstance {
    readonly contents: ContentStore;
  }
}

export type StoredContent = DocumentContent | PictureContent;

interface ContentStore {
  /** The live contents: documents by position and title, then pictures. */
  live(): ContentIndex;
  /** Reads the live contents from the database; every later call sees them. */
  refresh(): Promise<void>;
  /** The bytes of a picture by its key; null: there is none. */
  pictureBytes(contentKey: string): Promise<PictureBytes | null>;
}

/** A path in the documents' spelling: without a trailing slash. */
const plainPathOf = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

const collator = new Intl.Collator('fr');
/** Documents with a position first, in that order; the others by title. */
const byPosition = ({ document: a }: DocumentContent, { document: b }: DocumentContent): number =>
  (a.position || Infinity) - (b.position || Infinity) || collator.compare(a.title, b.title);

/** Contents by key, by id and by path: the live ones, indexed once per edition, or the drafts. */
export class ContentIndex {
  readonly #named = new Map<string, StoredContent>();
  readonly #byPath = new Map<string, DocumentContent>();
  /** Oldest version first. */
  readonly #byAsset = new Map<string, readonly PictureContent[]>();
  readonly all: readonly StoredContent[];

  constructor(
    readonly edition: number,
    documents: readonly DocumentContent[],
    readonly pictures: readonly PictureContent[],
  ) {
    const sorted = [...documents].sort(byPosition);
    this.all = [...sorted, ...pictures];
    for (const content of this.all) {
      this.#named.set(content.contentKey, content);
      this.#named.set(content.managedContentId, content);
    }
    for (const content of sorted) this.#byPath.set(content.document.path, content);
    for (const content of [...pictures].sort((a, b) => a.assetVersion - b.assetVersion)) {
      this.#byAsset.set(content.assetName, [...(this.#byAsset.get(content.assetName) ?? []), content]);
    }
  }

  /** By content key or by record id. */
  named(keyOrId: string): StoredContent | undefined {
    return this.#named.get(keyOrId);
  }

  at(path: string): DocumentContent | undefined {
    return this.#byPath.get(plainPathOf(path));
  }

  /** The documents directly below a path, in order. */
  under(path: string): readonly DocumentContent[] {
    const parent = plainPathOf(path);
    return [...this.#byPath.values()].filter(({ document }) => parentPath(document.path) === parent);
  }

  /** The picture of a name in this version; without a version, the latest one. */
  asset(name: string, version?: string): PictureContent | undefined {
    const versions = this.#byAsset.get(name) ?? [];
    return version === undefined
      ? versions.at(-1)
      : versions.find(({ assetVersion }) => String(assetVersion) === version);
  }
}

const loadStore: AppPlugin = async (app) => {
  const db = app.database.read;
  const { webstoreId } = app.webstore.current();
  let live = new ContentIndex(0, [], ownPictures);
  const refresh = async (): Promise<void> => {
    const edition = await readEdition(db, webstoreId);
    if (edition <= live.edition) return;
    const documents = await readLiveDocuments(db, webstoreId);
    const pictures = await readPictures(db, webstoreId);
    // When two reads overlap, the slower one may return the older edition.
    if (edition > live.edition) live = new ContentIndex(edition, documents, [...ownPictures, ...pictures]);
  };
  await refresh();
  app.decorate('contents', {
    live: () => live,
    refresh,
    async pictureBytes(contentKey) {
      const drawing = ownDrawing(contentKey);
      if (drawing !== undefined) return { mimeType: 'image/svg+xml', bytes: Buffer.from(drawing) };
      return live.named(contentKey)?.kind === 'picture' ? readPictureBytes(db, webstoreId, contentKey) : null;
    },
  });
  followChanges(app, 'contents', refresh);
};

/** Provides `app.contents` to every plugin registered after this one, without a scope of its own. */
export const contentStore: AppPlugin = Object.assign(loadStore, { [Symbol.for('skip-override')]: true });
