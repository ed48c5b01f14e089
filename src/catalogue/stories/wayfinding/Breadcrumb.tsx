import { namedPage } from '../../../contract/pages/references';
import { Breadcrumb } from '../../../storefront/ui/wayfinding/Breadcrumb';
import { count, story, toggle, typed } from '../../story';

const above = ['sample.home', 'sample.shelf', 'sample.butter', 'sample.cheese'] as const;

export const breadcrumbStory = story<{ label: string; above: number; linked: boolean; here: string; lang: string }>({
  shows: ['Breadcrumb'],
  use: 'breadcrumb.use',
  avoid: 'breadcrumb.avoid',
  room: 'half',
  usual: { label: 'sample.trail', above: 2, linked: true, here: 'sample.butter', lang: '' },
  properties: { label: typed, above: count(1, above.length), linked: toggle, here: typed, lang: typed },
  states: [
    { name: 'state.short', set: { above: 1 } },
    { name: 'state.deep', set: { above: above.length } },
    { name: 'state.unlinked', set: { linked: false } },
    { name: 'state.otherLanguage', set: { here: 'Cream cheese', lang: 'en' } },
    { name: 'state.long', set: { here: 'sample.longText' } },
  ],
  show: ({ label, above: depth, linked, here, lang }, { say, landmark }) => (
    <Breadcrumb
      label={`${label} (${landmark})`}
      items={[
        ...above.slice(0, depth).map((text) => ({ label: say(text), ...(linked && { reference: namedPage('Home') }) })),
        { label: here, lang: lang || undefined },
      ]}
    />
  ),
});
