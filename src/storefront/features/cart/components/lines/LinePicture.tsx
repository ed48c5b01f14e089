import styled from 'styled-components';
import { Picture } from '../../../../ui/layout/Picture';
import { tokens } from '../../../../ui/theme/tokens';
import type { CartLineFacts } from '../../cartLines';

/** A line's product picture; decorative, the name is beside it. */
export function LinePicture({ line: { picture } }: { readonly line: CartLineFacts }) {
  return (
    <Frame>{picture && <Picture src={picture.thumbnailUrl ?? picture.url} alt="" width={96} height={96} />}</Frame>
  );
}

const Frame = styled.div`
  flex: none;
  width: 4.5rem;
  height: 4.5rem;
  padding: ${tokens.space[1]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
