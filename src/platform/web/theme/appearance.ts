/** Size, theme and accent that the person has chosen (S-118, S-119). */

import { useLayoutEffect } from 'react'
import { DEFAULT_ACCENT, DEFAULT_SIZE } from '#platform/web/constants.ts'
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
const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  values.some((one) => one === value)
const storedAccent = readCookie('accent') ?? ''

const store = createStore<Appearance>({
  size: known(sizes, readCookie('size'), DEFAULT_SIZE),
  theme: known(themeChoices, readCookie('theme'), 'system'),
  accent: isColor(storedAccent) ? storedAccent : DEFAULT_ACCENT,
})

export const useAppearance = (): Appearance => useStore(store)

/** What another device or an older cookie says may be anything; only what is known is taken. */
export function applyAppearance(name: string, value: unknown): void {
  if (name === 'size' && isOneOf(sizes, value)) setAppearance({ size: value })
  if (name === 'theme' && isOneOf(themeChoices, value)) setAppearance({ theme: value })
  if (name === 'accent' && typeof value === 'string' && isColor(value)) setAppearance({ accent: value })
}

export function setAppearance(change: Partial<Appearance>): void {
  for (const [name, value] of Object.entries(change)) writeCookie(name, value)
  store.set((current) => ({ ...current, ...change }))
}

const openPapers = createStore(0)

/** As long as this part stands, all of the page is as it is on paper: light. */
export function useLightTheme(): void {
  useLayoutEffect(() => {
    openPapers.set((count) => count + 1)
    return () => openPapers.set((count) => count - 1)
  }, [])
}

/** The theme that is shown: the system's where the person leaves it to the system. */
export function useThemeName(): ThemeName {
  const isPaper = useStore(openPapers) > 0
  const { theme } = useAppearance()
  const isSystemDark = useMedia('(prefers-color-scheme: dark)')
  if (isPaper) return 'light'
  return theme === 'system' ? (isSystemDark ? 'dark' : 'light') : theme
}
