/** The analysis itself: read as a table, written step by step or, many steps at once, as a sheet to paste into. */
import './jsa.css'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { FieldControl } from '#platform/web/form/field-control.tsx'
import type { Wiring } from '#platform/web/form/form-field.tsx'
import type { RowValues } from '#platform/web/form/paste-rows.ts'
import { RowsInput } from '#platform/web/form/rows-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePreference } from '#platform/web/session/preferences.ts'
import { jsa, jsaRowFields, MOST_ROWS } from './jsa.model.ts'
import { Assessed, type Place } from './jsa-assessed.tsx'
import { completed, type Line } from './jsa-edit.ts'
import { useExtra } from './jsa-queries.ts'
import { RowsView } from './jsa-rows-view.tsx'
import { StepEditor, type StepsProps } from './jsa-steps.tsx'
import { measureTypes } from './risk.logic.ts'

const { Field, useRecord } = screensFor(jsa)

export function Analysis() {
  const { jsaNo, rows, scaleCd, statusCd, workCatCd, permitTypeCds, processNo, equipCds } = useRecord()
  const isEditing = useIsEditing('rows')
  const { data } = useExtra(jsaNo)
  const { problems } = useDocument().state
  const asks = statusCd === 'REEVAL' ? 'keep' : statusCd === 'RQST' || statusCd === 'REVIEW' ? 'note' : 'author'
  const marks = new Map((data?.marks ?? []).map(({ rowNo, markDesc }) => [rowNo, markDesc]))
  if (!isEditing) return <RowsView rows={rows ?? []} scaleCd={scaleCd} marks={marks} />
  return (
    <Field name="rows">
      {({ value, setValue, wiring }) => (
        <Editors
          asks={asks}
          scaleCd={scaleCd}
          place={{ processNo, workCatCd, equipCds }}
          work={{ workCatCd, permitTypeCds, ...(jsaNo && { self: `JSA-${jsaNo}` }) }}
          problems={problems}
          wiring={wiring}
          rows={value ?? []}
          onChange={(next) => setValue(next as NonNullable<typeof value>)}
        />
      )}
    </Field>
  )
}

function Editors({ wiring, place, ...props }: StepsProps & { wiring: Wiring; place: Place }) {
  const t = useT()
  const [kept, keep] = usePreference<'step' | 'multi'>('saf/jsa:editor', 'step')
  const [view, setView] = useState(kept)
  const show = (next: 'step' | 'multi') => {
    setView(next)
    keep(next)
  }
  return (
    <div className="stack">
      {props.asks !== 'note' && <Assessed place={place} rows={props.rows} onChange={props.onChange} />}
      <Segmented
        aria-label={t('편집 방식')}
        value={view}
        onChange={show}
        options={[
          { value: 'step', label: t('단계별') },
          { value: 'multi', label: t('표로 여러 단계') },
        ]}
      />
      {view === 'step' ? <StepEditor {...props} /> : <Sheet {...props} wiring={wiring} />}
    </div>
  )
}

const pastable = [
  'stepNo',
  'stepNm',
  'hazardDesc',
  'accTypeCd',
  'curMeasureDesc',
  'freqBeforeVal',
  'sevBeforeVal',
  'addMeasureDesc',
  'measureTypeCds',
  'freqAfterVal',
  'sevAfterVal',
  'ownerDesc',
  'dueYmd',
] as const
const sheet = {
  ...jsa.fields.rows,
  fields: Object.fromEntries(pastable.map((name) => [name, jsaRowFields[name]])),
  max: MOST_ROWS,
}

/** Kinds of measure are pasted by name. */
const codesOf = (text: unknown): string | null => {
  const given = new Set(String(text ?? '').split(/[\s,/·]+/))
  const found = Object.entries(measureTypes).filter(([code, label]) => given.has(code) || given.has(label))
  return found.map(([code]) => code).join(' ') || null
}

/** The columns of the sheet in its order: a block copied from Excel fits as it is. */
function Sheet({ rows, onChange, wiring }: StepsProps & { wiring: Wiring }) {
  const t = useT()
  const take = (next: RowValues[]) =>
    onChange(completed(next.map((row) => ({ ...(row as Partial<Line>), measureTypeCds: codesOf(row.measureTypeCds) }))))
  return (
    <>
      <p className="quiet">
        {t(
          '엑셀에서 복사한 범위를 칸에 붙여 넣을 수 있습니다. 대책구분은 제거, 대체, 공학적, 관리적, 보호구로 적습니다.',
        )}
      </p>
      <RowsInput
        wiring={wiring}
        field={sheet}
        value={rows}
        onChange={take}
        renderCell={({ row, name, label, onChange: patch }) => {
          const field = sheet.fields[name]
          const cell = { id: `${wiring.id}-${label}`, 'aria-label': label }
          if (!field) return null
          if (name === 'measureTypeCds') return <Kinds row={row} label={label} onChange={patch} />
          return <FieldControl wiring={cell} name={name} field={field} values={row} onChange={patch} label={label} />
        }}
      />
    </>
  )
}

function Kinds({ row, label, onChange }: { row: RowValues; label: string; onChange(patch: RowValues): void }) {
  const t = useT()
  const chosen = new Set(String(row.measureTypeCds ?? '').split(' '))
  return (
    <fieldset className="jsa-kinds" aria-label={label}>
      {Object.entries(measureTypes).map(([code, codeNm]) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={chosen.has(code)}
            onChange={({ target }) => {
              const others = [...chosen].filter((one) => one && one !== code)
              onChange({ measureTypeCds: [...others, ...(target.checked ? [code] : [])].join(' ') || null })
            }}
          />
          {t(codeNm)}
        </label>
      ))}
    </fieldset>
  )
}
