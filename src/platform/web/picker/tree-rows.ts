/** A tree from a flat list in which every entry names its parent. Pure. */
import { initialsOf, isInitials, searchText } from '#platform/model/hangul.ts'

export interface TreeItem {
  key: string
  name: string
  parent: string | null
}
export interface Branch {
  item: TreeItem
  branches: Branch[]
}
export interface TreeRow {
  item: TreeItem
  /** 1 at the root. */
  level: number
  isParent: boolean
  isOpen: boolean
}

/** In the order of the list. Entries whose parent is not in it, or who are their own ancestor, stand at the root (S-266). */
export function treeOf(items: readonly TreeItem[]): Branch[] {
  const keys = new Set(items.map(({ key }) => key))
  const childrenOf = Map.groupBy(items, ({ parent }) => parent)
  const placed = new Set<string>()
  const branchOf = (item: TreeItem): Branch => {
    placed.add(item.key)
    const children = (childrenOf.get(item.key) ?? []).filter(({ key }) => !placed.has(key))
    return { item, branches: children.map(branchOf) }
  }
  const roots = items.filter(({ parent }) => parent === null || !keys.has(parent)).map(branchOf)
  const circular = items.flatMap((item) => (placed.has(item.key) ? [] : [branchOf(item)]))
  return [...roots, ...circular]
}

/** The rows to be seen. */
export function rowsOf(branches: readonly Branch[], isOpen: (key: string) => boolean, level = 1): TreeRow[] {
  return branches.flatMap(({ item, branches: below }) => {
    const isParent = below.length > 0
    const opened = isParent && isOpen(item.key)
    return [{ item, level, isParent, isOpen: opened }, ...(opened ? rowsOf(below, isOpen, level + 1) : [])]
  })
}

function matchesName(name: string, q: string): boolean {
  const wanted = searchText(q)
  return isInitials(wanted) ? initialsOf(name).includes(wanted) : searchText(name).includes(wanted)
}

/** What matches, under everything above it. */
export function withAncestors(items: readonly TreeItem[], q: string): TreeItem[] {
  if (q.trim() === '') return [...items]
  const byKey = new Map(items.map((item) => [item.key, item]))
  const kept = new Set<string>()
  for (const match of items.filter(({ name }) => matchesName(name, q)))
    for (let item: TreeItem | undefined = match; item && !kept.has(item.key); item = byKey.get(item.parent ?? ''))
      kept.add(item.key)
  return items.filter(({ key }) => kept.has(key))
}

/** S-261: the one of exactly that name, else the only one whose name contains it; else all that contain it. */
export function searchByName<Item extends { name: string }>(items: readonly Item[], name: string): Item[] {
  const wanted = searchText(name)
  const exact = items.filter((item) => searchText(item.name) === wanted)
  return exact.length === 1 ? exact : items.filter((item) => matchesName(item.name, name))
}
