/** Size limits of a content: texts in characters, lists in entries. */
export const CONTENT_LIMITS = {
  path: 500,
  title: 150,
  description: 500,
  /** A heading, a caption, a question, a list item, a cell. */
  line: 2_000,
  /** A block of rich text, an answer, a step. */
  html: 20_000,
  /** Blocks of the whole content, nested ones included. */
  blocks: 200,
  /** Levels of blocks inside of blocks, below those of the page itself. */
  depth: 3,
  /** Columns of a section. */
  sectionColumns: 6,
  /** Entries of a list, of questions or of a recipe; rows of a table. */
  items: 200,
  columns: 12,
  skus: 24,
  sku: 80,
  /** Pieces of an ingredient's product. */
  quantity: 1_000,
  minutes: 10_000,
  position: 10_000,
  /** Size of the whole document as JSON. */
  bytes: 1_000_000,
  /** Size of an uploaded picture's file. */
  pictureBytes: 8_000_000,
  /** Longer side of a stored picture, in pixels. */
  pictureSide: 2_400,
} as const;
