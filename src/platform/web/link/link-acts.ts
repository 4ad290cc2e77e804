/** What was done behind a link, kept until it has arrived: whoever stands there may have no network. */
import { postQueue } from '#platform/web/offline/offline.ts'
import { randomId } from '#platform/web/random-id.ts'
import { createStore } from '#platform/web/store.ts'
import { type Act, LinkRefusal, sendAct } from './link-api.ts'

/** Nobody's: whoever holds the phone. */
export const ACTS = 'act'
/** What the server will never take; all else may pass later, so it waits. */
const FINAL: ReadonlySet<number> = new Set([400, 404, 422])
const SECOND_MS = 1000

/** What has become of the last one from this device, on this page. */
interface Done {
  key: string
  said: string
  /** By the clock of the device. */
  atMs: number
}
const KEY = `link-act:${location.pathname}`
const known = (): Done | undefined => {
  const kept = localStorage.getItem(KEY)
  return kept === null ? undefined : (JSON.parse(kept) as Done)
}
export const done = createStore<Done | undefined>(known())
export function noteDone(key: string, said: string): void {
  const next = { key, said, atMs: Date.now() }
  localStorage.setItem(KEY, JSON.stringify(next))
  done.set(next)
}

export const acts = postQueue({
  owner: () => ACTS,
  async send({ key, path, body, keptAt }) {
    const agoS = Math.max(0, Math.round((Date.now() - Date.parse(keptAt)) / SECOND_MS))
    const answer = await sendAct(path, { ...(body as Pick<Act, 'code' | 'personNm'>), key, agoS })
    if (path === location.pathname) noteDone(key, answer.said)
    return answer
  },
  refusalOf: (error) =>
    error instanceof LinkRefusal && error.code !== undefined && FINAL.has(error.status) ? error.message : undefined,
})

type Chosen = Pick<Act, 'code' | 'personNm'>
/** @throws LinkRefusal what the server says against it */
export async function doAct(chosen: Chosen, label: string): Promise<void> {
  const path = location.pathname
  try {
    await acts.post({ path, body: { ...chosen }, label })
  } catch (error) {
    if (error instanceof LinkRefusal) throw error
    // A browser that keeps nothing, in a private window: at once, or not at all.
    const key = randomId()
    const { said } = await sendAct(path, { ...chosen, key, agoS: 0 })
    noteDone(key, said)
  }
}
