/** The samples of a measurement: typed, pasted from Excel or uploaded, judged as one types. */
import './measure.css'
import { Button } from 'antd'
import { ChevronDown, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { ApiError, api } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { alertError, toast } from '#platform/web/dialog/dialogs.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useSavedWith } from '#platform/web/document/use-saved-with.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MenuButton } from '#platform/web/parts/menu-button.tsx'
import { downloadForm, openSheet } from '#platform/web/sheet/sheet-upload.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { useEditRows } from '#platform/web/table/edit/use-edit-rows.ts'
import { Calculator } from './calculator.tsx'
import type { ResultAnswer, ResultSample } from './measure.calls.ts'
import { measure, openForSamples } from './measure.model.ts'
import { renewMeasure } from './measure-queries.ts'
import { evaluateSamples, type Sample, type SampleDraft, type SampleResult, sampleProblems } from './sample.logic.ts'
import { Computed, sampleColumnsOf } from './sample-columns.tsx'
import { sampleSheet } from './sample-sheet.calls.ts'

const { useRecord } = screensFor(measure)
const MANY = 50

interface Part {
  result: ResultAnswer
}

export function Samples({ result }: Part) {
  const { statusCd, can } = useRecord()
  const isOpen = openForSamples.some((state) => state === statusCd) && can.edit.length > 0
  return (
    <>
      {isOpen ? <Grid result={result} /> : <Stored result={result} />}
      <Calculator params={result.params} />
    </>
  )
}

const table = { rowKey: 'measureSampleNo', height: 520, numbered: true } as const
const SETTINGS = 'hea/env/measureResult:samples'

function Stored({ result }: Part) {
  const t = useT()
  const columns = useMemo(() => sampleColumnsOf(result, false), [result])
  return (
    <DataTable
      {...table}
      label={t('시료')}
      columns={columns}
      rows={result.samples}
      settingsName={SETTINGS}
      toolbar={<SheetMenu result={result} />}
    />
  )
}

const blank = (result: ResultAnswer): ResultSample => ({
  measureSampleNo: 0,
  measureUnitNo: null,
  factorCd: null,
  userId: null,
  userNm: null,
  pointNm: null,
  sampleTypeCd: 'PERSONAL',
  areaReasonDesc: null,
  limitTypeCd: 'TWA',
  concVal: null,
  unitCd: null,
  minuteCnt: null,
  workHourVal: result.params.shiftHour,
  timesCnt: null,
  gapMinuteCnt: null,
  twaVal: null,
  limitVal: null,
  limitAdjVal: null,
  indexVal: null,
  exceedYn: 'N',
})

const draftOf = (row: ResultSample): SampleDraft => ({
  measureUnitNo: row.measureUnitNo,
  factorCd: row.factorCd,
  userId: row.userId || null,
  pointNm: row.pointNm || null,
  sampleTypeCd: row.sampleTypeCd,
  areaReasonDesc: row.areaReasonDesc || null,
  limitTypeCd: row.limitTypeCd,
  concVal: row.concVal,
  unitCd: row.unitCd,
  minuteCnt: row.minuteCnt,
  workHourVal: row.workHourVal,
  timesCnt: row.timesCnt,
  gapMinuteCnt: row.gapMinuteCnt,
})
/** Lines that were added to be pasted into and stayed empty are no samples. */
const isUntouched = (row: ResultSample): boolean =>
  row.measureUnitNo === null && row.factorCd === null && row.concVal === null && !row.pointNm

const isWhole = (row: ResultSample, { factors, targets }: ResultAnswer): boolean => {
  const units = new Set(targets.map(({ measureUnitNo }) => measureUnitNo))
  return (
    sampleProblems(
      row,
      factors.find(({ factorCd }) => factorCd === row.factorCd),
      units,
    ).length === 0
  )
}

/** What all rows that can be judged come to as they stand. */
function useComputedRows(rows: readonly ResultSample[], { factors, targets, params }: ResultAnswer) {
  return useMemo(() => {
    const known = new Map(factors.map((factor) => [factor.factorCd, factor]))
    const units = new Set(targets.map(({ measureUnitNo }) => measureUnitNo))
    const isJudged = (row: ResultSample): row is ResultSample & Sample =>
      sampleProblems(row, known.get(row.factorCd ?? ''), units).length === 0
    const judged = rows.filter(isJudged)
    const results = evaluateSamples(
      judged.map((row) => ({ ...row, timesCnt: row.timesCnt ?? 1 })),
      (code) => known.get(code),
      params,
    )
    return new Map(
      judged.flatMap((row, index): [object, SampleResult][] => (results[index] ? [[row, results[index]]] : [])),
    )
  }, [rows, factors, targets, params])
}

function Grid({ result }: Part) {
  const t = useT()
  const { measureNo, rowVersion } = useRecord()
  const columns = useMemo(() => sampleColumnsOf(result, true), [result])
  const list = useEditRows(result.samples, { rowKey: 'measureSampleNo', columns })
  const computed = useComputedRows(list.rows, result)
  const add = (count: number) => {
    for (let left = count; left > 0; left--) list.add(blank(result))
  }
  const save = async () => {
    const empty = list.rows.filter(isUntouched)
    if (empty.length > 0) list.remove(...empty)
    const { added, updated, removed } = list.changed
    const kept = added.filter((row) => !isUntouched(row))
    if ([...kept, ...updated].some((row) => !isWhole(row, result)) && !list.validate()) return false
    const body = {
      rowVersion,
      added: kept.map(draftOf),
      updated: updated.map((row) => ({ ...draftOf(row), measureSampleNo: row.measureSampleNo })),
      removed: removed.map(({ measureSampleNo }) => measureSampleNo),
    }
    try {
      await api.put(`${measure.api}/${measureNo}/samples`, body, { quiet: true })
    } catch (error) {
      tellProblems(error, t)
      return false
    }
    list.reset()
    await renewMeasure(measureNo ?? 0)
    toast(t('저장되었습니다.'))
    return true
  }
  useSavedWith(list.isChanged, save)
  return (
    <Computed value={computed}>
      <DataTable
        {...table}
        {...list.table}
        label={t('시료')}
        columns={columns}
        settingsName={SETTINGS}
        rowActions={(row) => [{ name: 'remove', text: t('삭제'), danger: true, onClick: () => list.remove(row) }]}
        empty={{ text: t('행을 추가해 입력하거나 엑셀에서 붙여넣고, 측정기관의 결과표는 올릴 수 있습니다.') }}
        toolbar={
          <div className="row">
            <Button icon={<Plus size={16} aria-hidden />} onClick={() => add(1)}>
              {t('행 추가')}
            </Button>
            <Button onClick={() => add(MANY)}>{t('{n}행 추가', { n: MANY })}</Button>
            <Button type="primary" disabled={!list.isChanged} onClick={save}>
              {t('시료 저장')}
            </Button>
            <SheetMenu result={result} mayUpload={!list.isChanged} />
          </div>
        }
      />
    </Computed>
  )
}

const MOST_TOLD = 10
function tellProblems(error: unknown, t: ReturnType<typeof useT>): void {
  if (!(error instanceof ApiError) || error.problems.length === 0) {
    showFailure(error)
    return
  }
  const lines = error.problems.slice(0, MOST_TOLD).map(({ field, message }) => {
    const [kind, index] = field.split('.')
    const place = t(kind === 'added' ? '추가한 {n}행' : '고친 {n}행', { n: Number(index) + 1 })
    return `${place}: ${message}`
  })
  void alertError(error.answer?.message ?? '', lines)
}

function SheetMenu({ result, mayUpload }: Part & { mayUpload?: boolean }) {
  const t = useT()
  const { measureNo } = useRecord()
  const no = measureNo ?? 0
  const summary = async () => {
    const { blob, fileName } = await api.blob(`${measure.api}/${no}/summary`)
    saveBlob(blob, fileName ?? 'samples.xlsx')
  }
  const upload = (modeCd: 'ADD' | 'REPLACE') => async () => {
    if (await openSheet(sampleSheet, { no, query: { modeCd }, atOnce: true })) await renewMeasure(no)
  }
  const action = (key: string, label: string, work: () => Promise<void>) => ({
    key,
    label: t(label),
    onClick: () => void work(),
  })
  const actions = [
    ...(mayUpload ? [action('add', '결과표 올리기', upload('ADD'))] : []),
    ...(mayUpload && result.samples.length > 0 ? [action('replace', '결과표로 바꾸기', upload('REPLACE'))] : []),
    ...(mayUpload === undefined ? [] : [action('template', '양식 다운로드', () => downloadForm(sampleSheet, no))]),
    action('summary', '측정결과표 요약', summary),
  ]
  return (
    <MenuButton label={t('결과표')} actions={actions} className="menu-button is-text">
      {t('결과표')}
      <ChevronDown size={16} aria-hidden />
    </MenuButton>
  )
}
