/** Keys as people write them: `mod+s`, `/`, `n`, `g h`. Pure. */

/** What of a keyboard event decides. */
export interface Pressed {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  isComposing: boolean
}

/** Ctrl, and the command key of a Mac. */
const MOD = 'mod+'
export const hasModifier = (keys: string): boolean => keys.startsWith(MOD)
export const isSequence = (keys: string): boolean => keys.includes(' ')

/** The key of an event as it is written here; a letter by its place where the keyboard writes Hangul. */
export function nameOf({ key, code, ctrlKey, metaKey }: Pressed): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  const isAscii = /^[\x20-\x7e]$/.test(key)
  const name = letter && !isAscii ? letter : key
  return `${ctrlKey || metaKey ? MOD : ''}${name.length === 1 ? name.toLowerCase() : name}`
}

/** How the keys are shown on a sheet: each cap by itself. */
export const capsOf = (keys: string): string[] =>
  keys
    .split(/[ +]/)
    .map(
      (cap) =>
        ({ mod: 'Ctrl', Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓' })[cap] ??
        (cap.length === 1 ? cap.toUpperCase() : cap),
    )
