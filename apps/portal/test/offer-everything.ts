import { extensions } from '@portico/contract/operations';

// The configuration reads it once, when it is imported. A test of less gives its user a list of extensions.
const meta = document.createElement('meta');
meta.name = 'portico-extensions';
meta.content = extensions.join(' ');
document.head.append(meta);
