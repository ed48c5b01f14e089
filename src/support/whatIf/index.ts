// What if: one recorded answer is replaced, what follows is replayed as it was recorded, and what differs is found.
// State key: `whatIf`. Publishes the panel, the notice while an answer is replaced, and the process.
export { AlterationNotice } from './AlterationNotice';
export { WhatIfPanel } from './WhatIfPanel';
export { whatIfSaga } from './whatIfSaga';
export { selectWhatIf, whatIfReducer } from './whatIfSlice';
