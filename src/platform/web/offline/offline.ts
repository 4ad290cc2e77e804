/**
 * What is written where there may be no network: it is kept on the device first, sent as soon as that is possible, signed
 * anew each time, done once, and shown as 「전송 대기 n건」 until then.
 *
 * ```ts
 * import { offline } from '#platform/web/offline/account-queue.ts'
 * const outcome = await offline.post<{ gasNo: number }>({ path: '/api/…', body, label: t('가스 측정'), files: [] })
 * if (outcome.sent) …outcome.answer…   // undefined where another tab has sent it
 * else …it waits: the strip says so…   // a refusal of the server at this first try is thrown as an ApiError
 * ```
 *
 * - The address must honour `Idempotency-Key` (documents do; a route of one's own uses
 *   `onceOf` and `createdOnce` of `platform/server/documents/once.ts`), for an answer that was lost is asked for again.
 * - The body says when it happened (`obsDt`, `measureDt`): the server's clock says when it arrived.
 * - `files: [{ field: 'attachFileId', taskClass: 'GAS_PHOTO', files }]` are uploaded first, their group goes into the body.
 * - `draft` names what was typed for it (`kept-input.ts`, `kept-files.ts`): it goes with the post that arrives, whatever page
 *   is open then. What was refused late is mended from it: the next post of the same draft stands for the one before.
 * - `useSent(path, handler)` tells a page that something of its own has arrived.
 * - A page without the app makes a queue of its own: `postQueue({ owner, send })`.
 */
import { useEffect, useEffectEvent } from 'react'
import { withLock } from '#platform/web/lock.ts'
import { randomId } from '#platform/web/random-id.ts'
import { createStore } from '#platform/web/store.ts'
import { dropPost, type KeptPost, keepPost, keptPosts } from './kept-posts.ts'

export type NewPost = Pick<KeptPost, 'path' | 'body' | 'label'> & Partial<Pick<KeptPost, 'key' | 'files' | 'draft'>>
export type Outcome<T> = { sent: true; answer: T | undefined } | { sent: false }

interface Way {
  /** Whose posts are shown and sent now; undefined while nobody is signed in. */
  owner(): string | undefined
  /** @param keep notes how far it has come, so that the next try does not begin anew */
  send(post: KeptPost, keep: (post: KeptPost) => Promise<void>): Promise<unknown>
  /** Undefined where no answer came that is worth telling: it waits. */
  refusalOf(error: unknown): string | undefined
  /** It has arrived, and need not be kept to be mended. */
  arrived?(post: KeptPost): Promise<void>
}

/** As long as somebody looks at a button. The sending itself goes on. */
const FIRST_WAIT_MS = 8_000
const RETRY_MS = 15_000

export type PostQueue = ReturnType<typeof postQueue>

export function postQueue({ owner, send, refusalOf, arrived = async () => undefined }: Way) {
  const waiting = createStore<readonly KeptPost[]>([])
  const sentListeners = new Set<(path: string, answer: unknown) => void>()
  /** Of posts whose writer still stands at the button. */
  const askers = new Map<string, { sent(answer: unknown): void; refused(error: unknown): void }>()
  const others = new BroadcastChannel('jikim:offline')
  others.onmessage = () => void show()

  async function show(): Promise<void> {
    const mine = owner()
    waiting.set(mine === undefined ? [] : await keptPosts(mine))
  }

  async function changed(): Promise<void> {
    others.postMessage(null)
    await show()
  }

  /** @returns whether the line stands: what the server refuses has arrived */
  async function sendOne(post: KeptPost): Promise<boolean> {
    try {
      const answer = await send(post, keepPost)
      await arrived(post).catch(() => undefined)
      await dropPost(post.key)
      await changed()
      askers.get(post.key)?.sent(answer)
      for (const listener of sentListeners) listener(post.path, answer)
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === undefined) return false
      const asker = askers.get(post.key)
      // Whoever still stands before his form reads it there; what he wrote is in the form.
      if (asker) await dropPost(post.key)
      else await keepPost({ ...post, refusal })
      await changed()
      asker?.refused(error)
      return true
    }
  }

  async function dropRefused({ owner: whose, draft }: KeptPost): Promise<void> {
    if (draft === undefined) return
    for (const before of await keptPosts(whose))
      if (before.draft === draft && before.refusal !== null) await dropPost(before.key)
  }

  /** One tab at a time; the first that finds no network ends it for all. */
  function flush(): Promise<void> {
    return withLock('offline', async () => {
      const mine = owner()
      if (mine === undefined) return
      for (const post of await keptPosts(mine)) {
        if (post.refusal !== null || owner() !== mine) continue
        if (!(await sendOne(post))) return
      }
    })
  }

  async function post<T>(given: NewPost): Promise<Outcome<T>> {
    const kept: KeptPost = {
      key: randomId(),
      files: [],
      ...given,
      owner: owner() ?? '',
      keptAt: new Date().toISOString(),
      refusal: null,
    }
    await keepPost(kept)
    await dropRefused(kept)
    await changed()
    if (!navigator.onLine) return { sent: false }
    try {
      return await new Promise<Outcome<T>>((resolve, reject) => {
        askers.set(kept.key, { sent: (answer) => resolve({ sent: true, answer: answer as T }), refused: reject })
        setTimeout(() => resolve({ sent: false }), FIRST_WAIT_MS)
        void flush().then(async () => {
          const isLeft = (await keptPosts(kept.owner)).some(({ key }) => key === kept.key)
          resolve(isLeft ? { sent: false } : { sent: true, answer: undefined })
        }, reject)
      })
    } finally {
      askers.delete(kept.key)
    }
  }

  return {
    waiting,
    post,
    /** Sends what waits: when a page opens, when the network is back, when the person says so. */
    sendNow: async () => {
      await show()
      if (waiting.get().length > 0) await flush()
    },
    async retry(key: string): Promise<void> {
      const found = waiting.get().find((one) => one.key === key)
      if (found) await keepPost({ ...found, refusal: null })
      await changed()
      await flush()
    },
    async drop(key: string): Promise<void> {
      await dropPost(key)
      await changed()
    },
    /** @returns the way back */
    onSent(listener: (path: string, answer: unknown) => void): () => void {
      sentListeners.add(listener)
      return () => {
        sentListeners.delete(listener)
      }
    },
  }
}

/** While the strip is there, what waits is tried whenever there is a chance. */
export function useSending(queue: PostQueue, owner: string | undefined): void {
  useEffect(() => {
    const go = () => void queue.sendNow()
    // Somebody else's posts are no longer shown, his own come back.
    if (owner !== undefined) go()
    const timer = setInterval(() => queue.waiting.get().length > 0 && navigator.onLine && go(), RETRY_MS)
    const seen = () => document.visibilityState === 'visible' && go()
    addEventListener('online', go)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      removeEventListener('online', go)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [queue, owner])
}

/** Calls the handler for every post to this address that has arrived, at once or later. */
export function useSent(queue: PostQueue, path: string, handler: (answer: unknown) => void): void {
  const handle = useEffectEvent(handler)
  useEffect(() => queue.onSent((sentPath, answer) => sentPath === path && handle(answer)), [queue, path])
}
