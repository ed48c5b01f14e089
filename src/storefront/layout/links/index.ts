// Links made by builders: where they lead and how they open.
// State key: none of its own.
// Publishes the link and the kinds of addresses.
export { isDirect, leadsOutside } from './linkKind';
export { BuilderLink } from './BuilderLink';
