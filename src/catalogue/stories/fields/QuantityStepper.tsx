import { useId, useState } from 'react';
import styled from 'styled-components';
import { FieldError } from '../../../storefront/ui/fields/Field';
import { Stack } from '../../../storefront/ui/layout/Stack';
import { QuantityStepper } from '../../../storefront/ui/fields/QuantityStepper';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { count, story, toggle, typed, type Surroundings } from '../../story';
import { Reports } from '../Reports';

type QuantityValues = {
  value: number;
  formatted: string;
  minimum: number;
  maximum: number;
  increment: number;
  refused: string;
  error: string;
  hint: string;
  large: boolean;
  disabled: boolean;
};

export const quantityStepperStory = story<QuantityValues>({
  shows: ['QuantityStepper'],
  use: 'quantityStepper.use',
  avoid: 'quantityStepper.avoid',
  usual: {
    value: 12,
    formatted: '',
    minimum: 6,
    maximum: 60,
    increment: 6,
    refused: '',
    error: '',
    hint: '',
    large: false,
    disabled: false,
  },
  properties: {
    value: count(0, 999),
    formatted: typed,
    minimum: count(1, 999),
    maximum: count(1, 999),
    increment: count(1, 99),
    refused: typed,
    error: typed,
    hint: typed,
    large: toggle,
    disabled: toggle,
  },
  states: [
    { name: 'state.plain', set: {} },
    { name: 'state.least', set: { value: 6 } },
    { name: 'state.most', set: { value: 60 } },
    { name: 'state.large', set: { large: true } },
    { name: 'state.decimal', set: { value: 2.5, formatted: 'sample.halves', minimum: 0.5, increment: 0.5 } },
    { name: 'state.hint', set: { hint: 'sample.bySix' } },
    { name: 'state.invalid', set: { refused: '7', error: 'sample.notInBoxes' } },
    { name: 'state.disabled', set: { disabled: true } },
  ],
  show: (values, around) => <Steppable {...values} {...around} />,
});

function Steppable({ value, formatted, refused, error, hint, say, landmark, ...rest }: QuantityValues & Surroundings) {
  const [shown, setShown] = useState({ value, error });
  const [errorId, hintId] = [useId(), useId()];
  const isUnchanged = shown.value === value;
  return (
    <Reports>
      {(report) => (
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
              {...(formatted !== '' && isUnchanged && { formatted })}
              {...(refused !== '' && { refused })}
              {...(shown.error !== '' && { errorId })}
              {...(hint !== '' && { hintId })}
              onCommit={(next) => {
                setShown({ value: next, error: '' });
                report('onCommit', next);
              }}
              onEnter={(next) => report('onEnter', next)}
              onInvalid={(text, fault) => {
                setShown({ value: shown.value, error: say('sample.notInBoxes') });
                report('onInvalid', `${text}, ${fault}`);
              }}
              onValid={() => report('onValid')}
            />
          </div>
          {hint !== '' && <Hint id={hintId}>{hint}</Hint>}
          {shown.error !== '' && <FieldError id={errorId}>{shown.error}</FieldError>}
        </Stack>
      )}
    </Reports>
  );
}

const Hint = styled.small`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
`;
