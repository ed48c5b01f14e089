export { loadStandingDeliveries } from './loadStanding';
export { standingApi } from './standingApi';
export { standingEvents, standingReducer } from './standingSlice';
