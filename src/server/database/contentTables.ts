/** A document of managed content: its draft, and which of its versions is live. */
interface ContentTable {
  webstore_id: string;
  content_key: string;
  managed_content_id: string;
  revision: number;
  /** JSON: `ContentDocument`, the draft. */
  document: string;
  changed_at: number | null;
  /** A user's id; null: the shop started with it. */
  changed_by: string | null;
  /** 0: it is not live. */
  live_version: number;
  /** Where the live version stands; no two stand at one path. */
  live_path: string | null;
}

/** What was published of a document, once for each publication. */
interface ContentVersionTable {
  webstore_id: string;
  content_key: string;
  version: number;
  /** JSON, like a draft's. */
  document: string;
  published_at: number;
  published_by: string | null;
}

/** A picture of managed content; it is live from its arrival. */
interface ContentPictureTable {
  webstore_id: string;
  content_key: string;
  managed_content_id: string;
  /** Its name as a file asset. */
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

/** Counts what changes what is live, so that a process sees that its own copy is old. */
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
