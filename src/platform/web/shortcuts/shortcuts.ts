/** The one registry of keys: what a page offers while it is seen, and what the shell offers everywhere. */
import { useEffect, useEffectEvent } from 'react'
import { createStore } from '#platform/web/store.ts'
import { hasModifier, isSequence, nameOf, type Pressed } from './keys.ts'

export interface Shortcut {
  /** `mod+s`, `/`, `n`, `g h` */
  keys: string
  /** Korean. What it does, for the help sheet. */
  label: string
  scope: 'page' | 'everywhere'
  /** Nothing for a key that a part of the page hears by itself: then it is only told. */
  run?: () => void
}

/** The last one registered for a key wins: a page over the shell. */
export const shortcutStore = createStore<readonly Shortcut[]>([])

/** Single keys get in the way of reading programs and voice control: they can be switched off (WCAG 2.1.4). */
/** Name of the preference that keeps it. */
export const SINGLE_KEYS = 'singleKeyShortcuts'
export const singleKeysOn = createStore(true)

/**
 * Offers a key while the component is shown. Single keys work outside inputs only; a page below a dialog offers nothing.
 *
 * @param label Korean, for the help sheet
 */
export function useShortcut(
  keys: string,
  label: string,
  handler?: () => void,
  { scope = 'page', isOff = false }: { scope?: Shortcut['scope']; isOff?: boolean } = {},
): void {
  const run = useEffectEvent(() => handler?.())
  const isHeard = handler !== undefined
  useEffect(() => {
    if (isOff) return
    const own: Shortcut = { keys, label, scope, ...(isHeard && { run: () => run() }) }
    shortcutStore.set((all) => [...all, own])
    return () => shortcutStore.set((all) => all.filter((one) => one !== own))
  }, [keys, label, scope, isOff, isHeard])
}

/** How long the second key of a sequence is waited for. */
const SEQUENCE_MS = 1000
let first = { key: '', at: 0 }

const INPUTS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(INPUTS) !== null

/** The shortcut that an event means; undefined for none. @param now milliseconds, for sequences */
function meantBy(event: Pressed & { target: EventTarget | null }, now: number): Shortcut | undefined {
  if (event.isComposing || event.altKey) return undefined
  const name = nameOf(event)
  const isPlain = !hasModifier(name)
  if (isPlain && (isTyping(event.target) || !singleKeysOn.get())) return undefined
  const all = shortcutStore.get().filter((one) => one.run)
  const wanted = isPlain && first.key !== '' && now - first.at < SEQUENCE_MS ? `${first.key} ${name}` : name
  first = { key: '', at: 0 }
  const found = all.findLast((one) => one.keys === wanted) ?? all.findLast((one) => one.keys === name)
  if (!found && isPlain && all.some((one) => isSequence(one.keys) && one.keys.startsWith(`${name} `)))
    first = { key: name, at: now }
  return found
}

/** Keys of a dialog are the dialog's. */
const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented) return
  const found = meantBy(event, event.timeStamp)
  if (!found) return
  event.preventDefault()
  if (!event.repeat && !isBehindDialog()) found.run?.()
})
