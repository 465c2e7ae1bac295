import { Outlet } from '@tanstack/react-router';
import { DocumentTitle } from './document-title.tsx';
import { ToasterHost } from './toaster-host.tsx';

export function RootLayout() {
  return (
    <>
      <DocumentTitle />
      <Outlet />
      <ToasterHost />
    </>
  );
}
