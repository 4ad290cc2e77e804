/** Near misses of twelve months: this month beside the mean of the others. */
import './near-miss.tile.css'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Columns, Figure } from '#platform/web/portlet/figures.tsx'
import type { Counted, TileProps } from '#platform/web/portlet/portlet.types.ts'

interface Months {
  months: readonly { month: string; all: Counted; hipo: Counted }[]
}

export function AccidentMonthTile({ data: { months }, size }: TileProps<Months>) {
  const t = useT()
  const present = months.at(-1)
  const before = months.slice(0, -1)
  const mean = before.reduce((sum, { all }) => sum + all.count, 0) / Math.max(1, before.length)
  if (!present) return null
  const figures = (
    <div className="accident-month-figures">
      <Figure label={t('이번 달 아차사고')} value={present.all} />
      <Figure label="HiPo" value={present.hipo} tone="danger" />
    </div>
  )
  if (size === 'S') return figures
  return (
    <div className="accident-month">
      <div>
        {figures}
        <p className="quiet">{t('지난 11개월 평균 {n}건', { n: formatNumber(mean, 1) })}</p>
      </div>
      <Columns
        mean={mean}
        bars={months.map(({ month, all, hipo }) => ({
          name: t('{m}월', { m: Number(month.slice(5)) }),
          title: month,
          value: all,
          part: hipo.count,
        }))}
      />
    </div>
  )
}
