/** What the answers of a survey say, department by department, without names and without small numbers. */
import type { ReactNode } from 'react'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { SheetButton } from '#platform/web/calls/sheet.tsx'
import { Chart } from '#platform/web/chart/chart.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { Told } from './muscle.parts.tsx'
import { type Result, surveySymptoms, symptomSheet, workSymptoms } from './muscle-symptom.calls.ts'
import { type BodyPart, bodyParts, verdicts } from './symptom.logic.ts'

type PartRow = Result['parts'][number]
type Shown = Result['all']

const NORMAL = Object.keys(verdicts).indexOf('NORMAL')

export function SurveySymptoms({ no }: { no: number }) {
  const t = useT()
  const { data, isError, error, refetch } = useAsked(surveySymptoms, { no })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  if (data.depts.length === 0) return <Empty message={t('아직 응답이 없습니다.')} />
  return (
    <div className="stack is-wide">
      <PartChart parts={data.parts} />
      <Panel title="부서별 결과" actions={<SheetButton call={symptomSheet} at={{ no }} />}>
        <CountTable
          head="부서"
          rows={data.depts.map((row) => ({ ...row, key: row.deptCd ?? '', name: row.deptNm ?? row.deptCd }))}
          all={data.all}
        />
        <SmallNumbers />
      </Panel>
    </div>
  )
}

function SmallNumbers() {
  const t = useT()
  return <p className="quiet">{t('5명 미만인 수와, 그 수를 계산해 낼 수 있는 수는 - 로 표시합니다.')}</p>
}

/** Parts of the body by how many suffer there, whatever they are judged to be; what is not told is left out. */
function PartChart({ parts }: { parts: readonly PartRow[] }) {
  const t = useT()
  const known = parts.flatMap((row) => {
    const value = sufferers(row)
    return value === null ? [] : [{ name: t(bodyParts[row.partCd as BodyPart]), value }]
  })
  const worst = known.toSorted((a, b) => b.value - a.value)[0]
  if (!worst?.value) return null
  return (
    <Chart
      kind="bar"
      horizontal
      title={t('가장 많이 불편한 부위는 {part}입니다. {n}명', { part: worst.name, n: worst.value })}
      unit={t('명')}
      points={known}
    />
  )
}
const sufferers = ({ counts, total }: Shown): number | null => {
  const normal = counts[NORMAL] ?? null
  return total === null || normal === null ? null : total - normal
}

interface CountRow extends Shown {
  key: string
  name: ReactNode
}
function CountTable({ head, rows, all }: { head: string; rows: readonly CountRow[]; all?: Shown }) {
  const t = useT()
  return (
    <PlainTable
      label={`${head}별 결과`}
      heads={[head, ...Object.values(verdicts), '응답']}
      foot={all && <Line name={t('합계')} row={all} />}
      isNumbers
    >
      {rows.map((row) => (
        <Line key={row.key} name={row.name} row={row} />
      ))}
    </PlainTable>
  )
}

const Line = ({ name, row }: { name: ReactNode; row: Shown }) => (
  <tr>
    <th scope="row">{name}</th>
    {Object.keys(verdicts).map((verdict, index) => (
      <td key={verdict}>
        <Told count={row.counts[index]} />
      </td>
    ))}
    <td>
      <Told count={row.total} />
    </td>
  </tr>
)

export function WorkSymptoms({ no }: { no: number }) {
  const t = useT()
  const { data, isError, error, refetch } = useAsked(workSymptoms, { no })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={5} />
  if (data.work.total === 0) return <Empty message={t('아직 응답이 없습니다.')} />
  const rows = data.parts.map((row) => ({ ...row, key: row.partCd, name: t(bodyParts[row.partCd as BodyPart]) }))
  return (
    <Panel title="이 작업을 하는 사람의 증상" label="증상">
      <CountTable head="부위" rows={rows} all={data.work} />
      <SmallNumbers />
    </Panel>
  )
}
