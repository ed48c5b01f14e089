const UNRESERVED = /^[\w.~-]$/;

/**
 * An address with its path in canonical form, for checks that compare paths: characters that need no encoding are
 * decoded (`/%73ecur/` is `/secur/`, RFC 3986 §6.2.2.2). Query, fragment and invalid encodings are left unchanged.
 */
export function plainPath(address: string): string {
  if (!address.includes('%')) return address;
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  const plain = path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return UNRESERVED.test(character) ? character : encoded;
  });
  return plain + address.slice(path.length);
}
