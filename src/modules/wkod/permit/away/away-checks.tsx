/** Measures ticked where there is no network, with their photos: each waits by itself, and merges with what others ticked. */
import { showFailure } from '#platform/web/api/failures.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { sendLater } from '#platform/web/offline/account-queue.ts'
import type { KeptPost } from '#platform/web/offline/kept-posts.ts'
import { checkStageCds, Stage } from '../check/permit-checks.tsx'
import type { PermitCheckLine } from '../permit.model.ts'
import { bringTick } from './away.calls.ts'
import { type KeptPermit, serverNow } from './kept-permits.ts'

interface AwayChecksProps {
  kept: KeptPermit
  posts: readonly KeptPost[]
}
export function AwayChecks({ kept, posts }: AwayChecksProps) {
  const t = useT()
  const { record, held } = kept
  const { can } = record
  const permitNo = Number(record.permitNo)
  const stored = (record.permitCheck ?? []) as readonly PermitCheckLine[]
  const mayTick = can.edit.includes('permitCheck')
  const waiting = waitingOf(posts)
  const lines = stored.map((line): PermitCheckLine => {
    const okYn = waiting.get(line.checkItemNo)?.okYn
    return okYn === 'Y' || okYn === 'N' ? { ...line, okYn } : line
  })
  const words = new Map(
    [...waiting].map(([no, { refusal }]) => [no, t(refusal === null ? '아직 보내지 않음' : '거절됨')]),
  )
  const keep = async ({ checkItemNo, checkDesc, okYn }: PermitCheckLine, photo?: File) => {
    const body = {
      okYn: okYn === 'Y' ? ('Y' as const) : ('N' as const),
      doneDt: new Date(serverNow(kept)).toISOString(),
      seenTxt: held.seenTxt,
      attachFileId: null,
    }
    const label = `${t('안전조치')} · ${t(checkDesc ?? '')}`
    const files = photo ? [{ field: 'attachFileId', taskClass: 'PERMIT_CHECK', files: [photo] }] : []
    try {
      await sendLater(bringTick, { no: permitNo, checkItemNo: checkItemNo ?? '' }, body, { label, files })
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <div className="stack">
      {checkStageCds.map((stage) => (
        <Stage
          key={stage}
          stage={stage}
          lines={lines.filter(({ stageCd }) => stageCd === stage)}
          stored={stored}
          waiting={words}
          onPut={mayTick ? (line) => keep(line) : undefined}
          onPhoto={
            mayTick && can.edit.includes('checkPhotoFileId')
              ? (line, file) => keep({ ...line, okYn: 'Y' }, file)
              : undefined
          }
        />
      ))}
    </div>
  )
}

/** By item what was chosen last. */
function waitingOf(posts: readonly KeptPost[]): Map<string | null, { okYn: unknown; refusal: string | null }> {
  return new Map(
    posts.flatMap(({ path, body: { okYn }, refusal }) => {
      const [, no] = /\/checks\/([^/]+)$/.exec(path) ?? []
      return no === undefined ? [] : [[decodeURIComponent(no), { okYn, refusal }] as const]
    }),
  )
}
