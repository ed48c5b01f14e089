import { firstProblemRequested } from '../../app/viewSlice';
import { redone, selectCanRedo, selectCanUndo, selectDocument, selectProblems, undone } from '../../draft';
import {
  failureDismissed,
  publishRequested,
  readRequested,
  saveRequested,
  selectConflict,
  selectDoing,
  selectFailure,
  selectIsChanged,
  selectSite,
  selectUnsettled,
} from '../../publication';
import type { Toolbox } from '../Toolbox';

/** The toolbox of the site's draft. */
export const siteToolbox: Toolbox = {
  selectIsThere: (state) => selectDocument(state) !== null,
  selectState: selectSite,
  selectDoing,
  selectFailure,
  selectIsUnsettled: (state) => selectUnsettled(state) !== null,
  selectIsConflict: (state) => selectConflict(state) !== null,
  selectIsChanged,
  selectIsWrong: (state) => selectProblems(state).size > 0,
  selectCanUndo,
  selectCanRedo,
  undone,
  redone,
  saveRequested,
  problemRequested: firstProblemRequested,
  repeated: (doing) => {
    if (doing === 'reading') return readRequested();
    return doing === 'saving' ? saveRequested() : publishRequested();
  },
  failureDismissed,
};
