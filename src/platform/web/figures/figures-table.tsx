/** The same figures line by line, as they go into the sheet. */
import { Segmented } from 'antd'
import { useState } from 'react'
import { cutLabel, type FigureLine, type Figures, type FiguresAnswer } from '#platform/model/figures.ts'
import { formatNumber } from '#platform/web/format.ts'
import { type Translate, useT } from '#platform/web/i18n/i18n.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { useFigureLines } from './figures-asked.ts'

const HEIGHT = 420

export function FiguresTable({ figures, answer }: { figures: Figures; answer: FiguresAnswer }) {
  const t = useT()
  const cuts = figures.table ?? []
  const [chosen, setChosen] = useState(cuts[0] ?? '')
  const linesOf = useFigureLines(figures, answer)
  const labelOf = (name: string) => {
    const cut = figures.by[name]
    return cut ? t(cutLabel(figures, cut)) : name
  }
  const columns = columnsOf(figures, labelOf(chosen), t)
  return (
    <DataTable<FigureLine>
      label={t(figures.label)}
      columns={columns}
      rows={linesOf(chosen)}
      rowKey={({ key }) => key ?? ''}
      state="ready"
      height={HEIGHT}
      settingsName={`${figures.api} ${chosen}`}
      excel={false}
      toolbar={
        <Segmented
          aria-label={t('나누어 보기')}
          value={chosen}
          onChange={setChosen}
          options={cuts.map((value) => ({ value, label: labelOf(value) }))}
        />
      }
    />
  )
}

function columnsOf({ sums }: Figures, cut: string, t: Translate): Column<FigureLine>[] {
  return [
    { name: 'name', text: cut, width: 200 },
    ...Object.entries(sums).map(([name, { label, decimals = 0 }]) => ({
      name,
      text: t(label),
      width: 112,
      align: 'right' as const,
      value: (line: FigureLine) => (line.has(name) ? line.value(name) : ''),
      render: (line: FigureLine) => (line.has(name) ? formatNumber(line.value(name), decimals) : '–'),
    })),
  ]
}
