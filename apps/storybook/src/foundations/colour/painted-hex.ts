/** Returns a colour as this browser renders it within `root`, in sRGB: `#274bc4`. Translucent colours have two more digits. */
export function paintedHex(root: Element, colour: string): string {
  const probe = document.createElement('i');
  probe.hidden = true;
  probe.style.color = colour;
  root.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('This browser can’t paint to a canvas, so nothing can be measured');
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
  const shown = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha];
  return `#${shown.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
