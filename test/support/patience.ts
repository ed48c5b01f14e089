import { configure } from '@testing-library/react';

// Tests use the real server on a possibly busy machine: the limit is only for what never happens.
configure({ asyncUtilTimeout: 60_000 });
