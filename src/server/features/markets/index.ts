// The market that a visitor chooses. The market of a call and what follows from it are determined elsewhere: where
// callers are identified (`visitors/market`), in the currencies of the context, and in the languages of texts and
// pages.
// It owns no table.
// It publishes the plugin of its route.
export { marketChoiceRoute } from './marketChoiceRoute';
