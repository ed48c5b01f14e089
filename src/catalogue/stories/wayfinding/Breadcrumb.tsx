import { namedPage } from '../../../contract/pages/references';
import { Breadcrumb } from '../../../storefront/ui/wayfinding/Breadcrumb';
import { count, story, typed } from '../../story';

const above = ['sample.home', 'sample.shelf', 'sample.butter', 'sample.cheese'] as const;

export const breadcrumbStory = story<{ above: number; here: string }>({
  shows: ['Breadcrumb'],
  use: 'breadcrumb.use',
  avoid: 'breadcrumb.avoid',
  room: 'half',
  usual: { above: 2, here: 'sample.butter' },
  properties: { above: count(1, above.length), here: typed },
  states: [
    { name: 'state.short', set: { above: 1 } },
    { name: 'state.deep', set: { above: above.length } },
    { name: 'state.long', set: { here: 'sample.longText' } },
  ],
  show: ({ above: depth, here }, { say, landmark }) => (
    <Breadcrumb
      label={`${say('sample.trail')} (${landmark})`}
      items={[
        ...above.slice(0, depth).map((text) => ({ label: say(text), reference: namedPage('Home') })),
        { label: here },
      ]}
    />
  ),
});
