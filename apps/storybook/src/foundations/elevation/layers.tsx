import type { ReactElement } from 'react';
import { Specimen, Specimens } from '../specimen.tsx';

const layers = [
  ['z-toast', 'Toasts, and the skip link: seen whatever is open'],
  ['z-popup', 'Menus, popovers, tooltips and lists of a field'],
  ['z-overlay', 'Dialogs and sheets, with their backdrop'],
  ['z-sidebar', 'The sidebar and the top bar of a phone'],
] as const;

/** The layers from the top down, with their current values. */
export function Layers(): ReactElement {
  return (
    <Specimens>
      {layers.map(([token, what]) => (
        <Specimen key={token} token={token}>
          {what}
        </Specimen>
      ))}
    </Specimens>
  );
}
