/** A document of managed content: its draft, and the number of its live version. */
interface ContentTable {
  webstore_id: string;
  content_key: string;
  managed_content_id: string;
  revision: number;
  /** The draft as JSON: `ContentDocument`. */
  document: string;
  changed_at: number | null;
  /** A user's id; null: unchanged since the shop was set up. */
  changed_by: string | null;
  /** 0: not published. */
  live_version: number;
  /** Path of the live version, unique among live contents; null: nothing is live. */
  live_path: string | null;
}

/** The published versions of a document. */
interface ContentVersionTable {
  webstore_id: string;
  content_key: string;
  version: number;
  /** JSON, like a draft's. */
  document: string;
  published_at: number;
  published_by: string | null;
}

/** A picture of managed content; it is live once uploaded. */
interface ContentPictureTable {
  webstore_id: string;
  content_key: string;
  managed_content_id: string;
  /** The picture's name as a file asset. */
  asset_name: string;
  asset_version: number;
  title: string;
  alt_text: string;
  mime_type: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Base64. */
  bytes: string;
  created_at: number;
  created_by: string | null;
}

/** Counts changes of live contents, so that a process notices that its own copy is outdated. */
interface ContentEditionTable {
  webstore_id: string;
  number: number;
}

export interface ContentTables {
  content: ContentTable;
  content_version: ContentVersionTable;
  content_picture: ContentPictureTable;
  content_edition: ContentEditionTable;
}
