/**
 * The portal's stack with an empty page: the minimum that a page of this stack can cost. It is measured for comparison and must not grow.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DataProvider } from './data.tsx';
import { App } from './router.tsx';
import './style.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <DataProvider>
      <App />
    </DataProvider>
  </StrictMode>,
);
