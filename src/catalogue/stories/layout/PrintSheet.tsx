import { Button } from '../../../storefront/ui/controls/Button';
import { OnPaper, OnScreen, PrintStyle, Sheet } from '../../../storefront/ui/layout/PrintSheet';
import { story, typed } from '../../story';

export const printSheetStory = story<{ title: string; text: string }>({
  shows: ['Sheet', 'PrintStyle', 'OnScreen', 'OnPaper'],
  use: 'printSheet.use',
  avoid: 'printSheet.avoid',
  room: 'whole',
  usual: { title: 'sample.invoice', text: 'sample.longText' },
  properties: { title: typed, text: typed },
  states: [{ name: 'state.onScreen', set: {} }],
  show: ({ title, text }, { say }) => (
    <Sheet>
      <PrintStyle />
      <h4>{title}</h4>
      <p>{text}</p>
      <OnScreen>
        <Button>{say('sample.print')}</Button>
      </OnScreen>
      <OnPaper>{say('sample.printed')}</OnPaper>
    </Sheet>
  ),
});
