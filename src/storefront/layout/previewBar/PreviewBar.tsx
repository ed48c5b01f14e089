import Eye from 'lucide-react/icons/eye';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { previewAddress } from '../../../contract/site/preview';
import { withBase } from '../../../contract/pages/basePath';
import { api } from '../../api';
import { useShopDispatch, useShopSelector, useShopStore } from '../../kernel/hooks';
import { useMessages } from '../../messages';
import previewTexts from '../../messages/fr-FR/preview.json';
import { isLivePage } from '../../kernel/livePage';
import { keepPreview, listenToBuilder } from '../../platform/preview';
import { Icon } from '../../ui/controls/Icon';
import { PageColumn } from '../../ui/layout/PageFrame';
import { tokens } from '../../ui/theme/tokens';
import { selectLocation } from '../../kernel/location';
import { selectEditedSite, selectPreview, previewEdited, previewEvents, previewReducer } from '../../kernel/preview';
import { readEdited } from './readEdited';

/** Says that the page shows a draft and links to the live site; receives edits from a builder page around it. */
function PreviewBar() {
  const t = useMessages();
  const location = useShopSelector(selectLocation);
  const isEdited = useShopSelector(selectEditedSite) !== null;
  const isFramed = useShopSelector((state) => selectPreview(state)?.isFramed ?? false);
  useBuilder();
  useFreshDrafts(location);
  const { pathname, search, hash } = location;
  return (
    <Bar aria-label={t('preview.label')}>
      <PageColumn>
        <Icon icon={Eye} size="x-small" />
        <span>{t(isEdited ? 'preview.edited' : 'preview.draft')}</span>
        {/* Inside the builder's frame the builder page has its own way back; not every browser says that it is one. */}
        {!isFramed && !isEdited && (
          <a href={withBase(previewAddress(pathname + search + hash, 'Live'))}>{t('preview.leave')}</a>
        )}
      </PageColumn>
    </Bar>
  );
}

export const previewBarModule = {
  Component: PreviewBar,
  texts: previewTexts,
  slices: { preview: previewReducer },
  events: [previewEvents],
} as const;

/** Shows edits from the surrounding builder page at once. A replayed page receives none. */
function useBuilder(): void {
  const store = useShopStore();
  useEffect(() => {
    if (!isLivePage(store)) return undefined;
    return listenToBuilder((message) => {
      const edited = readEdited(message);
      if (edited) store.dispatch(previewEdited(edited));
    });
  }, [store]);
}

/** Refetches the draft on each further page of a preview, and keeps the page a preview on reload. */
function useFreshDrafts(location: object): void {
  const store = useShopStore();
  const dispatch = useShopDispatch();
  const [first] = useState(location);
  useEffect(() => {
    if (!isLivePage(store)) return;
    keepPreview();
    if (location !== first) dispatch(api.util.invalidateTags(['Menus']));
  }, [store, dispatch, first, location]);
}

const Bar = styled.aside`
  position: sticky;
  z-index: ${tokens.layer.header};
  bottom: 0;
  background: ${tokens.color.butter};
  color: ${tokens.color.ink};
  font-size: ${tokens.size.small};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${tokens.space[3]};
    min-height: ${tokens.target.base};
  }
  span {
    font-weight: 600;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target.base};
    margin-left: auto;
    color: inherit;
  }
`;
