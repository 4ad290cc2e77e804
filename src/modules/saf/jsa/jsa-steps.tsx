/** The step editor: one step after the other, its hazards below it, all by keyboard and on a phone. */
import './jsa.css'
import { Button, Checkbox, Input, Select } from 'antd'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Problem } from '#platform/model/problem.ts'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { SeenBefore, type SeenProps } from '../seen/seen.parts.tsx'
import { type RowProblem, rowProblems } from './jsa.logic.ts'
import { jsaAccidents, jsaHazards, reviews } from './jsa-codes.model.ts'
import {
  type Line,
  moved,
  renamed,
  type Step,
  stepsOf,
  typesOf,
  withHazard,
  without,
  withPatch,
  withStep,
} from './jsa-edit.ts'
import { measureTypes, riskOf, scaleOf } from './risk.logic.ts'
import { RiskTag } from './risk-tag.tsx'

export interface StepsProps {
  rows: readonly Line[]
  scaleCd: string | null
  /** What the work is, for what was seen before; not looked for without. */
  work?: Pick<SeenProps, 'workCatCd' | 'permitTypeCds' | 'self'>
  onChange(rows: Line[]): void
  /** What else is asked: of whoever evaluates a note, in a regular evaluation a word about every row. */
  asks: 'author' | 'note' | 'keep'
  /** What the server has found, by `rows.{index}.{field}`. */
  problems: readonly Problem[]
}

export function StepEditor(props: StepsProps) {
  const t = useT()
  const steps = stepsOf(props.rows)
  return (
    <div className="stack">
      {steps.map((step, at) => (
        <StepCard key={step.rows[0]?.row.rowNo ?? at} {...props} step={step} isLast={at === steps.length - 1} />
      ))}
      <Button icon={<Plus size={16} aria-hidden />} onClick={() => props.onChange(withStep(props.rows))}>
        {t('단계 추가')}
      </Button>
    </div>
  )
}

function StepCard({ step, isLast, ...props }: StepsProps & { step: Step; isLast: boolean }) {
  const t = useT()
  const { rows, onChange } = props
  const n = step.stepNo
  return (
    <section className="jsa-step" aria-label={t('{n}단계', { n })}>
      <header>
        <span className="jsa-step-no">{n}</span>
        <Input
          aria-label={t('{n}단계 작업', { n })}
          placeholder={t('작업단계')}
          maxLength={200}
          value={step.stepNm ?? ''}
          onChange={({ target }) => onChange(renamed(rows, step, target.value || null))}
        />
        <Button
          type="text"
          aria-label={t('{n}단계 위로', { n })}
          icon={<ArrowUp size={16} aria-hidden />}
          disabled={n === 1}
          onClick={() => onChange(moved(rows, n, -1))}
        />
        <Button
          type="text"
          aria-label={t('{n}단계 아래로', { n })}
          icon={<ArrowDown size={16} aria-hidden />}
          disabled={isLast}
          onClick={() => onChange(moved(rows, n, 1))}
        />
      </header>
      {step.rows.map(({ row, index }, at) => (
        <HazardForm key={row.rowNo ?? index} {...props} row={row} index={index} number={at + 1} stepNo={n} />
      ))}
      <Button type="text" icon={<Plus size={16} aria-hidden />} onClick={() => onChange(withHazard(rows, step))}>
        {t('위험요인 추가')}
      </Button>
    </section>
  )
}

interface HazardProps extends StepsProps {
  row: Line
  index: number
  number: number
  stepNo: number
}

function HazardForm(props: HazardProps) {
  const { row, rows, index, scaleCd, onChange, problems, asks, work } = props
  // Only where somebody writes: not for each row of a page at once.
  const [isHere, setIsHere] = useState(false)
  const t = useT()
  const name = t('{n}단계 위험요인 {m}', { n: props.stepNo, m: props.number })
  const change = (patch: Partial<Line>) => onChange(withPatch(rows, index, patch))
  const isOpen =
    Boolean(row.addMeasureDesc) || (riskOf(row.freqBeforeVal, row.sevBeforeVal) ?? 0) > scaleOf(scaleCd).acceptMax
  return (
    <fieldset className="jsa-hazard" onFocus={() => setIsHere(true)}>
      <legend>
        {name}
        <Button
          type="text"
          aria-label={t('{name} 삭제', { name })}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => onChange(without(rows, index))}
        />
      </legend>
      <div className="jsa-cells">
        <Text label="유해위험요인" value={row.hazardDesc} onChange={(hazardDesc) => change({ hazardDesc })} />
        <Choice
          label="재해형태"
          codes={jsaAccidents}
          value={row.accTypeCd}
          onChange={(accTypeCd) => change({ accTypeCd })}
        />
        <Choice
          label="위험분류"
          codes={jsaHazards}
          value={row.hazardCatCd}
          onChange={(hazardCatCd) => change({ hazardCatCd })}
        />
        <Text label="현재대책" value={row.curMeasureDesc} onChange={(curMeasureDesc) => change({ curMeasureDesc })} />
        <Rating {...props} when="before" onPatch={change} />
        <Text label="추가대책" value={row.addMeasureDesc} onChange={(addMeasureDesc) => change({ addMeasureDesc })} />
        {isOpen && <MeasureTypes row={row} onPatch={change} />}
        {isOpen && <Rating {...props} when="after" onPatch={change} />}
      </div>
      {work && isHere && (
        <SeenBefore
          {...work}
          text={[row.stepNm, row.hazardDesc].filter(Boolean).join(' ')}
          accTypeCd={row.accTypeCd}
          onTake={(measure) => change({ addMeasureDesc: [row.addMeasureDesc, measure].filter(Boolean).join('\n') })}
        />
      )}
      <Promised row={row} onPatch={change} />
      {asks === 'note' && <Text label="검토의견" value={row.noteDesc} onChange={(noteDesc) => change({ noteDesc })} />}
      {asks === 'keep' && (
        <div className="jsa-cells">
          <Choice label="재평가" codes={reviews} value={row.keepCd} onChange={(keepCd) => change({ keepCd })} />
          <Text label="재평가 의견" value={row.keepDesc} onChange={(keepDesc) => change({ keepDesc })} />
        </div>
      )}
      <Problems row={row} index={index} scaleCd={scaleCd} problems={problems} />
    </fieldset>
  )
}

/** What is wrong now, by the rules of the server; what only it knows it has said itself. */
function Problems({ row, index, scaleCd, problems }: Pick<HazardProps, 'row' | 'index' | 'scaleCd' | 'problems'>) {
  const t = useT()
  const isBegun = Boolean(row.hazardDesc || row.curMeasureDesc)
  const own: Omit<RowProblem, 'row'>[] = isBegun ? rowProblems(row, scaleOf(scaleCd)) : []
  const live = own.filter(({ code }) => code !== 'REQUIRED').map(({ message, values }) => t(message, values))
  const told = problems.filter(({ field }) => field.startsWith(`rows.${index}.`)).map(({ message }) => message)
  const lines = [...new Set([...live, ...told])]
  if (lines.length === 0) return null
  return (
    <ul className="is-bad" role="alert">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

interface TextProps {
  label: string
  value: string | null
  onChange(value: string | null): void
}
function Text({ label, value, onChange }: TextProps) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
    <label className="jsa-cell" data-wide>
      <span>{t(label)}</span>
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={1000}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </label>
  )
}

interface ChoiceProps<C extends string> {
  label: string
  codes: Readonly<Record<C, string>>
  value: C | null
  onChange(value: C | null): void
}
function Choice<C extends string>({ label, codes, value, onChange }: ChoiceProps<C>) {
  const t = useT()
  const options = (Object.entries(codes) as [C, string][]).map(([code, codeNm]) => ({ value: code, label: t(codeNm) }))
  return (
    <div className="jsa-cell">
      <span>{t(label)}</span>
      <Select
        aria-label={t(label)}
        value={value}
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
        allowClear
        placeholder={t('선택')}
        popupMatchSelectWidth={false}
        onChange={(code?: C) => onChange(code ?? null)}
      />
    </div>
  )
}

interface RatingProps extends HazardProps {
  when: 'before' | 'after'
  onPatch(patch: Partial<Line>): void
}
function Rating({ row, scaleCd, when, onPatch }: RatingProps) {
  const t = useT()
  const { freqMax, sevMax } = scaleOf(scaleCd)
  const isBefore = when === 'before'
  const freq = isBefore ? row.freqBeforeVal : row.freqAfterVal
  const sev = isBefore ? row.sevBeforeVal : row.sevAfterVal
  const steps = (max: number) => Array.from({ length: max }, (_, at) => ({ value: at + 1, label: String(at + 1) }))
  const select = (label: string, value: number | null, max: number, field: keyof Line) => (
    <Select
      aria-label={t(label)}
      value={value}
      options={steps(max)}
      placeholder={t(label)}
      allowClear
      onChange={(chosen?: number) => onPatch({ [field]: chosen ?? null })}
    />
  )
  return (
    <div className="jsa-cell jsa-rating">
      <span>{t(isBefore ? '현재 위험성' : '개선후 위험성')}</span>
      {select(isBefore ? '빈도' : '후빈도', freq, freqMax, isBefore ? 'freqBeforeVal' : 'freqAfterVal')}
      <span aria-hidden>×</span>
      {select(isBefore ? '강도' : '후강도', sev, sevMax, isBefore ? 'sevBeforeVal' : 'sevAfterVal')}
      <RiskTag risk={riskOf(freq, sev)} scaleCd={scaleCd} />
    </div>
  )
}

interface PatchProps {
  row: Line
  onPatch(patch: Partial<Line>): void
}
function MeasureTypes({ row, onPatch }: PatchProps) {
  const t = useT()
  return (
    <div className="jsa-cell" data-wide>
      <span>{t('대책구분')}</span>
      <Checkbox.Group
        options={Object.entries(measureTypes).map(([value, label]) => ({ value, label: t(label) }))}
        value={typesOf(row)}
        onChange={(types) => onPatch({ measureTypeCds: types.join(' ') || null })}
      />
    </div>
  )
}

/** What follows from a row: the register, the law, a look at the place. */
function Promised({ row, onPatch }: PatchProps) {
  const t = useT()
  const tick = (field: 'imprYn' | 'legalYn' | 'legalDoneYn' | 'siteOkYn', label: string) => (
    <Checkbox checked={row[field] === 'Y'} onChange={({ target }) => onPatch({ [field]: target.checked ? 'Y' : 'N' })}>
      {t(label)}
    </Checkbox>
  )
  return (
    <div className="row">
      {tick('legalYn', '법정조치')}
      {row.legalYn === 'Y' && tick('legalDoneYn', '법정조치 이행')}
      {row.originJsaNo !== null && tick('siteOkYn', '현장확인')}
      {tick('imprYn', '개선대상')}
      {row.imprYn === 'Y' && (
        <>
          <Input
            aria-label={t('담당')}
            placeholder={t('담당')}
            maxLength={100}
            value={row.ownerDesc ?? ''}
            onChange={({ target }) => onPatch({ ownerDesc: target.value || null })}
          />
          <DayInput
            wiring={{ id: `jsa-due-${row.rowNo}`, 'aria-label': t('기한') }}
            value={row.dueYmd}
            onChange={(dueYmd) => onPatch({ dueYmd })}
          />
        </>
      )}
    </div>
  )
}
