import { encodeRecord } from '../../../src/journal/format';
import { closeRecord, sealRecord, sealText, segmentHash, segmentText } from '../../../src/journal/signed';
import { nodeSignatures, signerOf, type Signer } from '../../../src/journal/signed/nodeSignatures';

export const testSigner = signerOf(new Uint8Array(32).fill(7));

export interface UnsignedPart {
  readonly part: number;
  /** The lines of each segment, each with its line feed. */
  readonly segments: readonly string[];
}

/** A file as the server exports it: a receipt after each segment, a seal at the end. */
export async function signedFile(
  session: string,
  parts: readonly UnsignedPart[],
  signer: Signer = testSigner,
): Promise<string> {
  let text = '';
  const sealed: { part: number; segments: number; hash: string }[] = [];
  for (const { part, segments } of parts) {
    let hash: string | null = null;
    for (const [index, lines] of segments.entries()) {
      const segment = index + 1;
      hash = await segmentHash(nodeSignatures, { session, part }, hash, Buffer.from(lines));
      const signedAt = new Date(Date.UTC(2025, 2, 3, 9, part, segment)).toISOString();
      const signature = signer.sign(segmentText({ session, part, segment }, { hash, signedAt }));
      text += `${lines}${encodeRecord(closeRecord({ segment, hash, signedAt, signature }))}\n`;
    }
    sealed.push({ part, segments: segments.length, hash: hash ?? '' });
  }
  const seal = { session, parts: sealed, signedAt: new Date(Date.UTC(2025, 2, 3, 10)).toISOString(), key: signer.key };
  return `${text}${encodeRecord(sealRecord({ ...seal, signature: signer.sign(sealText(seal)) }))}\n`;
}
