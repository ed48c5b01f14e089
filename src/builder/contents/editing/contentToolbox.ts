import type { Toolbox } from '../../toolbar/Toolbox';
import { selectContentProblems, selectIsContentChanged } from './contentSelectors';
import {
  contentEvents,
  contentPublishRequested,
  contentRequested,
  contentSaveRequested,
  contentWithdrawRequested,
  selectCanRedoContent,
  selectCanUndoContent,
  selectContent,
  selectContentConflict,
  selectContentDoing,
  selectContentFailure,
  selectContentKey,
  selectContentState,
  selectUnsettledContent,
} from './contentSlice';

export const contentToolbox: Toolbox = {
  selectIsThere: (state) => selectContent(state) !== null,
  selectState: selectContentState,
  selectDoing: selectContentDoing,
  selectFailure: selectContentFailure,
  selectIsUnsettled: (state) => selectUnsettledContent(state) !== null,
  selectIsConflict: (state) => selectContentConflict(state) !== null,
  selectIsChanged: selectIsContentChanged,
  selectIsWrong: (state) => selectContentProblems(state).size > 0,
  selectCanUndo: selectCanUndoContent,
  selectCanRedo: selectCanRedoContent,
  undone: contentEvents.undone,
  redone: contentEvents.redone,
  saveRequested: contentSaveRequested,
  // Trying to save a content with broken rules leads to the first of them.
  problemRequested: contentSaveRequested,
  repeated: (doing, state) => {
    if (doing === 'reading') return contentRequested({ contentKey: selectContentKey(state) ?? '' });
    if (doing === 'saving') return contentSaveRequested();
    return doing === 'publishing' ? contentPublishRequested() : contentWithdrawRequested();
  },
  failureDismissed: contentEvents.failureDismissed,
};
