import type { Brand } from '@portico/brand/parse-brand';

/** The light theme's accent lightness, on which white text is readable. */
const lightness = 0.47;

/** Converts the brand's accent to a colour that mail programs know. Channels outside sRGB are clamped. The matrices are CSS Color 4's. */
export function brandColour({ hue, chroma }: Brand['accent']): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  const channels = [
    4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
  ];
  return `#${channels
    .map((channel) =>
      Math.round(encoded(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function encoded(channel: number): number {
  const inside = Math.min(1, Math.max(0, channel));
  return inside <= 0.003_130_8 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055;
}
