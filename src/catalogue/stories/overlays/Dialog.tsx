import { useState } from 'react';
import { Button } from '../../../storefront/ui/controls/Button';
import { Dialog } from '../../../storefront/ui/overlays/Dialog';
import { choice, story, toggle, typed, type Surroundings } from '../../story';

const positions = ['center', 'left', 'right'] as const;

type DialogValues = {
  position: (typeof positions)[number];
  title: string;
  closeLabel: string;
  text: string;
  footer: boolean;
  opensAnother: boolean;
};

export const dialogStory = story<DialogValues>({
  shows: ['Dialog'],
  use: 'dialog.use',
  avoid: 'dialog.avoid',
  usual: {
    position: 'center',
    title: 'sample.yourCart',
    closeLabel: 'sample.close',
    text: 'sample.shortText',
    footer: true,
    opensAnother: false,
  },
  properties: {
    position: choice(positions),
    title: typed,
    closeLabel: typed,
    text: typed,
    footer: toggle,
    opensAnother: toggle,
  },
  opensByButton: true,
  states: [
    ...positions.map((position) => ({ set: { position } })),
    { name: 'state.withoutFooter', set: { footer: false } },
    { name: 'state.twoLayers', set: { opensAnother: true } },
    { name: 'state.long', set: { title: 'sample.longText', text: 'sample.longText' } },
  ],
  show: (values, around) => <Closable {...values} {...around} />,
});

function Closable({ position, title, closeLabel, text, footer, opensAnother, say }: DialogValues & Surroundings) {
  const [isOpen, setOpen] = useState(true);
  const [isAnotherOpen, setAnotherOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={close}
        title={title}
        closeLabel={closeLabel}
        position={position}
        footer={
          footer && (
            <Button variant="primary" wide onClick={opensAnother ? () => setAnotherOpen(true) : close}>
              {say(opensAnother ? 'sample.openAnother' : 'sample.order')}
            </Button>
          )
        }
      >
        <p>{text}</p>
      </Dialog>
      <Dialog
        open={isAnotherOpen}
        onClose={() => setAnotherOpen(false)}
        title={say('sample.second')}
        closeLabel={say('sample.close')}
      >
        <p>{say('sample.shortText')}</p>
      </Dialog>
    </>
  );
}
