/** Size, theme and accent that the person has chosen (S-118, S-119). */

import { DEFAULT_ACCENT } from '#platform/web/constants.ts'
import { readCookie, writeCookie } from '#platform/web/cookie.ts'
import { createStore, useStore } from '#platform/web/store.ts'
import { isColor } from './accent.ts'
import type { ThemeName } from './palette.ts'
import { useMedia } from './use-media.ts'

export const sizes = ['medium', 'small', 'mini'] as const
export type Size = (typeof sizes)[number]
export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

export interface Appearance {
  size: Size
  theme: ThemeChoice
  accent: string
}

const known = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise
const storedAccent = readCookie('accent') ?? ''

const store = createStore<Appearance>({
  size: known(sizes, readCookie('size'), 'medium'),
  theme: known(themeChoices, readCookie('theme'), 'system'),
  accent: isColor(storedAccent) ? storedAccent : DEFAULT_ACCENT,
})

export const useAppearance = (): Appearance => useStore(store)

export function setAppearance(change: Partial<Appearance>): void {
  for (const [name, value] of Object.entries(change)) writeCookie(name, value)
  store.set((current) => ({ ...current, ...change }))
}

/** The theme that is shown: the system's where the person leaves it to the system. */
export function useThemeName(): ThemeName {
  const { theme } = useAppearance()
  const isSystemDark = useMedia('(prefers-color-scheme: dark)')
  return theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme
}
