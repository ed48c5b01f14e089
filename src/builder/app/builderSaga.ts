import { call, delay, fork, put, select, takeEvery, type SagaGenerator } from '../kernel/effects';
import { focusFirst } from '../../storefront/platform/builderPage/focus';
import { contentSaga } from '../contents';
import { selected } from '../draft';
import { fileSaga } from '../file';
import { previewSaga } from '../preview';
import { publicationSaga, publishRequested, saveRequested } from '../publication';
import { searchesSaga } from '../searches';
import { versionsSaga } from '../versions';
import { selectFirstProblem } from './firstProblem';
import { firstProblemRequested, sectionChosen } from './viewSlice';

/** All processes of the builder's page. */
export function* builderSaga(): SagaGenerator {
  yield* fork(publicationSaga);
  yield* fork(versionsSaga);
  yield* fork(fileSaga);
  yield* fork(previewSaga);
  yield* fork(contentSaga);
  yield* fork(searchesSaga);
  // While rules are broken, nothing is sent: a request to save or publish leads to the first broken rule instead.
  yield* takeEvery([firstProblemRequested, saveRequested, publishRequested], leadToProblem);
}

function* leadToProblem(): SagaGenerator {
  const problem = yield* select(selectFirstProblem);
  if (!problem) return;
  yield* put(sectionChosen(problem.section));
  if (problem.selection) yield* put(selected(problem.selection));
  // Waits until React has rendered the section, because only then is its field in the page.
  yield* delay(0);
  yield* call(focusFirst, `field-${problem.path}`, 'main [aria-invalid="true"]');
}
