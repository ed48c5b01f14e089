import { useId, useState } from 'react';
import { FieldError } from '../../../storefront/ui/fields/Field';
import { Stack } from '../../../storefront/ui/layout/Stack';
import { QuantityStepper } from '../../../storefront/ui/fields/QuantityStepper';
import { count, story, toggle, typed, type Surroundings } from '../../story';

type QuantityValues = {
  value: number;
  minimum: number;
  maximum: number;
  increment: number;
  refused: string;
  error: string;
  large: boolean;
  disabled: boolean;
};

export const quantityStepperStory = story<QuantityValues>({
  shows: ['QuantityStepper'],
  use: 'quantityStepper.use',
  avoid: 'quantityStepper.avoid',
  usual: {
    value: 12,
    minimum: 6,
    maximum: 60,
    increment: 6,
    refused: '',
    error: '',
    large: false,
    disabled: false,
  },
  properties: {
    value: count(0, 999),
    minimum: count(1, 999),
    maximum: count(1, 999),
    increment: count(1, 99),
    refused: typed,
    error: typed,
    large: toggle,
    disabled: toggle,
  },
  states: [
    { name: 'state.plain', set: {} },
    { name: 'state.least', set: { value: 6 } },
    { name: 'state.most', set: { value: 60 } },
    { name: 'state.large', set: { large: true } },
    { name: 'state.invalid', set: { refused: '7', error: 'sample.notInBoxes' } },
    { name: 'state.disabled', set: { disabled: true } },
  ],
  show: (values, around) => <Steppable {...values} {...around} />,
});

function Steppable({ value, refused, error, say, landmark, ...rest }: QuantityValues & Surroundings) {
  const [shown, setShown] = useState({ value, error });
  const errorId = useId();
  return (
    <Stack $gap="1">
      <div>
        <QuantityStepper
          {...rest}
          value={shown.value}
          labels={{
            quantity: `${say('sample.quantity')} (${landmark})`,
            decrease: say('page.less'),
            increase: say('page.more'),
          }}
          {...(refused !== '' && { refused })}
          {...(shown.error !== '' && { errorId })}
          onCommit={(next) => setShown({ value: next, error: '' })}
          onInvalid={() => setShown({ value: shown.value, error: say('sample.notInBoxes') })}
        />
      </div>
      {shown.error !== '' && <FieldError id={errorId}>{shown.error}</FieldError>}
    </Stack>
  );
}
