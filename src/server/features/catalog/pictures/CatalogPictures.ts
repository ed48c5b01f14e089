import type { Drawing } from '../stored/catalogRecords';

declare module 'fastify' {
  interface FastifyInstance {
    readonly catalogPictures: CatalogPictures;
  }
}

/** A picture that is drawn when somebody asks for it, always with the same bytes. */
interface DrawnPicture {
  /** 20 hex digits: a hash of the bytes, so that the picture's address can be cached for ever. */
  readonly key: () => string;
  /** An SVG that loads nothing. */
  readonly svg: () => string;
}

/** Draws the pictures of the catalogue's records. */
export interface CatalogPictures {
  /** The picture drawn from this; null: it draws none from it. */
  drawnFrom(drawing: Drawing): DrawnPicture | null;
}
