import { Checkbox } from '../../storefront/ui/fields/Checkbox';
import { QuantityStepper } from '../../storefront/ui/fields/QuantityStepper';
import { Select } from '../../storefront/ui/fields/Select';
import { TextField } from '../../storefront/ui/fields/TextField';
import { Stack } from '../../storefront/ui/layout/Stack';
import type { Property, Values } from '../story';
import type { Say } from '../texts/say';

interface PropertyFieldProps {
  readonly name: string;
  readonly property: Property;
  readonly value: Values[string];
  readonly say: Say;
  readonly onChange: (value: Values[string]) => void;
}

/** Changes one property, labelled with its name in the code. */
export function PropertyField({ name, property, value, say, onChange }: PropertyFieldProps) {
  switch (property.kind) {
    case 'switch':
      return <Checkbox label={name} checked={value === true} onChange={({ target }) => onChange(target.checked)} />;
    case 'choice':
      return (
        <Select
          label={name}
          value={String(value)}
          options={property.values.map((one) => ({ value: one, label: one }))}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'number':
      return (
        <Stack $gap="1">
          <strong>{name}</strong>
          <div>
            <QuantityStepper
              value={Number(value)}
              minimum={property.from}
              maximum={property.to}
              labels={{
                quantity: name,
                decrease: `${say('page.less')} (${name})`,
                increase: `${say('page.more')} (${name})`,
              }}
              onCommit={onChange}
            />
          </div>
        </Stack>
      );
    case 'text':
      return <TextField label={name} value={String(value)} onChange={({ target }) => onChange(target.value)} />;
  }
}
