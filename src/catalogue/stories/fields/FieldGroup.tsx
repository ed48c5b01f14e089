import { useId } from 'react';
import { Checkbox } from '../../../storefront/ui/fields/Checkbox';
import { FieldError } from '../../../storefront/ui/fields/Field';
import { FieldGroup } from '../../../storefront/ui/fields/FieldGroup';
import { count, story, typed, type Surroundings } from '../../story';

const answers = ['sample.morning', 'sample.afternoon'] as const;

type GroupValues = { legend: string; answers: number; error: string };

export const fieldGroupStory = story<GroupValues>({
  shows: ['FieldGroup', 'FieldError'],
  use: 'fieldGroup.use',
  avoid: 'fieldGroup.avoid',
  usual: { legend: 'sample.delivery', answers: answers.length, error: '' },
  properties: { legend: typed, answers: count(1, answers.length), error: typed },
  states: [
    { name: 'state.plain', set: {} },
    { name: 'state.invalid', set: { error: 'sample.mustChoose' } },
    { name: 'state.long', set: { legend: 'sample.longText' } },
  ],
  show: (values, around) => <Question {...values} {...around} />,
});

function Question({ legend, answers: shown, error, say }: GroupValues & Surroundings) {
  const id = useId();
  return (
    <FieldGroup aria-describedby={error === '' ? undefined : id}>
      <legend>{legend}</legend>
      {answers.slice(0, shown).map((answer) => (
        <Checkbox key={answer} type="radio" name={id} label={say(answer)} />
      ))}
      {error !== '' && <FieldError id={id}>{error}</FieldError>}
    </FieldGroup>
  );
}
