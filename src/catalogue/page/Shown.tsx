import { Fragment, useState } from 'react';
import { Button } from '../../storefront/ui/controls/Button';
import type { Story, Values } from '../story';
import type { Say } from '../texts/say';
import { Ground } from './Ground';

interface ShownProps {
  readonly story: Story;
  readonly values: Values;
  readonly caption: string;
  readonly say: Say;
}

/** A component with the given values on its background, or the button that opens it. */
export function Shown({ story, values, caption, say }: ShownProps) {
  const [opened, setOpened] = useState(0);
  const isOnPine = story.isOnPine?.(values) ?? false;
  const content = () => story.show(values, { say, caption, landmark: `${story.shows[0]}, ${caption}` });
  if (!story.opensByButton) {
    return (
      <Ground $isOnPine={isOnPine}>
        <div data-specimen={caption}>{content()}</div>
      </Ground>
    );
  }
  return (
    <>
      <Ground $isOnPine={isOnPine}>
        <div>
          <Button data-opens={caption} onClick={() => setOpened(opened + 1)}>
            {say('page.open')}
          </Button>
        </div>
      </Ground>
      {/* Outside `Ground`, which confines fixed elements; remounted each time, because a toast closes by itself. */}
      {opened > 0 && <Fragment key={opened}>{content()}</Fragment>}
    </>
  );
}
