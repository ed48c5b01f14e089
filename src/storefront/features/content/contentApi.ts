import type { ManagedContent } from '../../../contract/content/content';
import { contentPath } from '../../../contract/content/contentPaths';
import { isImageUrl } from '../../../contract/pages/safeAddress';
import { api, localFailure, type ApiFailure, type Call } from '../../api';

/** A picture of managed content; without a usable address there is none. */
export interface ImageData {
  readonly url: string | null;
  readonly altText: string;
}

interface ContentArgs {
  /** Its first letters say which of the two it is. */
  readonly channelOrSiteId: string;
  readonly contentKey: string;
}

const imageOf = (content: ManagedContent | null): ImageData => {
  const url = content?.contentBody['sfdc_cms:media']?.url ?? content?.unauthenticatedUrl ?? '';
  return { url: isImageUrl(url) ? url : null, altText: content?.contentBody.altText ?? '' };
};

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The picture that a content is. What names no content is refused before any call (CMS-01). */
    contentImage: build.query<ImageData, ContentArgs>({
      queryFn: async ({ channelOrSiteId, contentKey }, _life, _options, ask) => {
        const path = contentPath(channelOrSiteId, contentKey);
        if (path === null) return { error: localFailure('', 'REFUSED') };
        const call: Call = { path, ownScope: true, privacy: 'open', requiredField: 'contentBody' };
        // The answer of a call of the contract, whose shape its own side has checked.
        const answer = (await ask(call)) as { readonly data: ManagedContent | null } | { readonly error: ApiFailure };
        return 'data' in answer ? { data: imageOf(answer.data) } : answer;
      },
    }),
  }),
});
