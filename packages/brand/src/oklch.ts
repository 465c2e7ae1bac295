/** The OKLCH hue (degrees, 0 to 360) and chroma of a colour. A grey has hue 0. */
export type HueAndChroma = { hue: number; chroma: number };

/**
 * Returns the OKLCH hue and chroma of an sRGB colour such as `#274bc4`; the tokens choose the lightness. The matrices are from CSS Color 4.
 */
export function hueAndChromaOf(hex: string): HueAndChroma {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255));
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const medium = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short;
  const b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short;
  const chroma = rounded(Math.hypot(a, b), 4);
  if (chroma < 0.001) return { hue: 0, chroma: 0 };
  return { hue: rounded(((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, 2), chroma };
}

function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
