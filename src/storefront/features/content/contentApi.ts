import type { ManagedContent } from '../../../contract/content/content';
import { contentPath } from '../../../contract/content/contentPaths';
import { isImageUrl } from '../../../contract/pages/safeAddress';
import { api, askFor, localFailure, type Call } from '../../api';

/** A picture of managed content; `url` is null if it has no usable address. */
export interface ImageData {
  readonly url: string | null;
  readonly altText: string;
}

interface ContentArgs {
  /** Its prefix says whether it is a channel's or a site's. */
  readonly channelOrSiteId: string;
  readonly contentKey: string;
}

function imageOf(content: ManagedContent | null): ImageData {
  const url = content?.contentBody['sfdc_cms:media']?.url ?? content?.unauthenticatedUrl ?? '';
  return { url: isImageUrl(url) ? url : null, altText: content?.contentBody.altText ?? '' };
}

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The picture of a content. Without a valid id and a content key it is refused without a call (CMS-01). */
    contentImage: build.query<ImageData, ContentArgs>({
      queryFn: async ({ channelOrSiteId, contentKey }, _life, _options, ask) => {
        const path = contentPath(channelOrSiteId, contentKey);
        if (path === null) return { error: localFailure('', 'REFUSED') };
        const call: Call = { path, ownScope: true, privacy: 'open', requiredField: 'contentBody' };
        const answer = await askFor<ManagedContent | null>(ask, call);
        return 'data' in answer ? { data: imageOf(answer.data) } : answer;
      },
    }),
  }),
});
