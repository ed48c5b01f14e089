import { lazyComponent } from '../../kernel/lazy';

/** The form for messages to the shop. */
export const contactForm = lazyComponent(() =>
  import(/* webpackChunkName: "part-contact" */ './components/ContactForm').then(
    ({ contactFormModule }) => contactFormModule,
  ),
);
