import { randomBytes } from 'node:crypto';
import { nodeSignatures, signerOf } from '../../../../src/journal/signed/nodeSignatures';
import { webSignatures } from '../../../../src/storefront/platform/recordings/webSignatures';

it('a browser hashes and verifies as the server signs, and refuses another text, signature or key', async () => {
  const web = await webSignatures();
  if (!web) throw new Error('Node has Ed25519.');
  const signer = signerOf(randomBytes(32));
  const text = 'segment 1 – crème';
  const signature = signer.sign(text);
  expect(await web.hash(text, new Uint8Array([1, 2, 3]))).toBe(nodeSignatures.hash(text, new Uint8Array([1, 2, 3])));
  expect(await web.verify(text, signature, signer.key)).toBe(true);
  expect(await web.verify(`${text}!`, signature, signer.key)).toBe(false);
  expect(await web.verify(text, signerOf(randomBytes(32)).sign(text), signer.key)).toBe(false);
  expect(await web.verify(text, signature, signerOf(randomBytes(32)).key)).toBe(false);
  expect(await web.verify(text, signature, 'ff'.repeat(32))).toBe(false);
  expect(await web.verify(text, 'zz', signer.key)).toBe(false);
});
