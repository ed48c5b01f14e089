// What if: one recorded answer is replaced, the actions after it are replayed as recorded, and differences are found.
// State key: `whatIf`.
// Publishes the panel, the notice while an answer is replaced, and the process.
export { AlterationNotice } from './AlterationNotice';
export { WhatIfPanel } from './WhatIfPanel';
export { whatIfSaga } from './whatIfSaga';
export { selectWhatIf, whatIfReducer } from './whatIfSlice';
