/** The twelve months on one sheet of A3. */
import './continuous.css'
import { toQueryString } from '#platform/model/query.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { PrintPage } from '#platform/web/document/print/print-page.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { CONT_ROUTE, continuousGrid } from './continuous.calls.ts'
import { Legend, MonthGrid } from './continuous-grid.tsx'
import { useMonthsAsked } from './use-months-asked.ts'

export function RsaContinuousPaper() {
  const t = useT()
  const { at } = useMonthsAsked()
  return (
    <Asked call={continuousGrid} at={at} lines={12}>
      {(grid) => (
        <PrintPage
          title={t('상시평가 현황 {from} ~ {to}', { from: grid.months[0] ?? '', to: grid.months.at(-1) ?? '' })}
          docNo={null}
          path={`${CONT_ROUTE}?${toQueryString({ where: at })}`}
          size="A3"
        >
          <MonthGrid grid={grid} />
          <Legend />
        </PrintPage>
      )}
    </Asked>
  )
}
