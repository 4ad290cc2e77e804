/** Values of a person over the years, each with the line that is not to be crossed. */
import { Chart } from '#platform/web/chart/chart.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Empty } from '#platform/web/parts/states.tsx'
import type { Measured as MeasuredValue } from './result.calls.ts'
import { type ExamItemCd, examItems } from './result-codes.model.ts'

/** What left its range first, then what has been measured most often. */
export function Trend({ values }: { values: readonly MeasuredValue[] }) {
  const t = useT()
  const items = [...Map.groupBy(values, ({ examItemCd }) => examItemCd)].toSorted(
    ([, a], [, b]) => abnormalOf(b) - abnormalOf(a) || b.length - a.length,
  )
  if (items.length === 0) return <Empty message={t('기록된 검사값이 없습니다.')} />
  return (
    <div className="charts">
      {items.map(([examItemCd, points]) => (
        <ItemTrend key={examItemCd} examItemCd={examItemCd as ExamItemCd} points={points} />
      ))}
    </div>
  )
}
const abnormalOf = (values: readonly MeasuredValue[]) => (values.at(-1)?.abnormalYn === 'Y' ? 1 : 0)

function ItemTrend({ examItemCd, points }: { examItemCd: ExamItemCd; points: readonly MeasuredValue[] }) {
  const t = useT()
  const { label, unit } = examItems[examItemCd]
  const last = points.at(-1)
  if (!last) return null
  const values = { item: t(label), value: last.resultVal, unit }
  const limit = last.refMaxVal ?? last.refMinVal
  return (
    <Chart
      kind="line"
      height={180}
      title={
        last.abnormalYn === 'Y'
          ? t('{item} {value} {unit}, 참고치를 벗어났습니다', values)
          : t('{item} {value} {unit}, 참고치 안입니다', values)
      }
      unit={unit}
      points={points.map(({ examYmd, resultVal }) => ({ name: examYmd, value: resultVal }))}
      {...(limit !== null && { limit: { value: limit, label: t('참고치') } })}
    />
  )
}
