/** The log of the gate, and the exit of somebody put right by safety. */
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { addDays } from '#platform/model/calendar.ts'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { DateTimeInput } from '#platform/web/form/period-input.tsx'
import { formatDateTime, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { AskReason } from './ask-reason.tsx'
import { downloadSheet, LOG_API, type LogRow, logKey } from './entry.wire.ts'
import { type Zone, zones } from './entry-codes.model.ts'

const WEEK_DAYS = 6

export function EntryLogs() {
  const t = useT()
  const { editable } = usePage()
  const mayCorrect = usePerson().roles.includes('SHM') && editable
  const [where, setWhere] = useState({ from: addDays(today(), -WEEK_DAYS), to: today(), q: '' })
  const [paging, setPaging] = useState({ page: 1, limit: 20 })
  const gates = useCodes({ group: 'GATE' })
  const { data, isError, refetch } = useQuery({
    queryKey: [...logKey, where, paging],
    queryFn: ({ signal }) =>
      api.get<{ total: number; rows: LogRow[] }>(LOG_API, { query: { ...where, ...paging }, signal, quiet: true }),
  })
  const narrow = (change: Partial<typeof where>) => {
    setWhere({ ...where, ...change })
    setPaging({ ...paging, page: 1 })
  }
  return (
    <DataTable<LogRow>
      label={t('게이트 출입기록')}
      columns={columnsOf(t, (code) => gates.find((gate) => gate.code === code)?.codeNm ?? code)}
      rows={data?.rows ?? []}
      rowKey="entryLogNo"
      state={isError ? 'error' : data ? 'ready' : 'loading'}
      onRetry={() => void refetch()}
      total={data?.total ?? 0}
      {...paging}
      onPage={setPaging}
      height={560}
      settingsName="entry:log"
      toolbar={
        <div className="entry-log-tools">
          <DayInput
            wiring={{ id: 'log-from', 'aria-label': t('시작일') }}
            label={t('시작일')}
            value={where.from}
            onChange={(from) => from && narrow({ from })}
          />
          <DayInput
            wiring={{ id: 'log-to', 'aria-label': t('종료일') }}
            label={t('종료일')}
            value={where.to}
            onChange={(to) => to && narrow({ to })}
          />
          <SearchField asked={where.q} places={[t('성명'), t('업체')]} onSearch={(q) => narrow({ q })} />
        </div>
      }
      onExcel={() => downloadSheet(`${LOG_API}/excel`, where)}
      empty={{ text: t('이 기간의 출입기록이 없습니다.') }}
      {...(mayCorrect && {
        rowActions: (row: LogRow) => [
          { name: 'correct', text: t('정정'), onClick: () => void correct(t('정정'), row) },
        ],
      })}
    />
  )
}

const columnsOf = (t: (korean: string) => string, gateNm: (code: string) => string): Column<LogRow>[] => [
  { name: 'personNm', text: t('성명'), width: 110 },
  { name: 'vendorNm', text: t('업체'), width: 160 },
  { name: 'inDt', text: t('입장'), width: 164, value: ({ inDt }) => formatDateTime(inDt) },
  { name: 'outDt', text: t('퇴장'), width: 164, value: ({ outDt }) => outDt && formatDateTime(outDt) },
  { name: 'workHourVal', text: t('체류근로시간 (시간)'), width: 150, type: 'number', pointNumber: 2 },
  {
    name: 'noExitYn',
    text: t('미퇴장'),
    width: 150,
    value: ({ noExitYn, lateOutDt }) =>
      noExitYn === 'Y' ? [t('미퇴장'), lateOutDt && formatDateTime(lateOutDt)].filter(Boolean).join(' · ') : '',
  },
  { name: 'zoneCd', text: t('구역'), width: 110, value: ({ zoneCd }) => t(zones[zoneCd as Zone]) },
  { name: 'gateCd', text: t('게이트'), width: 100, value: ({ gateCd }) => gateNm(gateCd) },
  { name: 'hostDeptNm', text: t('수행부서'), width: 130 },
  { name: 'entryRqstDocNo', text: t('신청번호'), width: 160 },
  { name: 'correctDesc', text: t('정정 사유'), width: 200 },
]

async function correct(label: string, { entryLogNo, rowVersion, outDt }: LogRow) {
  const given = await openDialog<{ outDt: string; correctDesc: string }>({
    label,
    width: 'min(520px, 92vw)',
    content: (close) => <AskCorrection label={label} before={outDt} onGiven={close} />,
  })
  if (!given) return
  await api.post(`${LOG_API}/${entryLogNo}/correct`, { rowVersion, ...given })
  toast(label)
  await queryClient.invalidateQueries({ queryKey: logKey })
}

interface AskCorrectionProps {
  label: string
  before: string | null
  onGiven(given: { outDt: string; correctDesc: string }): void
}
function AskCorrection({ label, before, onGiven }: AskCorrectionProps) {
  const t = useT()
  const [outDt, setOutDt] = useState(before)
  return (
    <div className="entry-ask">
      <FormField label={t('퇴장 시각')} required>
        {(wiring) => <DateTimeInput wiring={wiring} value={outDt} onChange={setOutDt} />}
      </FormField>
      {outDt ? (
        <AskReason label={label} onGiven={(correctDesc) => onGiven({ outDt, correctDesc })} />
      ) : (
        <Button disabled>{label}</Button>
      )}
    </div>
  )
}
