/** 폭염기록: the days from 31 ℃ on, what was done on each, kept to the end of the year. */
import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { renew, send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useSheet } from '#platform/web/calls/sheet.tsx'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { formatTime, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { ConditionWords } from '#platform/web/report/condition-words.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { type HeatLine, heatDays, heatSheet, noteHeat } from './weather.calls.ts'
import { heatMeasures } from './weather.logic.ts'

type Measure = keyof typeof heatMeasures
const codes = Object.keys(heatMeasures) as Measure[]
const chosenOf = (text: string | null): Measure[] => codes.filter((code) => (text ?? '').split(' ').includes(code))

interface TodayProps {
  day: HeatLine
  mayWrite: boolean
  again(): Promise<unknown>
}
/** What is still to be written down today. */
export function HeatToday({ day, mayWrite, again }: TodayProps) {
  const t = useT()
  return (
    <section className="callout" data-tone="waiting" aria-label={t('폭염작업')}>
      <strong>{t('폭염: 체감온도 최고 {value} ℃', { value: day.maxFeelVal })}</strong>
      <span>
        {day.measureDt
          ? chosenOf(day.measureCds)
              .map((code) => t(heatMeasures[code]))
              .concat(day.measureDesc ?? [])
              .join(', ')
          : t('오늘 한 폭염 조치를 기록하십시오.')}
      </span>
      {mayWrite && (
        <div className="row is-actions">
          <Button onClick={() => void askMeasures(day, t).then((done) => (done ? again() : undefined))}>
            {t('폭염 조치 기록')}
          </Button>
        </div>
      )}
    </section>
  )
}

export function HeatDays() {
  const t = useT()
  const { editable } = usePage()
  const year = Number(today().slice(0, 4))
  const { data, isError, error, refetch } = useAsked(heatDays, { year })
  const sheet = useSheet(heatSheet, { year }, { isPart: true })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  const write = async (day: HeatLine) => {
    if (await askMeasures(day, t)) await renew(heatDays)
  }
  const columns: Column<HeatLine>[] = [
    { name: 'heatYmd', text: t('일자'), width: 120, sortable: true },
    { name: 'maxFeelVal', text: t('최고 체감온도(℃)'), width: 140, type: 'number', pointNumber: 1, sortable: true },
    { name: 'maxObsDt', text: t('관측시각'), width: 90, value: ({ maxObsDt }) => formatTime(maxObsDt) },
    {
      name: 'measureCds',
      text: t('조치'),
      width: 320,
      value: ({ measureCds, measureDesc }) =>
        chosenOf(measureCds)
          .map((code) => t(heatMeasures[code]))
          .concat(measureDesc ?? [])
          .join(', '),
      render: ({ measureDt, measureCds, measureDesc }) =>
        measureDt ? (
          chosenOf(measureCds)
            .map((code) => t(heatMeasures[code]))
            .concat(measureDesc ?? [])
            .join(', ')
        ) : (
          <StatusTag tone="waiting">{t('조치 기록 전')}</StatusTag>
        ),
    },
    { name: 'measureUserNm', text: t('작성자'), width: 100 },
    { name: 'restCnt', text: t('휴식 기록'), width: 100, type: 'number' },
    { name: 'retainToYmd', text: t('보존기한'), width: 120 },
  ]
  return (
    <div className="stack is-wide">
      <DataTable<HeatLine>
        label={t('폭염기록')}
        columns={columns}
        rows={data.rows}
        rowKey="heatYmd"
        state="ready"
        total={data.rows.length}
        height={520}
        fits
        settingsName="wkod:heat"
        {...sheet}
        conditions={<ConditionWords fields={{}} where={{ from: `${year}-01-01`, to: `${year}-12-31` }} />}
        rowActions={(day) =>
          editable ? [{ name: 'measure', text: t('조치 기록'), onClick: () => void write(day) }] : []
        }
        empty={{ text: t('올해 체감온도 31℃ 이상인 날이 없습니다.') }}
      />
    </div>
  )
}

async function askMeasures(day: HeatLine, t: ReturnType<typeof useT>): Promise<boolean> {
  const done = await openDialog<boolean>({
    label: t('{ymd} 폭염 조치', { ymd: day.heatYmd }),
    width: '520px',
    content: (close) => <Measures day={day} onDone={() => close(true)} />,
  })
  return done === true
}

function Measures({ day, onDone }: { day: HeatLine; onDone(): void }) {
  const t = useT()
  const [measureCds, setCodes] = useState<Measure[]>(() => chosenOf(day.measureCds))
  const [measureDesc, setDesc] = useState(day.measureDesc ?? '')
  const save = async () => {
    await send(noteHeat, { ymd: day.heatYmd }, { measureCds, measureDesc: measureDesc.trim() || null })
    toast(t('저장되었습니다.'))
    onDone()
  }
  return (
    <div className="stack is-wide">
      <Checkbox.Group
        className="row"
        options={codes.map((code) => ({ value: code, label: t(heatMeasures[code]) }))}
        value={measureCds}
        onChange={(next) => setCodes(codes.filter((code) => next.includes(code)))}
      />
      <FormField label={t('조치 내용')} width="full">
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            rows={3}
            maxLength={1000}
            value={measureDesc}
            onChange={({ target }) => setDesc(target.value)}
          />
        )}
      </FormField>
      <DialogActions>
        <ActionButton type="primary" onAction={save}>
          {t('저장')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}
