import { useState } from 'react';
import { SearchField } from '../../../storefront/ui/fields/SearchField';
import { story, toggle, typed, type Surroundings } from '../../story';

type SearchValues = { value: string; placeholder: string; showSubmit: boolean };

export const searchFieldStory = story<SearchValues>({
  shows: ['SearchField'],
  use: 'searchField.use',
  avoid: 'searchField.avoid',
  room: 'half',
  usual: { value: '', placeholder: 'sample.searchHint', showSubmit: true },
  properties: { value: typed, placeholder: typed, showSubmit: toggle },
  states: [
    { name: 'state.empty', set: {} },
    { name: 'state.filled', set: { value: 'sample.butter' } },
    { name: 'state.withoutButton', set: { showSubmit: false } },
    { name: 'state.long', set: { value: 'sample.longText' } },
  ],
  show: (values, around) => <Searchable {...values} {...around} />,
});

function Searchable({ value, say, landmark, ...rest }: SearchValues & Surroundings) {
  const [text, setText] = useState(value);
  return (
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
      onSubmit={setText}
      action="#SearchField"
      name="term"
    />
  );
}
