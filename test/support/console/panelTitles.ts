/** The panels of a session, as the page calls them. */
export const panelTitles = {
  action: 'Action',
  difference: 'Différence',
  state: 'État',
  call: 'Appel',
  cart: 'Panier',
  prices: 'Prix',
  notes: 'Notes',
  whatIf: 'Et si…',
} as const;
