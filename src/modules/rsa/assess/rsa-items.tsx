/** 위험요인: typed by keyboard, pasted from Excel or uploaded, judged on the scale while one types; read with what was rated again. */
import './rsa.css'
import { Button } from 'antd'
import { LibraryBig, ListChecks, Plus } from 'lucide-react'
import { memo, useMemo } from 'react'
import { type Grade, grades } from '#modules/saf/jsa/risk.logic.ts'
import { takeOut } from '#platform/web/calls/ask.ts'
import { alertError, toast } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useSavedWith } from '#platform/web/document/use-saved-with.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MenuButton } from '#platform/web/parts/menu-button.tsx'
import { downloadForm, openSheet } from '#platform/web/sheet/sheet-upload.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { useEditRows } from '#platform/web/table/edit/use-edit-rows.ts'
import type { Column, ColumnItem } from '#platform/web/table/table.types.ts'
import { useStable } from '#platform/web/use-stable.ts'
import { pickChecklist } from '../checklist/pick-checklist.tsx'
import { fromLibrary } from '../library/from-library.ts'
import { pickHazards } from '../library/pick-hazards.tsx'
import { isAnswered, type Scale } from '../scale/scale.logic.ts'
import { GradeTag } from './grade-tag.tsx'
import { verdictOf } from './rating.logic.ts'
import { rsaItemSheet, rsaItemsOut } from './rsa.calls.ts'
import { MOST_ITEMS, type RsaItem, rsa, rsaItemFields } from './rsa.model.ts'
import { checkAnswers } from './rsa-codes.model.ts'
import { useScale } from './rsa-queries.ts'
import { SeenAtHazard } from './rsa-seen.tsx'

const { useRecord } = screensFor(rsa)
const MANY = 20
const table = { rowKey: 'rsaItemNo', height: 560, numbered: true, settingsName: 'rsa/assess:items' } as const

const blank: RsaItem = {
  taskNm: null,
  hazardCatCd: null,
  hazardDesc: null,
  accTypeCd: null,
  lawRefDesc: null,
  existMeasureDesc: null,
  exposedCnt: null,
  lawOkYn: 'N',
  freqVal: null,
  sevVal: null,
  harmDesc: null,
  checkCd: null,
  fatalYn: 'N',
  similarYn: 'N',
  noteDesc: null,
  riskVal: null,
  gradeCd: null,
  upReasonCds: null,
  acceptYn: 'N',
  interimDesc: null,
  interimDt: null,
  interimFileId: null,
  residualYn: 'N',
  rsaItemNo: 0,
  srcKey: null,
}
const isUntouched = (row: RsaItem): boolean => !row.taskNm && !row.hazardDesc && !row.existMeasureDesc

export function Items() {
  const { can, items } = useRecord()
  return can.edit.includes('items') ? <Grid rows={items ?? []} /> : <Stored rows={items ?? []} />
}

function Stored({ rows }: { rows: readonly RsaItem[] }) {
  const t = useT()
  const { scaleNo } = useRecord()
  const scale = useScale(scaleNo)
  const columns = useMemo(() => columnsOf(scale), [scale])
  return (
    <DataTable
      {...table}
      label={t('위험요인')}
      columns={columns}
      rows={rows}
      empty={{ text: t('요인파악을 시작하면 위험요인을 입력합니다.') }}
      toolbar={<SheetMenu />}
    />
  )
}

function Grid({ rows }: { rows: readonly RsaItem[] }) {
  const t = useT()
  const { editor } = useDocument()
  const { scaleNo, rsaNo } = useRecord()
  const scale = useScale(scaleNo)
  const columns = useMemo(() => columnsOf(scale), [scale])
  const list = useEditRows(rows, { rowKey: 'rsaItemNo', columns })
  const add = useStable((count: number) => {
    for (let left = Math.min(count, MOST_ITEMS - list.rows.length); left > 0; left--) list.add(blank)
  })
  const takeOver = useStable(async () => {
    const chosen = (await pickHazards(rsaNo ?? 0)) ?? []
    for (const hazard of chosen.slice(0, MOST_ITEMS - list.rows.length)) list.add({ ...blank, ...fromLibrary(hazard) })
  })
  const save = useStable(async () => {
    const items = list.rows.filter((row) => !isUntouched(row)).map(stored)
    editor.change({ items })
    const isSaved = await editor.save(['items'])
    if (isSaved) {
      list.reset()
      toast(t('저장되었습니다.'))
    } else {
      const lines = editor.store.get().problems.map(({ field, message }) => `${rowOf(field, t)}${message}`)
      editor.discard(['items'])
      if (lines.length > 0) void alertError(t('저장하지 못했습니다.'), lines.slice(0, MANY))
    }
    return isSaved
  })
  useSavedWith(list.isChanged, save)
  const takeMeasure = (row: RsaItem, measure: string) =>
    list.change(row, { existMeasureDesc: [row.existMeasureDesc, measure].filter(Boolean).join('\n') })
  return (
    <div className="stack">
      <DataTable
        {...table}
        {...list.table}
        label={t('위험요인')}
        columns={columns}
        rowActions={(row) => [{ name: 'remove', text: t('삭제'), danger: true, onClick: () => list.remove(row) }]}
        empty={{ text: t('행을 추가해 입력하거나 엑셀에서 붙여넣고, 500행까지 올릴 수 있습니다.') }}
        toolbar={<GridTools isChanged={list.isChanged} onAdd={add} onTakeOver={takeOver} onSave={save} />}
      />
      <SeenAtHazard rows={list.rows} onTake={takeMeasure} />
    </div>
  )
}

interface ToolProps {
  isChanged: boolean
  onAdd(count: number): void
  onTakeOver(): void
  onSave(): void
}
/** Above the rows; it stands still while somebody types into them. */
const GridTools = memo(({ isChanged, onAdd, onTakeOver, onSave }: ToolProps) => {
  const t = useT()
  const { editor } = useDocument()
  const { scaleNo, rsaNo } = useRecord()
  const scale = useScale(scaleNo)
  const takeList = async () => {
    if (await pickChecklist(rsaNo ?? 0)) await editor.reload()
  }
  return (
    <div className="row">
      <Button icon={<Plus size={16} aria-hidden />} onClick={() => onAdd(1)}>
        {t('행 추가')}
      </Button>
      <Button onClick={() => onAdd(MANY)}>{t('{n}행 추가', { n: MANY })}</Button>
      {rsaNo && scale?.methodCd === 'CHK' && (
        <Button icon={<ListChecks size={16} aria-hidden />} disabled={isChanged} onClick={takeList}>
          {t('체크리스트')}
        </Button>
      )}
      {rsaNo && (
        <Button icon={<LibraryBig size={16} aria-hidden />} onClick={onTakeOver}>
          {t('라이브러리')}
        </Button>
      )}
      <Button type="primary" disabled={!isChanged} onClick={onSave}>
        {t('위험요인 저장')}
      </Button>
      {rsaNo && <SheetMenu mayUpload={!isChanged} />}
    </div>
  )
})

/** What is typed; the rest follows on the server. */
const stored = (row: RsaItem) =>
  Object.fromEntries(
    Object.keys(rsaItemFields).map((name) => {
      const value = row[name as keyof RsaItem]
      return [name, name === 'rsaItemNo' && value === 0 ? null : value === '' ? null : value]
    }),
  )

const rowOf = (field: string, t: ReturnType<typeof useT>): string => {
  const [name, at] = field.split('.')
  return name === 'items' && at !== undefined ? `${t('{n}행', { n: Number(at) + 1 })}: ` : ''
}

function SheetMenu({ mayUpload }: { mayUpload?: boolean }) {
  const t = useT()
  const { editor } = useDocument()
  const { rsaNo, items } = useRecord()
  const no = rsaNo ?? 0
  const upload = (modeCd: 'ADD' | 'REPLACE') => async () => {
    if (await openSheet(rsaItemSheet, { no, query: { modeCd }, atOnce: true })) await editor.reload()
  }
  const action = (key: string, label: string, work: () => Promise<unknown>) => ({
    key,
    label: t(label),
    onClick: () => void work(),
  })
  const hasRows = (items?.length ?? 0) > 0
  const actions = [
    ...(mayUpload ? [action('add', '엑셀 올리기', upload('ADD'))] : []),
    ...(mayUpload && hasRows ? [action('replace', '엑셀로 바꾸기', upload('REPLACE'))] : []),
    ...(mayUpload === undefined ? [] : [action('form', '양식 다운로드', () => downloadForm(rsaItemSheet, no))]),
    ...(hasRows ? [action('out', '엑셀 내려받기', () => takeOut(rsaItemsOut, { no }))] : []),
  ]
  if (actions.length === 0) return null
  return (
    <MenuButton label={t('요인 엑셀')} actions={actions} className="menu-button is-text">
      {t('요인 엑셀')}
    </MenuButton>
  )
}

const itemsOf = (names: Readonly<Record<string, string>> | undefined): ColumnItem[] =>
  Object.entries(names ?? {}).map(([code, codeNm]) => ({ code, codeNm }))

type Name = keyof typeof rsaItemFields
const label = (name: Name) => rsaItemFields[name].label
const text = (name: Name, width: number, maxlength: number): Column<RsaItem> => ({
  name,
  text: label(name),
  type: 'text',
  width,
  maxlength,
})
const number = (name: Name, width: number): Column<RsaItem> => ({
  name,
  text: label(name),
  type: 'number',
  width,
  pointNumber: 0,
})
const choice = (name: Name, width: number, codes: Readonly<Record<string, string>> | undefined): Column<RsaItem> => ({
  name,
  text: label(name),
  type: 'select',
  width,
  items: itemsOf(codes),
})
const switched = (name: Name, width: number): Column<RsaItem> => ({
  name,
  text: label(name),
  type: 'select',
  width,
  items: [
    { code: 'Y', codeNm: '예' },
    { code: 'N', codeNm: '아니요' },
  ],
})

/** In the order of the sheet, so that a block copied from it fits as it is; what it comes to stays in sight beside it. */
function columnsOf(scale: Scale | undefined): Column<RsaItem>[] {
  const { hazardCatCd, accTypeCd, checkCd } = rsaItemFields
  const isPoint = scale?.methodCd === 'OPS'
  const { NA: _, ...answers } = checkAnswers
  const steps =
    scale && isAnswered(scale)
      ? [...(isPoint ? [text('harmDesc', 220, 500)] : []), choice('checkCd', 104, isPoint ? answers : checkCd.codes)]
      : [...(scale?.methodCd === 'L3' ? [] : [number('freqVal', 72)]), number('sevVal', 72)]
  return [
    text('taskNm', 160, 200),
    choice('hazardCatCd', 104, hazardCatCd.codes),
    text('hazardDesc', 240, 1000),
    choice('accTypeCd', 112, accTypeCd.codes),
    text('lawRefDesc', 140, 300),
    text('existMeasureDesc', 240, 1000),
    number('exposedCnt', 88),
    switched('lawOkYn', 104),
    ...steps,
    switched('fatalYn', 96),
    switched('similarYn', 112),
    text('noteDesc', 160, 500),
    verdict(scale),
  ]
}

const verdict = (scale: Scale | undefined): Column<RsaItem> => ({
  name: 'gradeCd',
  text: '등급',
  width: 230,
  fixed: 'right',
  textCalculate: (row) => {
    const { riskVal, gradeCd } = judgedNow(row, scale)
    return [riskVal, gradeCd && grades[gradeCd as Grade]].filter((part) => part !== null).join(' ')
  },
  render: (row) => <GradeTag {...judgedNow(row, scale)} />,
})

function judgedNow(row: RsaItem, scale: Scale | undefined) {
  if (!scale) return row
  const { upReasonCds, ...found } = verdictOf(row, scale)
  return { ...found, upReasonCds: upReasonCds.join(' '), checkCd: row.checkCd }
}
