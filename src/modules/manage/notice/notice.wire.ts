/** What the screens of notices ask the server besides the records themselves. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { ask, renew } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { noticeReaders, noticeStates, type ReadState, type Shown as Waiting } from './notice.calls.ts'
import { notice } from './notice.model.ts'

const KEY = 'notice-reading'
/** After something was read or confirmed. */
export const renewReading = async (): Promise<void> => {
  await Promise.all([
    ...[[KEY], ['portlet']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    renew(noticeReaders),
  ])
}

const MOST_AT_ONCE = 200

/** What the rows of a list ask for one by one in the same moment is asked for once. */
let gathered: { nos: Set<number>; answer: Promise<Map<number, ReadState>> } | undefined
function gather(no: number): Promise<Map<number, ReadState>> {
  if (!gathered) {
    const nos = new Set<number>()
    const answer = Promise.resolve().then(async () => {
      gathered = undefined
      const asked = [...nos]
      const found = new Map<number, ReadState>()
      // A print asks for all rows of the list in one moment.
      for (let at = 0; at < asked.length; at += MOST_AT_ONCE) {
        const some = asked.slice(at, at + MOST_AT_ONCE).join()
        const { rows } = await ask(noticeStates, { nos: some }, { quiet: true })
        for (const row of rows) found.set(row.noticeNo, row)
      }
      return found
    })
    gathered = { nos, answer }
  }
  gathered.nos.add(no)
  return gathered.answer
}

export const useReadState = (no: number | null) =>
  useQuery({
    queryKey: [KEY, 'state', no],
    queryFn: async () => (await gather(no ?? 0)).get(no ?? 0) ?? null,
    enabled: no !== null,
  }).data

export const useReaders = (no: number) => useAsked(noticeReaders, { no })

export const usePopups = () =>
  useQuery({
    queryKey: [KEY, 'popups'],
    queryFn: ({ signal }) => api.get<{ rows: Waiting[] }>(`${notice.api}-popups`, { signal, quiet: true }),
  })

const step = (no: number, name: string) => api.post(`${notice.api}/${no}/${name}`, {}, { quiet: true })
export const startReading = (no: number) => step(no, 'reading')
export const finishReading = (no: number) => step(no, 'read')
/** What goes wrong is told by the caller's alert. */
export const confirmReading = (no: number) => api.post(`${notice.api}/${no}/confirm`, {})
