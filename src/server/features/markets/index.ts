// The market that a visitor chooses. Which one a call is in, and what follows from that, stand where callers are
// identified (`visitors/market`), with the currencies of the context and with the languages of texts and pages.
// It owns no table. It publishes the plugin of its route.
export { marketChoiceRoute } from './marketChoiceRoute';
