/** What `journal` alone and `journal --help` print. */
export const USAGE = `journal verify FILE… [--key KEY] replays recordings and compares every state; several files are the parts of one
                                 session, in order; says whether each is signed and as the server received it, by the
                                 shop's public KEY if it is given
journal state FILE SEQ [--path PATH]
                                 prints the state after action SEQ as JSON, or what stands in it at PATH
                                 (cart.inFlight[0].id; a key of other characters as api.queries["cartItems(1)"])
journal diff FILE SEQ [SEQ]      prints what action SEQ changed, or what changed between the states after two actions
journal stats FILE               prints what a recording holds: parts, actions by type and size, requests, errors, gaps
journal test FILE [--at SEQ,SEQ…] [--out FILE]
                                 writes a test that replays a recording and holds what the shopper saw at these moments
                                 (by default at each arrival, notice and failure, and at the end) into test/recordings
journal devtools FILE OUT [--part N]
                                 writes a part as a file that Redux DevTools import on a page of a development build
journal import FILE OUT          writes an export of Redux DevTools as a recording, with the states to which today's code comes

FILE is NDJSON, gzipped or not. SEQ is an action's number, or "start" for the first state; where a file holds several
parts, PART:SEQ. Exit code 1: a recording cannot be read or does not verify; 2: the command was used wrongly.`;
