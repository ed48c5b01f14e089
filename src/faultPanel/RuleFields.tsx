import { useId } from 'react';
import styled from 'styled-components';
import { SHOP_PATHS } from '../contract/latePaths';
import { Button } from '../storefront/ui/controls/Button';
import { Checkbox } from '../storefront/ui/fields/Checkbox';
import { FieldGroup } from '../storefront/ui/fields/FieldGroup';
import { Select } from '../storefront/ui/fields/Select';
import { TextField } from '../storefront/ui/fields/TextField';
import { tokens } from '../storefront/ui/theme/tokens';
import type { RuleDraft } from './draft';

const ANSWERS = [
  { value: '', label: 'The usual answer, delayed' },
  { value: 'drop', label: 'None: the connection is closed' },
  { value: 'garbage', label: 'Something that is not JSON' },
  ...[200, 202, 204, 401, 403, 404, 409, 410, 422, 423, 429, 500, 502, 503].map((status) => ({
    value: String(status),
    label: String(status),
  })),
];

interface RuleFieldsProps {
  readonly rule: RuleDraft;
  /** Counted from 1. */
  readonly number: number;
  /** How many calls the rule has matched while active; null: it is not active. */
  readonly matched: number | null;
  readonly onChange: (rule: RuleDraft) => void;
  readonly onRemove: () => void;
}

/** One rule: which call, what happens to it, how often. */
export function RuleFields({ rule, number, matched, onChange, onRemove }: RuleFieldsProps) {
  const list = useId();
  const others = ANSWERS.some(({ value }) => value === rule.answer) ? [] : [{ value: rule.answer, label: rule.answer }];
  const typed = (name: 'call' | 'nth' | 'chance' | 'delayMs' | 'retryAfterSeconds') => ({
    value: rule[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      onChange({ ...rule, [name]: target.value });
    },
  });
  return (
    <Rule>
      <legend>
        Rule {number}
        {matched !== null && <small>{matched === 1 ? '1 call matched' : `${String(matched)} calls matched`}</small>}
      </legend>
      <TextField label="Call" hint="POST cartItems, GET *, or *" list={list} spellCheck={false} {...typed('call')} />
      <datalist id={list}>
        {Object.keys(SHOP_PATHS).flatMap((name) =>
          ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => (
            <option key={`${method} ${name}`} value={`${method} ${name}`} />
          )),
        )}
      </datalist>
      <Select
        label="Answer"
        options={[...ANSWERS, ...others]}
        value={rule.answer}
        onChange={({ target }) => onChange({ ...rule, answer: target.value })}
      />
      <Pair>
        <TextField label="Which calls" hint="1, 3; empty: all" {...typed('nth')} />
        <TextField label="Chance" hint="0 to 1; empty: always" inputMode="decimal" {...typed('chance')} />
        <TextField label="Delay" hint="Milliseconds" inputMode="numeric" {...typed('delayMs')} />
        <TextField label="Retry after" hint="Seconds" inputMode="numeric" {...typed('retryAfterSeconds')} />
      </Pair>
      <Checkbox
        label="The server carries out the call anyway"
        checked={rule.done}
        onChange={({ target }) => onChange({ ...rule, done: target.checked })}
      />
      <Button variant="quiet" onClick={onRemove}>
        Remove rule {number}
      </Button>
    </Rule>
  );
}

const Rule = styled(FieldGroup)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  legend {
    display: flex;
    align-items: baseline;
    gap: ${tokens.space[2]};
    padding: 0 ${tokens.space[2]};
  }
  legend small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    font-weight: 400;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[3]};
`;
