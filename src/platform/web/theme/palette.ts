/** The colours of both themes (look.md 1). Ant Design's tokens and our own CSS variables are made of these. */
import { fillFor, textOn } from './accent.ts'

export type ThemeName = 'light' | 'dark'

const light = {
  bg: '#FFFFFF',
  bgSubtle: '#F7F8F9',
  bgHover: '#F0F2F4',
  bgRaised: '#FFFFFF',
  line: '#E7E9EC',
  lineStrong: '#CDD2D8',
  text: '#191C20',
  text2: '#474E58',
  text3: '#636B76',
  danger: '#C6282B',
  /** Under white. */
  dangerFill: '#C6282B',
  shadow: '0 8px 28px rgb(20 28 40 / 0.12), 0 1px 3px rgb(20 28 40 / 0.08)',
  backdrop: 'rgb(17 22 30 / 0.38)',
  toneDraft: '#5A626D',
  toneDraftBg: '#EEF0F2',
  toneProgress: '#175CB8',
  toneProgressBg: '#E6F0FC',
  toneWaiting: '#8A5300',
  toneWaitingBg: '#FDF1DA',
  toneDone: '#1B6E3C',
  toneDoneBg: '#E3F4E9',
  toneDanger: '#B92225',
  toneDangerBg: '#FCE9E9',
  toneSuspended: '#6A3FB5',
  toneSuspendedBg: '#F0EAFB',
}

const dark: typeof light = {
  bg: '#15171A',
  bgSubtle: '#0F1113',
  bgHover: '#22262B',
  bgRaised: '#1D2024',
  line: '#292D33',
  lineStrong: '#434951',
  text: '#ECEEF0',
  text2: '#BAC0C8',
  text3: '#969EA8',
  danger: '#FF7B7B',
  dangerFill: '#C6282B',
  shadow: '0 8px 28px rgb(0 0 0 / 0.5), 0 1px 3px rgb(0 0 0 / 0.4)',
  backdrop: 'rgb(0 0 0 / 0.6)',
  toneDraft: '#B0B7C0',
  toneDraftBg: '#272B30',
  toneProgress: '#7FB5F7',
  toneProgressBg: '#152A44',
  toneWaiting: '#EDB658',
  toneWaitingBg: '#372811',
  toneDone: '#72C993',
  toneDoneBg: '#15301F',
  toneDanger: '#FF8A8A',
  toneDangerBg: '#3F1B1C',
  toneSuspended: '#BBA0F2',
  toneSuspendedBg: '#2B2143',
}

export const palette = { light, dark } as const

/** The chosen colour as it may be used: on fills, in texts, as a quiet ground. */
export const accentShades = (theme: ThemeName, accent: string) => ({
  accent,
  accentFill: fillFor(accent),
  accentText: textOn(accent, theme === 'light' ? light.bgHover : dark.bgHover),
  accentSoft: `color-mix(in srgb, ${accent} ${theme === 'light' ? 12 : 20}%, ${palette[theme].bg})`,
})

const kebab = (name: string): string => name.replace(/([A-Z]|\d)/g, (part) => `-${part.toLowerCase()}`)

/** `--bg-subtle: …;` for every colour of the theme. */
export const cssVariables = (theme: ThemeName, accent: string): string =>
  Object.entries({ ...palette[theme], ...accentShades(theme, accent) })
    .map(([name, value]) => `--${kebab(name)}: ${value};`)
    .join('\n')
