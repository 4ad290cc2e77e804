/** 출입증: two on a sheet of A4, each with the code that the gate reads. */
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { api } from '#platform/web/api/client.ts'
import { renew, send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { recordKey } from '#platform/web/document/wire.ts'
import { useCodeName } from '#platform/web/form/codes.ts'
import { formatDay } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { PassPaper, PassSheet } from '#platform/web/pass/pass-paper.tsx'
import { type EntryRole, entryRoles, zones, zonesIn } from './entry-codes.model.ts'
import { entryPasses, type PassRow as Pass, reissuePass } from './entry-rqst.calls.ts'
import { type EntryRqst, entryRqst } from './entry-rqst.model.ts'
import { reasonForVendor } from './reason-for-vendor.ts'

export function EntryPasses() {
  const t = useT()
  const { params } = usePage()
  const no = Number(params.no)
  const record = useQuery({
    queryKey: recordKey(entryRqst, no),
    queryFn: ({ signal }) => api.get<EntryRqst>(`${entryRqst.api}/${no}`, { signal, quiet: true }),
  })
  const passes = useAsked(entryPasses, { no })
  if (record.isError) return <Failed error={record.error} onRetry={() => void record.refetch()} />
  if (passes.isError) return <Failed error={passes.error} onRetry={() => void passes.refetch()} />
  if (!record.data || !passes.data) return <Loading lines={12} />
  if (passes.data.rows.length === 0) return <Empty message={t('승인된 인원이 없어 출입증을 인쇄할 수 없습니다.')} />
  const entry = record.data
  return (
    <PassSheet size="half">
      {passes.data.rows.map((pass) => (
        <PassCard key={pass.personNo} pass={pass} entry={entry} />
      ))}
    </PassSheet>
  )
}

function PassCard({ pass, entry }: { pass: Pass; entry: EntryRqst }) {
  const t = useT()
  const gateNm = useCodeName({ group: 'GATE' }, entry.gateCd)
  const facts: [string, string | null][] = [
    [t('업체'), entry.vendorNm],
    [t('역할'), t(entryRoles[pass.entryRoleCd as EntryRole])],
    [t('출입기간'), `${formatDay(entry.entryStartYmd)} ~ ${formatDay(entry.entryEndYmd)}`],
    [
      t('구역'),
      zonesIn(entry.zoneCds)
        .map((zone) => t(zones[zone]))
        .join(', '),
    ],
    [t('게이트'), gateNm],
    [t('수행부서'), [entry.hostDeptNm, entry.ownUserNm].filter(Boolean).join(' · ')],
  ]
  return (
    <PassPaper
      size="half"
      title={t('출입증')}
      site={entry.plantNm}
      name={pass.personNm}
      facts={facts}
      code={{ text: pass.passKey, label: t('출입증 QR') }}
      no={entry.entryRqstDocNo}
      note={t('분실하면 게이트에 바로 알리십시오. 다른 사람에게 빌려줄 수 없습니다.')}
    >
      <Button size="small" onClick={() => void reissue(entry.entryRqstNo, pass)}>
        {t('분실·재발급')}
      </Button>
    </PassPaper>
  )
}

/** The code on the paper that is gone opens nothing from now on. */
async function reissue(no: number, { personNo, personNm }: Pass): Promise<void> {
  const label = translateNow('{name} 님 출입증 재발급', { name: personNm })
  const isDone = await askReason({
    ...reasonForVendor(translateNow('재발급')),
    title: label,
    run: (reasonDesc) => send(reissuePass, { no, personNo }, { reasonDesc }),
  })
  if (!isDone) return
  await renew(entryPasses)
  toast(translateNow('재발급했습니다. 이전 출입증은 지금부터 쓸 수 없습니다.'))
}
