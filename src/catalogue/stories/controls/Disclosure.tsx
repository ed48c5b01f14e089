import { useState } from 'react';
import { Disclosure } from '../../../storefront/ui/controls/Disclosure';
import { story, toggle, typed } from '../../story';
import { Reports } from '../Reports';

type DisclosureValues = { summary: string; text: string; open: boolean };

export const disclosureStory = story<DisclosureValues & { controlled: boolean }>({
  shows: ['Disclosure'],
  use: 'disclosure.use',
  avoid: 'disclosure.avoid',
  room: 'half',
  usual: { summary: 'sample.storage', text: 'sample.storageText', open: false, controlled: false },
  properties: { summary: typed, text: typed, open: toggle, controlled: toggle },
  states: [
    { name: 'state.closed', set: {} },
    { name: 'state.opened', set: { open: true } },
    { name: 'state.controlled', set: { controlled: true } },
    { name: 'state.long', set: { summary: 'sample.longText', open: true, text: 'sample.longText' } },
  ],
  show: ({ controlled, text, ...rest }) =>
    controlled ? (
      <Controlled {...rest} text={text} />
    ) : (
      <Disclosure {...rest}>
        <p>{text}</p>
      </Disclosure>
    ),
});

function Controlled({ summary, text, open }: DisclosureValues) {
  const [isOpen, setOpen] = useState(open);
  return (
    <Reports>
      {(report) => (
        <Disclosure
          summary={summary}
          open={isOpen}
          onToggle={(next) => {
            setOpen(next);
            report('onToggle', next);
          }}
        >
          <p>{text}</p>
        </Disclosure>
      )}
    </Reports>
  );
}
