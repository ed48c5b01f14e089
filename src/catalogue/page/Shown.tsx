import { Fragment, useState } from 'react';
import { Button } from '../../storefront/ui/controls/Button';
import type { Story, Values } from '../story';
import type { Say } from '../texts/say';
import { Specimen, Stage } from './Stage';

interface ShownProps {
  readonly story: Story;
  readonly values: Values;
  readonly caption: string;
  readonly say: Say;
}

/** A component with certain values on its stage, or the button that opens it. */
export function Shown({ story, values, caption, say }: ShownProps) {
  const [opened, setOpened] = useState(0);
  const isOnPine = story.isOnPine?.(values) ?? false;
  const content = () => story.show(values, { say, caption, landmark: `${story.shows[0]}, ${caption}` });
  if (!story.opensByButton) {
    return (
      <Stage $isOnPine={isOnPine}>
        <Specimen data-specimen={caption} $isWide={story.room !== undefined}>
          {content()}
        </Specimen>
      </Stage>
    );
  }
  return (
    <>
      <Stage $isOnPine={isOnPine}>
        <Specimen $isWide={false}>
          <Button data-opens={caption} onClick={() => setOpened(opened + 1)}>
            {say('page.open')}
          </Button>
        </Specimen>
      </Stage>
      {/* Outside of the stage, whose bounds would hold it; anew each time, for it closes by itself. */}
      {opened > 0 && <Fragment key={opened}>{content()}</Fragment>}
    </>
  );
}
