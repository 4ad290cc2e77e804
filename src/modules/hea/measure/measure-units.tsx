/** Which units a measurement covers: those that come due are offered. */
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column, Selection } from '#platform/web/table/table.types.ts'
import { measureUnits, type UnitChoice } from './measure.calls.ts'
import { cycles } from './measure.logic.ts'
import { measure } from './measure.model.ts'
import { renewMeasure } from './measure-queries.ts'

const { useRecord } = screensFor(measure)

const columns: readonly Column<UnitChoice>[] = [
  { name: 'unitNm', text: '단위작업장소', width: 240, sortable: true },
  { name: 'processNm', text: '공정', width: 160, sortable: true },
  { name: 'workerCnt', text: '근로자수', type: 'number', width: 88 },
  {
    name: 'nextDueYmd',
    text: '다음 측정기한',
    width: 176,
    sortable: true,
    render: ({ nextDueYmd }) =>
      nextDueYmd && (
        <>
          {nextDueYmd} <Deadline dueYmd={nextDueYmd} />
        </>
      ),
  },
  { name: 'lastMeasureYmd', text: '최근 측정일', width: 112, sortable: true },
  {
    name: 'cycleCd',
    text: '측정 주기',
    type: 'select',
    width: 104,
    items: Object.entries(cycles).map(([code, codeNm]) => ({ code, codeNm })),
  },
]
const NOTHING: readonly UnitChoice[] = []

export function Units() {
  const t = useT()
  const { measureNo, rowVersion, statusCd, planEndYmd, can } = useRecord()
  const { data, isError, error, refetch } = useAsked(measureUnits, measureNo ? { no: measureNo } : null, {
    keep: true,
    version: rowVersion,
  })
  const [selection, setSelection] = useState<Selection<UnitChoice>>(new Map())
  const rows = data?.rows ?? NOTHING
  useEffect(() => setSelection(selectionOf(rows.filter(({ chosenYn }) => chosenYn === 'Y'))), [rows])
  if (!measureNo || statusCd === 'TEMP') return null
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={5} />
  const mayChange = can.edit.length > 0 && (statusCd === 'PLAN' || statusCd === 'PRELIM')
  const isChanged = rows.some((row) => selection.has(String(row.measureUnitNo)) !== (row.chosenYn === 'Y'))
  const due = rows.filter(({ nextDueYmd }) => nextDueYmd && planEndYmd && nextDueYmd <= endOfHalf(planEndYmd))
  const save = async () => {
    const measureUnitNos = [...selection.keys()].map(Number)
    await api.put(`${measure.api}/${measureNo}/units`, { rowVersion, measureUnitNos })
    await renewMeasure(measureNo)
    toast(t('단위작업장소 {n}곳을 담았습니다.', { n: measureUnitNos.length }))
  }
  const shown = mayChange ? rows : rows.filter(({ chosenYn }) => chosenYn === 'Y')
  return (
    <Panel title="측정할 단위작업장소">
      <DataTable
        label={t('측정할 단위작업장소')}
        columns={columns}
        rows={shown}
        rowKey="measureUnitNo"
        height={420}
        numbered
        {...(mayChange && { selectable: true, selection, onSelect: setSelection })}
        empty={{ text: t('사용 중인 단위작업장소가 없습니다.') }}
        toolbar={
          mayChange && (
            <div className="row">
              <Button
                disabled={due.length === 0}
                onClick={() => setSelection(selectionOf([...selection.values(), ...due]))}
              >
                {t('기한이 온 {n}곳 고르기', { n: due.length })}
              </Button>
              <Button type="primary" disabled={!isChanged} onClick={save}>
                {t('{n}곳 담기', { n: selection.size })}
              </Button>
            </div>
          )
        }
      />
    </Panel>
  )
}

const selectionOf = (rows: readonly UnitChoice[]): Selection<UnitChoice> =>
  new Map(rows.map((row) => [String(row.measureUnitNo), row]))
/** What comes due by the end of the half-year of the plan is measured with it. */
const endOfHalf = (ymd: string): string => `${ymd.slice(0, 4)}-${Number(ymd.slice(5, 7)) <= 6 ? '06-30' : '12-31'}`
