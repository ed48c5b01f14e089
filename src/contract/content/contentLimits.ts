/** How large a document of content may be: characters of texts, counts of things. */
export const CONTENT_LIMITS = {
  path: 500,
  title: 150,
  description: 500,
  /** A heading, a caption, a question, an item of a list, a cell. */
  line: 2_000,
  /** A block of rich text, an answer, a step. */
  html: 20_000,
  blocks: 200,
  /** Of a list, of questions, of a recipe; rows of a table. */
  items: 200,
  columns: 12,
  skus: 24,
  sku: 80,
  /** Of an ingredient into the cart. */
  quantity: 1_000,
  minutes: 10_000,
  position: 10_000,
  /** Of the whole document as JSON. */
  bytes: 1_000_000,
  /** Of the file of a picture, as it is uploaded. */
  pictureBytes: 8_000_000,
  /** The longer side of a picture as it is kept, in pixels. */
  pictureSide: 2_400,
} as const;
