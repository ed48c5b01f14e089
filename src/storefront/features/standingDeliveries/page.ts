// The page of standing deliveries.
// State key: late.standing, which joins with the page.
// Publishes how its data is read, its endpoints and its slice.
export { loadStandingDeliveries } from './loadStanding';
export { standingApi } from './standingApi';
export { standingEvents, standingReducer } from './standingSlice';
