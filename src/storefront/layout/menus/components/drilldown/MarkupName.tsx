import { RichText } from '../../../../features/content/richText/late';

function MarkupName({ name }: { readonly name: string }) {
  return <RichText inline value={name} />;
}

export const markupNameModule = { Component: MarkupName, texts: {} } as const;
