import { request } from '../../storefront/api';
import { call, type SagaGenerator } from '../kernel/effects';
import type { BuilderState } from '../kernel/state';
import { draftRead, selectDocument, selectProblems } from '../draft';
import { builderApi } from './builderApi';
import { selectBase } from './base';
import { publicationProcess, type PublishedDocument } from './document/publicationProcess';
import { selectIsChanged } from './isChanged';
import {
  publicationEvents,
  publishRequested,
  readRequested,
  saveRequested,
  selectConflict,
  selectSite,
  selectUnsettled,
  type SiteKind,
} from './publicationSlice';

const { siteDraft, saveDraft, publishSite } = builderApi.endpoints;

/** The save that would be sent now: the draft being edited, as a change of its base. */
function selectSave(state: BuilderState, idempotencyKey: string): SiteKind['sent'] | null {
  const [document, base] = [selectDocument(state), selectBase(state)];
  return document && base && { idempotencyKey, revision: base.revision, document };
}

const site: PublishedDocument<SiteKind, ReturnType<typeof readRequested>> = {
  requests: { read: readRequested, save: saveRequested, publish: publishRequested },
  calls: {
    read: () => request(siteDraft.initiate(undefined, { subscribe: false, forceRefetch: true })),
    save: (sent) => request(saveDraft.initiate(sent, { track: false })),
    publish: ({ idempotencyKey, state: { revision } }) =>
      request(publishSite.initiate({ idempotencyKey, revision }, { track: false })),
  },
  events: { ...publicationEvents, read: draftRead },
  selectors: {
    isWrong: (state) => selectProblems(state).size > 0,
    isConflict: (state) => selectConflict(state) !== null,
    isChanged: selectIsChanged,
    state: selectSite,
    unsettled: selectUnsettled,
    save: selectSave,
  },
};

/** Loads, saves and publishes the draft of the site. */
export function* publicationSaga(): SagaGenerator {
  yield* call(publicationProcess<SiteKind, ReturnType<typeof readRequested>>, site);
}
