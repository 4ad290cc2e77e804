/** The count as this device sees it: what the server said last, and what it has not been told yet. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { BodyOf } from '#platform/model/call.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { useRecordChange } from '#platform/web/api/record-change.ts'
import { renew } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { offline, sendLater } from '#platform/web/offline/account-queue.ts'
import { useIsAway } from '#platform/web/offline/use-is-away.ts'
import { useStore } from '#platform/web/store.ts'
import {
  beginMuster,
  type ListedPerson,
  type MusterRow,
  musterList,
  musters,
  type OnSite,
  onSite,
  type SeenAtMuster,
  seeAtMuster,
} from './muster.calls.ts'
import { withWaiting } from './muster.logic.ts'
import { begunHere, keepMuster, keptMuster, serverNow, unsentTicks, waitingTicks } from './muster-device.ts'

/** Changes come by themselves; this is for when they do not. */
const CALM_MS = 30_000
/** R5: while people are looked for. */
const MUSTER_MS = 5000

export const renewMuster = () => renew(onSite, musterList, musters)

export type CountedHere = ListedPerson & { isWaiting: boolean }
export interface MusterHere extends Omit<MusterRow, 'entryMusterNo'> {
  /** Null while only this device knows of it. */
  entryMusterNo: number | null
}
export interface MusterView {
  people: CountedHere[]
  muster: MusterHere | null
  asOfDt: string
  /** What is shown is what this device knows. */
  isAway: boolean
  unsentCnt: number
}

/** @param mayCount whether this person counts, and has the list on his device */
export function useMuster(mayCount: boolean) {
  const [isOpen, setOpen] = useState(false)
  const isAway = useIsAway()
  // One answer under two rights.
  const call: typeof onSite = mayCount ? (musterList as unknown as typeof onSite) : onSite
  const { data, error, isError, refetch } = useAsked(call, {}, { every: isOpen ? MUSTER_MS : CALM_MS })
  const [kept] = useState(() => (mayCount ? keptMuster()?.list : undefined))
  const posts = useStore(offline.waiting)
  useEffect(() => {
    if (data && mayCount) keepMuster(data)
  }, [data, mayCount])
  useRecordChange(() => void renewMuster(), ['entry-rqst'])
  useArrivals()
  const list = data ?? kept
  const view = useMemo(
    () => (list ? viewOf(list, posts, isAway || data === undefined) : undefined),
    [list, posts, isAway, data],
  )
  if (view && Boolean(view.muster) !== isOpen) setOpen(Boolean(view.muster))
  return { view, error: isError ? error : null, retry: () => void refetch() }
}

/** What waited on this device has arrived, perhaps after the count had been signed. */
function useArrivals(): void {
  const t = useT()
  const arrived = useEffectEvent((answer: unknown) => {
    if ((answer as SeenAtMuster | undefined)?.isLate)
      toast(t('인원 확인을 마친 뒤에 도착해 늦은 확인으로 남겼습니다.'), { kind: 'info' })
    void renewMuster()
  })
  useEffect(() => offline.onSent((path, answer) => path.startsWith(onSite.path) && arrived(answer)), [])
}

function viewOf(list: OnSite, posts: ReturnType<typeof offline.waiting.get>, isAway: boolean): MusterView {
  return {
    people: withWaiting(list.rows, waitingTicks(posts, list.rows)),
    muster: list.muster ?? begunHere(posts),
    asOfDt: list.asOfDt,
    isAway,
    unsentCnt: unsentTicks(posts),
  }
}

type Shown = Pick<BodyOf<typeof seeAtMuster>, 'text' | 'keyHash' | 'personNo' | 'userId'>

export function useCounting() {
  const t = useT()
  return {
    /** @returns what the server said; null where it waits on this device; undefined where it was refused, and told */
    async see(
      { entryMusterNo, drillYn }: MusterHere,
      shown: Shown,
      name: string,
    ): Promise<SeenAtMuster | null | undefined> {
      const label = drillYn === 'Y' ? t('[훈련] 인원 확인: {name}', { name }) : t('인원 확인: {name}', { name })
      const body = { entryMusterNo, drillYn, seenDt: serverNow(), ...shown }
      try {
        const outcome = await sendLater(seeAtMuster, {}, body, { label })
        if (!outcome.sent) return null
        await renewMuster()
        return outcome.answer ?? null
      } catch (error) {
        showFailure(error)
        return undefined
      }
    },
    async begin(drillYn: 'Y' | 'N'): Promise<void> {
      const label = drillYn === 'Y' ? t('인원 확인 훈련') : t('비상 인원 확인')
      try {
        await sendLater(beginMuster, {}, { drillYn, startDt: serverNow() }, { label })
      } catch (error) {
        showFailure(error)
      }
      await renewMuster()
    },
  }
}
