import { sql } from 'kysely';
import type { CommandDatabase, ReadDatabase } from '../../../database/Database';

/** Larger values are split, because a database may refuse to bind or send them in one piece. */
const PIECE_BYTES = 4 * 2 ** 20;

export interface StoredPart {
  readonly format: number;
  readonly bytes: Uint8Array;
}

/** Stores a part of a version in pieces. Part of a command. */
export async function writePart(
  db: CommandDatabase,
  version: string,
  part: string,
  { format, bytes }: StoredPart,
): Promise<void> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let piece = 0; piece === 0 || piece * PIECE_BYTES < all.length; piece += 1) {
    const own = all.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES);
    await db.insertInto('catalog_part').values({ version, part, piece, format, bytes: own }).execute();
  }
}

/** The format of each stored part of a version, by its name. */
export async function partFormatsOf(db: ReadDatabase, version: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('catalog_part')
    .select(['part', 'format'])
    .where('version', '=', version)
    .where('piece', '=', 0)
    .execute();
  return new Map(rows.map(({ part, format }) => [part, format]));
}

/** Reads a part in this format; null: there is none, or it was deleted while it was read. */
export async function readPart(
  db: ReadDatabase,
  version: string,
  part: string,
  format: number,
): Promise<Uint8Array | null> {
  const found = await db
    .selectFrom('catalog_part')
    .select((row) => [row.fn.countAll<number>().as('pieces'), sql<number>`coalesce(sum(length(bytes)), 0)`.as('size')])
    .where('version', '=', version)
    .where('part', '=', part)
    .where('format', '=', format)
    .executeTakeFirstOrThrow();
  if (found.pieces === 0) return null;
  const all = new Uint8Array(found.size);
  for (let piece = 0, start = 0; piece < found.pieces; piece += 1) {
    const row = await db
      .selectFrom('catalog_part')
      .select('bytes')
      .where('version', '=', version)
      .where('part', '=', part)
      .where('piece', '=', piece)
      .executeTakeFirst();
    if (row === undefined) return null;
    all.set(row.bytes, start);
    start += row.bytes.length;
  }
  return all;
}
