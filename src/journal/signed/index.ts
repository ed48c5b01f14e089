// Countersigned recordings: what the server signs of a segment and of a whole file, and how it is verified. Owns the
// format of what is hashed and signed; only `nodeSignatures` depends on Node. Publishes the hash chain and its
// verifier, for the server, the command line and the console.
export { describeSigned } from './describeSigned';
export { segmentHash } from './signatures';
export type { SegmentId } from './signedTexts';
export { closeRecord, sealRecord, sealText, segmentText } from './signedTexts';
export { verifySigned, type SignedVerdict } from './verifySigned';
