/** The strip of visited pages (S-105…S-108) as plain data. Pure. */

export interface Tab {
  /** Path without query: what makes a tab a tab. */
  path: string
  /** With its last query. */
  fullPath: string
  /** Given by the page or its menu row; empty until known. */
  title: string
  /** Grows when the page must forget its state and mount anew. */
  generation: number
}

export interface Strip {
  tabs: readonly Tab[]
  lastGeneration: number
}

export const pinnedPath = '/index'
const pinned: Tab = { path: pinnedPath, fullPath: pinnedPath, title: '', generation: 0 }
export const emptyStrip: Strip = { tabs: [pinned], lastGeneration: 0 }

/** Opens a tab, or remembers the new query of the one that is open. */
export function visit(strip: Strip, path: string, fullPath: string): Strip {
  const open = strip.tabs.find((tab) => tab.path === path)
  if (open?.fullPath === fullPath) return strip
  if (open) return { ...strip, tabs: strip.tabs.map((tab) => (tab === open ? { ...tab, fullPath } : tab)) }
  return add(strip, { path, fullPath, title: '' })
}

const add = (strip: Strip, tab: Omit<Tab, 'generation'>): Strip => {
  const generation = strip.lastGeneration + 1
  return { tabs: [...strip.tabs, { ...tab, generation }], lastGeneration: generation }
}

export const rename = (strip: Strip, path: string, title: string): Strip =>
  strip.tabs.some((tab) => tab.path === path && tab.title !== title)
    ? { ...strip, tabs: strip.tabs.map((tab) => (tab.path === path ? { ...tab, title } : tab)) }
    : strip

/** S-107: the next show of the page is a new one. */
export function renew(strip: Strip, path: string): Strip {
  const generation = strip.lastGeneration + 1
  return {
    tabs: strip.tabs.map((tab) => (tab.path === path ? { ...tab, generation } : tab)),
    lastGeneration: generation,
  }
}

/** S-108; the pinned tab stays. */
export const close = (strip: Strip, path: string): Strip => ({
  ...strip,
  tabs: strip.tabs.filter((tab) => tab.path !== path || tab.path === pinnedPath),
})
export const closeOthers = (strip: Strip, path: string): Strip => ({
  ...strip,
  tabs: strip.tabs.filter((tab) => tab.path === path || tab.path === pinnedPath),
})
/** S-108: where to go when the active tab has been closed. */
export const lastPath = (strip: Strip): string => strip.tabs.at(-1)?.fullPath ?? '/'
