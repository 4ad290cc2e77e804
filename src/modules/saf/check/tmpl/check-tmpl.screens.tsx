/** 안전점검표: what is looked at, item by item, with the points of a route. */

import { Button, Select } from 'antd'
import { AskedAs } from '#modules/common/check-items.parts.tsx'
import { takeOut } from '#platform/web/calls/ask.ts'
import { useAskedRows } from '#platform/web/calls/asked.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import type { Wiring } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { downloadForm, openSheet } from '#platform/web/sheet/sheet-upload.tsx'
import { checkPlaces, tmplItemSheet, tmplItemsOut } from '../check.calls.ts'
import { checkAnswers } from '../check-codes.model.ts'
import { tmplQuestions } from './check-tmpl.logic.ts'
import { checkTmpl } from './check-tmpl.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(checkTmpl)

export const CheckTmplList = () => (
  <List
    columns={['areaTypeCd', 'revNo', 'itemCnt', 'criticalCnt', 'pointCnt']}
    filters={['areaTypeCd']}
    stateTabs
    excel
    empty="등록한 점검표가 없습니다."
  />
)

export function CheckTmplDetail() {
  return (
    <Detail print>
      <Section title="점검표">
        <Fields names={['tmplNm', 'areaTypeCd', 'revNo']} />
      </Section>
      <Route />
      <Section
        title="점검항목"
        hint="중대항목이 하나라도 부적합이면 점수와 관계없이 부적합이고, 설비의 작업허가가 멈춥니다. 앞 항목 번호와 판정을 적으면 그 판정일 때만 묻습니다."
      >
        <Fields names={['items']} />
        <Sheets />
        <AskedItems />
      </Section>
      <Actions />
    </Detail>
  )
}

/** The points of a route, in the order in which they are walked. */
function Route() {
  const t = useT()
  const { areaTypeCd, points, can } = useRecord()
  const { mode } = useDocument()
  if (areaTypeCd !== 'ROUTE') return null
  const isEdited = mode === 'draft' || can.edit.includes('points')
  return (
    <Section title="순회지점" hint="순회하는 순서대로 고릅니다. 각 지점의 QR을 스캔해야 점검을 마칩니다.">
      {isEdited ? (
        <Field name="points">
          {({ value, setValue, wiring }) => (
            <PickPlaces
              wiring={wiring}
              value={(value ?? []).map(({ locationNo }) => String(locationNo))}
              onChange={(keys) => setValue(keys.map((key) => ({ locationNo: Number(key) })))}
            />
          )}
        </Field>
      ) : (
        <ol aria-label={t('순회지점')}>
          <PlaceNames nos={(points ?? []).map(({ locationNo }) => locationNo)} />
        </ol>
      )}
    </Section>
  )
}

interface PickProps {
  wiring: Wiring
  value: string[]
  onChange(keys: string[]): void
}
function PickPlaces({ wiring, value, onChange }: PickProps) {
  const t = useT()
  const { rows } = useAskedRows(checkPlaces, {}).table
  return (
    <Select
      {...wiring}
      aria-label={t('순회지점')}
      className="form-select"
      mode="multiple"
      value={value}
      onChange={onChange}
      options={rows.map(({ key, nm }) => ({ value: key, label: nm }))}
      showSearch={{ optionFilterProp: 'label' }}
    />
  )
}

export function PlaceNames({ nos }: { nos: readonly number[] }) {
  const { rows } = useAskedRows(checkPlaces, {}).table
  const names = new Map(rows.map(({ key, nm }) => [Number(key), nm]))
  return nos.map((no) => <li key={no}>{names.get(no) ?? no}</li>)
}

/** By Excel up and down, once the list is saved. */
function Sheets() {
  const t = useT()
  const { editor } = useDocument()
  const { checkTmplNo, can, itemCnt } = useRecord()
  const no = checkTmplNo ?? 0
  if (!no) return null
  const upload = (modeCd: 'ADD' | 'REPLACE') => async () => {
    if (await openSheet(tmplItemSheet, { no, query: { modeCd }, atOnce: true })) await editor.reload()
  }
  return (
    <div className="row">
      {can.edit.includes('items') && (
        <>
          <Button onClick={() => void upload('ADD')()}>{t('엑셀 올리기')}</Button>
          {Boolean(itemCnt) && <Button onClick={() => void upload('REPLACE')()}>{t('엑셀로 바꾸기')}</Button>}
          <Button onClick={() => void downloadForm(tmplItemSheet, no)}>{t('양식 다운로드')}</Button>
        </>
      )}
      {Boolean(itemCnt) && <Button onClick={() => void takeOut(tmplItemsOut, { no })}>{t('엑셀 내려받기')}</Button>}
    </div>
  )
}

const AskedItems = () => <AskedAs questions={tmplQuestions(useRecord().items ?? [])} answers={checkAnswers} />
