import { useContents } from '../../../formatting';
import { useDataLanguage } from '../../context';
import { useMessages } from '../../../messages';
import { LineDetails } from './lineTable.styles';

interface LineContentsProps {
  readonly of: { readonly contents?: Parameters<ReturnType<typeof useContents>>[0] };
}

/** The contents of one bundle of an ordered line; nothing for other products. */
export function LineContents({ of }: LineContentsProps) {
  const t = useMessages();
  const lang = useDataLanguage();
  const contents = useContents()(of.contents);
  return (
    contents !== null && (
      <LineDetails>
        {' '}
        {t('orders.contents')} <span lang={lang}>{contents}</span>
      </LineDetails>
    )
  );
}
