import type { ComponentType } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../storefront/messages';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderSelector } from '../kernel/hooks';
import { selectSection, type Section } from '../app/viewSlice';
import { selectDocument } from '../draft';
import { MenusSection } from '../menus';
import { FooterSection } from './FooterSection';
import { HeaderSection } from './HeaderSection';
import { NavigationSection } from './NavigationSection';
import { RibbonSection } from './RibbonSection';
import { SettingsSection } from './SettingsSection';
import { ShopSection } from './ShopSection';
import { VariantsSection } from './VariantsSection';

const EDITORS: Readonly<Record<Section, ComponentType>> = {
  menus: MenusSection,
  navigation: NavigationSection,
  variants: VariantsSection,
  header: HeaderSection,
  ribbon: RibbonSection,
  footer: FooterSection,
  shop: ShopSection,
  settings: SettingsSection,
};

/** The editor of the section that is shown; nothing until the draft is loaded. */
export function SectionEditor() {
  const t = useMessages();
  const section = useBuilderSelector(selectSection);
  const isThere = useBuilderSelector((state) => selectDocument(state) !== null);
  if (!isThere) return null;
  const Editor = EDITORS[section];
  return (
    <Root aria-labelledby="section-title">
      <header>
        <h2 id="section-title">{t(`builderPaths.${section}`)}</h2>
        <p>{t(`builderSettings.section.${section}Intro`)}</p>
      </header>
      <Editor />
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[4]};
  container: editor / inline-size;
  > header p {
    max-width: 42rem;
    margin-top: ${tokens.space[1]};
    color: ${tokens.color.inkSoft};
  }
`;
