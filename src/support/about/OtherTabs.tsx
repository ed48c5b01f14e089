import type { RecordingDetail } from '../../contract/recordings/support';
import { useMessages } from '../../storefront/messages';
import { TabList } from '../sessions';

/** The other tabs of the session, each with a summary. */
export function OtherTabs({ otherTabs }: Pick<RecordingDetail, 'otherTabs'>) {
  const t = useMessages();
  return (
    <section>
      <h3>{t('support.otherTabs')}</h3>
      {otherTabs.length === 0 ? <p>{t('supportSession.otherTabs.none')}</p> : <TabList tabs={otherTabs} />}
    </section>
  );
}
