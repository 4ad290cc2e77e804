/** The strip of this browser tab: survives F5, not a change of user (S-110). */
import { confirm } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'
import { createStore } from '#platform/web/store.ts'
import { close, emptyStrip, type Strip, type Tab } from './tabs.ts'

const KEY = 'jikim:tabs'

function stored(): Strip {
  const text = sessionStorage.getItem(KEY)
  return text ? (JSON.parse(text) as Strip) : emptyStrip
}

export const stripStore = createStore<Strip>(stored())
stripStore.subscribe(() => sessionStorage.setItem(KEY, JSON.stringify(stripStore.get())))

/** Which parts of which tabs hold input that nobody has saved; hidden tabs too, so no effect may clean it up. */
const unsaved = new Map<string, Set<string>>()
export const hasUnsaved = (path: string): boolean => (unsaved.get(path)?.size ?? 0) > 0
export function markUnsaved(path: string, part: string, isDirty: boolean): void {
  const parts = unsaved.get(path) ?? new Set()
  if (isDirty) parts.add(part)
  else parts.delete(part)
  unsaved.set(path, parts)
}

const K_36 = '저장하지 않은 내용이 있습니다. 계속하시겠습니까?'

/** At logout and change of user. */
export function forgetTabs(): void {
  unsaved.clear()
  stripStore.set(emptyStrip)
}

/** S-109: asks before input of these tabs is lost. */
export async function mayLose(tabs: readonly Pick<Tab, 'path'>[]): Promise<boolean> {
  const atStake = tabs.filter((tab) => hasUnsaved(tab.path))
  if (atStake.length === 0) return true
  const isSure = await confirm(t(K_36))
  if (isSure) for (const tab of atStake) unsaved.delete(tab.path)
  return isSure
}
export const mayLoseAll = (): Promise<boolean> => mayLose(stripStore.get().tabs)

/** Takes a tab off the strip without asking: its work is done, such as the form of a document that now exists. */
export function dropTab(path: string): void {
  unsaved.delete(path)
  stripStore.set((strip) => close(strip, path))
}

// S-109 for the browser's own close and reload, whose words nobody can choose.
addEventListener('beforeunload', (event) => {
  if ([...unsaved.keys()].some(hasUnsaved)) event.preventDefault()
})
