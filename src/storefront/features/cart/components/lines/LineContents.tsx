import styled from 'styled-components';
import { useContents } from '../../../../formatting';
import { tokens } from '../../../../ui/theme/tokens';
import { useDataLanguage } from '../../../context';
import type { CartLineFacts } from '../../cartLines';

/** The contents of one bundle of a line, "2 × Œufs frais, 1 × Farine T55"; nothing for other products. */
export function LineContents({ line }: { readonly line: CartLineFacts }) {
  const lang = useDataLanguage();
  const contents = useContents()(line.contents);
  return contents !== null && <Contents lang={lang}>{contents}</Contents>;
}

const Contents = styled.span`
  display: block;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
  font-weight: 400;
  line-height: 1.35;
`;
