import type { Drawing } from '../stored/catalogRecords';

declare module 'fastify' {
  interface FastifyInstance {
    readonly catalogPictures: CatalogPictures;
  }
}

/** A picture that is drawn on request, always with the same bytes. */
interface DrawnPicture {
  /** A hash of 20 hex digits that changes with the bytes, so that the picture's address can be cached for ever. */
  readonly key: () => string;
  /** An SVG that loads no other file. */
  readonly svg: () => string;
}

/** Draws the pictures that the catalogue's records describe. */
export interface CatalogPictures {
  /** The picture of a description; null: it describes none of these pictures. */
  drawnFrom(drawing: Drawing): DrawnPicture | null;
}
