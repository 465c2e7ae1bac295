import { Landmark } from 'lucide-react';

/** The provider's mark, drawn in the colour around it. */
export function BrandMark() {
  return <Landmark aria-hidden="true" size={18} />;
}
