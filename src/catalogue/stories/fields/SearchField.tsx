import { useState } from 'react';
import { SearchField } from '../../../storefront/ui/fields/SearchField';
import { count, story, toggle, typed, type Surroundings } from '../../story';
import { Reports } from '../Reports';

type SearchValues = {
  value: string;
  placeholder: string;
  showSubmit: boolean;
  action: string;
  name: string;
  maxLength: number;
};

export const searchFieldStory = story<SearchValues>({
  shows: ['SearchField'],
  use: 'searchField.use',
  avoid: 'searchField.avoid',
  room: 'half',
  usual: {
    value: '',
    placeholder: 'sample.searchHint',
    showSubmit: true,
    action: '#SearchField',
    name: 'term',
    maxLength: 200,
  },
  properties: {
    value: typed,
    placeholder: typed,
    showSubmit: toggle,
    action: typed,
    name: typed,
    maxLength: count(1, 200),
  },
  states: [
    { name: 'state.empty', set: {} },
    { name: 'state.filled', set: { value: 'sample.butter' } },
    { name: 'state.withoutButton', set: { showSubmit: false } },
    { name: 'state.long', set: { value: 'sample.longText' } },
  ],
  show: (values, around) => <Searchable {...values} {...around} />,
});

function Searchable({ value, maxLength, say, landmark, ...rest }: SearchValues & Surroundings) {
  const [text, setText] = useState(value);
  return (
    <Reports>
      {(report) => (
        <SearchField
          {...rest}
          value={text}
          labels={{
            search: say('sample.search'),
            submit: say('sample.startSearch'),
            clear: say('sample.clear'),
            landmark: `${say('sample.search')} (${landmark})`,
          }}
          onChange={setText}
          onClear={() => {
            setText('');
            report('onClear');
          }}
          onSubmit={(sent) => report('onSubmit', sent)}
          input={{ maxLength }}
        />
      )}
    </Reports>
  );
}
