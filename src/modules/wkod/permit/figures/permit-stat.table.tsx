/** The same figures line by line, as they go into the sheet. */
import { Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { permitTypes } from '#modules/saf/jsa/jsa-codes.model.ts'
import { api } from '#platform/web/api/client.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { type PermitStat, STAT_API, type StatLine } from './permit-stat.wire.ts'

const cuts = { byMonth: '월', byKind: '유형', byVendor: '업체' } as const
type Cut = keyof typeof cuts
interface Row extends Record<string, unknown> {
  name: string
  line: StatLine
}
const measures = [
  ...([
    ['total', '허가'],
    ['urgent', '긴급작업'],
    ['refused', '반려·보완요청'],
    ['stops', '중지'],
    ['gasOverdue', '측정 지연 중지'],
    ['conflict', '승인 전 충돌'],
    ['late', '시간 초과'],
  ] as const),
]
const kinds: Readonly<Record<string, string>> = permitTypes

export function StatTable({ stat, query }: { stat: PermitStat; query: Record<string, string> }) {
  const t = useT()
  const [cut, setCut] = useState<Cut>('byMonth')
  const columns = useMemo(() => columnsOf(t, cut), [t, cut])
  const nameOf = ({ key, label }: StatLine) => (cut === 'byKind' ? t(kinds[key ?? ''] ?? '') : (label ?? t('사내')))
  const rows = stat[cut].map((line): Row => ({ name: nameOf(line), line }))
  const excel = async () => {
    const { blob, fileName } = await api.blob(`${STAT_API}/excel`, { query })
    saveBlob(blob, fileName ?? 'permits.xlsx')
  }
  return (
    <DataTable<Row>
      label={t('작업허가 통계')}
      columns={columns}
      rows={rows}
      rowKey="name"
      state="ready"
      height={420}
      settingsName={`wkod/permitStat/${cut}`}
      toolbar={
        <Segmented<Cut>
          aria-label={t('나누어 보기')}
          value={cut}
          onChange={setCut}
          options={(Object.keys(cuts) as Cut[]).map((value) => ({ value, label: t(cuts[value]) }))}
        />
      }
      onExcel={() => void excel()}
    />
  )
}

function columnsOf(t: (text: string) => string, cut: Cut): Column<Row>[] {
  const number = (name: string, text: string, of: (line: StatLine) => number | null, decimals = 0): Column<Row> => ({
    name,
    text: t(text),
    width: 112,
    align: 'right',
    value: ({ line }) => of(line) ?? '',
    render: ({ line }) => {
      const value = of(line)
      return value === null ? '–' : formatNumber(value, decimals)
    },
  })
  return [
    { name: 'name', text: t(cuts[cut]), width: 200 },
    ...measures.map(([name, text]) => number(name, text, (line) => line[name])),
    number('leadHour', '승인까지(시간)', ({ leadHour }) => leadHour, 1),
  ]
}
