import { createPart } from '../../kernel/parts';

/** The bar of the header: its links work as the server wrote them, its lists open once its code is there. */
export const navigationBar = createPart(
  () =>
    import(/* webpackChunkName: "part-rest" */ './components/bar/NavigationBar').then((file) => file.navigationBarPart),
  'soon',
);
