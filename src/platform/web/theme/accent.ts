/** Readable shades of a chosen colour (S-119). Pure. */

type Hsl = readonly [hue: number, saturation: number, lightness: number]
type Rgb = readonly [red: number, green: number, blue: number]

/** WCAG 2.2 for text. */
export const READABLE = 4.5
const STEP = 0.01

/** A filled control under white text: the nearest darker shade that can be read. */
export const fillFor = (color: string): string => untilReadable(color, '#FFFFFF', -STEP)
/** Text in the chosen colour: darker on a light ground, lighter on a dark one. */
export const textOn = (color: string, ground: string): string =>
  untilReadable(color, ground, luminance(toRgb(ground)) > 0.5 ? -STEP : STEP)

function untilReadable(color: string, against: string, step: number): string {
  const [hue, saturation, start] = toHsl(toRgb(color))
  for (let lightness = start; lightness >= 0 && lightness <= 1; lightness += step) {
    const shade = toHex(fromHsl([hue, saturation, lightness]))
    if (contrast(shade, against) >= READABLE) return shade
  }
  return step < 0 ? '#000000' : '#FFFFFF'
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(toRgb(a)), luminance(toRgb(b))]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toRgb(hex: string): Rgb {
  if (!isColor(hex)) throw new RangeError(`Not a colour: ${hex}`)
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return [part(1), part(3), part(5)]
}
export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)
const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()

function toHsl([red, green, blue]: Rgb): Hsl {
  const max = Math.max(red, green, blue)
  const range = max - Math.min(red, green, blue)
  const lightness = max - range / 2
  if (range === 0) return [0, 0, lightness]
  const sixth =
    max === red ? (green - blue) / range : max === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return [(sixth + 6) % 6, range / (1 - Math.abs(2 * lightness - 1)), lightness]
}

function fromHsl([hue, saturation, lightness]: Hsl): Rgb {
  const spread = saturation * Math.min(lightness, 1 - lightness)
  const part = (n: number) => {
    const k = (n + hue * 2) % 12
    return lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [part(0), part(8), part(4)]
}
