import { lazyComponent } from '../../kernel/lazy';

/** The bar of the header: its links work as the server wrote them, its lists open once its code is there. */
export const navigationBar = lazyComponent(
  () =>
    import(/* webpackChunkName: "part-rest" */ './components/bar/NavigationBar').then(
      (file) => file.navigationBarModule,
    ),
  'idle',
);
