import { HOME_ADDRESS, searchAddress } from '../../../../contract/pages/pageReference';
import { logoPicture } from './picture';

/** The shop itself, and its search. */
export function shopData(name: string, origin: string): readonly object[] {
  const url = origin + HOME_ADDRESS;
  return [
    { '@type': 'Organization', name, url, logo: origin + logoPicture },
    {
      '@type': 'WebSite',
      name,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          // The braces belong to the template and must not be encoded.
          urlTemplate: `${origin}${searchAddress('X')}`.replace(/X$/, '{search_term_string}'),
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
