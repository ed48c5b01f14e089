import { useState } from 'react';
import { Grid } from '../../storefront/ui/layout/Grid';
import { Stack } from '../../storefront/ui/layout/Stack';
import type { Story } from '../story';
import type { Say } from '../texts/say';
import { PropertyField } from './PropertyField';
import { Shown } from './Shown';
import { valuesIn } from './valuesIn';

/** The component with fields that change its properties. */
export function Playground({ story, say }: { readonly story: Story; readonly say: Say }) {
  const [values, setValues] = useState(() => valuesIn(story, { set: {} }, say));
  return (
    <Stack data-playground={story.shows[0]}>
      {/* Remounted at each change, so that initial values can be tried as well. */}
      <Shown key={JSON.stringify(values)} story={story} values={values} caption={say('page.try')} say={say} />
      <Grid minimum="12rem" spacing="medium" keepWidth>
        {Object.entries(story.properties).map(([name, property]) => (
          <PropertyField
            key={name}
            name={name}
            property={property}
            value={values[name] ?? ''}
            say={say}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))}
      </Grid>
    </Stack>
  );
}
