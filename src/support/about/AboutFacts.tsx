import { whenText } from '../../builder/toolbar/when';
import type { RecordingDetail } from '../../contract/recordings/support';
import { useMessages } from '../../storefront/messages';
import { useSupportDispatch } from '../kernel/hooks';
import { MomentLink } from '../moments/MomentLink';
import { Facts } from '../panels/Facts';
import { dialogClosed } from './aboutSlice';

/** The session's account, codes, times, releases and id, when it is deleted, and the key that signs it. */
export function AboutFacts({ detail }: { readonly detail: RecordingDetail }) {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const { accountName, accountId, codes, parts, session, startedAt, endedAt, expiresAt, key } = detail;
  const releases = [...new Set(parts.map(({ release }) => release))];
  return (
    <Facts
      facts={[
        [t('supportSession.account'), accountName ?? accountId ?? t('supportSession.guest')],
        codes.length === 0
          ? null
          : [
              t('supportSession.codes'),
              <ul key="codes">
                {codes.map(({ code, part, action, askedAt }) => (
                  <li key={code}>
                    <MomentLink moment={{ part, action }} onFollow={() => dispatch(dialogClosed())}>
                      {code}
                    </MomentLink>
                    , {whenText(t, askedAt)}
                  </li>
                ))}
              </ul>,
            ],
        [t('supportSession.started'), whenText(t, startedAt)],
        [t('supportSession.ended'), whenText(t, endedAt)],
        [t('supportSession.expires'), whenText(t, expiresAt)],
        [t('supportSession.releases'), releases.join(', ')],
        [t('supportSession.id'), session],
        [t('supportSession.key'), key],
      ]}
    />
  );
}
