// Countersigned recordings: what the server signs of a segment and of a whole file, and verifying it.
// Owns the form of what is hashed and signed; of Node only `nodeSignatures` knows.
// Publishes the hash chain and its verifier, for the server, the command line and the console.
export { describeSigned } from './describeSigned';
export { segmentHash } from './signatures';
export type { SegmentPlace } from './signedTexts';
export { closeRecord, sealRecord, sealText, segmentText } from './signedTexts';
export { verifySigned, type SignedVerdict } from './verifySigned';
