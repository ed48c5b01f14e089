// Links that builders have made: where they lead, and how they open.
// State key: none of its own.
// Publishes the link and what kind of address it has.
export { isDirect, leadsOutside } from './linkKind';
export { PlaceLink } from './PlaceLink';
