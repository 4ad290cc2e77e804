/** The sheet of a method: every part with its steps as pictures, and each score on the way to the result. */
import './posture.css'
import { Checkbox } from 'antd'
import { Fragment, useId } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { levelTones } from './muscle.parts.tsx'
import { riskLevels } from './muscle-work.model.ts'
import { type Part, partNames, ranges, type Scored, type Scores, scoreOf, type Tool } from './posture.logic.ts'
import { PostureFigure } from './posture-figure.tsx'
import {
  type Choice,
  type Choices,
  type PartSheet,
  type SheetGroup,
  scoreOfChoice,
  sheets,
} from './posture-steps.logic.ts'

interface SheetProps {
  tool: Tool
  choices: Choices
  /** As stored; a chosen step takes the place of its part's. */
  scores: Scores
  /** Left out where it is only read. */
  onChoose?(choices: Choices): void
}

/** What the sheet shows now: chosen steps before stored scores. */
const shownScores = (tool: Tool, choices: Choices, scores: Scores): Scores =>
  Object.fromEntries(
    ranges[tool].map(({ part }) => {
      const choice = choices[part]
      return [part, choice ? scoreOfChoice(tool, part, choice) : (scores[part] ?? null)]
    }),
  )

export function PostureSheet({ tool, choices, scores, onChoose }: SheetProps) {
  const shown = shownScores(tool, choices, scores)
  return (
    <div className="posture-sheet">
      {sheets[tool].map((group) => (
        <Group
          key={group.table}
          tool={tool}
          group={group}
          choices={choices}
          shown={shown}
          {...(onChoose && { onChoose })}
        />
      ))}
      <ScoreFlow tool={tool} scores={shown} />
    </div>
  )
}

interface GroupProps extends Omit<SheetProps, 'scores'> {
  group: SheetGroup
  shown: Scores
}
function Group({ tool, group, choices, shown, onChoose }: GroupProps) {
  const t = useT()
  return (
    <section className="posture-group" aria-label={t(group.label)}>
      <h3>{t(group.label)}</h3>
      {group.parts.map((sheet) => {
        const { part } = sheet
        const score = shown[part] ?? null
        const choice = choices[part]
        const choose = (next: Choice) => onChoose?.({ ...choices, [part]: next })
        return onChoose ? (
          <PartRow key={part} tool={tool} sheet={sheet} choice={choice} score={score} onChange={choose} />
        ) : (
          <PartLine key={part} sheet={sheet} choice={choice} score={score} />
        )
      })}
    </section>
  )
}

function PartHead({ part, score }: { part: Part; score: number | null }) {
  const t = useT()
  return (
    <header className="posture-part-head">
      <span>{t(partNames[part])}</span>
      <b className="posture-score" data-empty={score === null || undefined}>
        {score ?? '–'}
      </b>
    </header>
  )
}

interface PartRowProps {
  tool: Tool
  sheet: PartSheet
  choice: Choice | undefined
  score: number | null
  onChange(choice: Choice): void
}
function PartRow({ tool, sheet, choice, score, onChange }: PartRowProps) {
  const t = useT()
  const name = useId()
  const { part, steps, adds } = sheet
  const withAdd = (key: string, isOn: boolean): Choice => {
    const base = choice?.base ?? steps[0]?.score ?? 0
    const kept = (choice?.adds ?? []).filter((one) => one !== key)
    return { base, adds: isOn ? [...kept, key] : kept }
  }
  return (
    <div className="posture-part" data-field={`${part}Score`}>
      <PartHead part={part} score={score} />
      {steps.length > 1 && (
        <div role="radiogroup" aria-label={t(partNames[part])} className="posture-steps">
          {steps.map((step) => (
            <label key={step.score} className="posture-step" data-plain={!hasFigure(sheet) || undefined}>
              <input
                type="radio"
                name={`${tool}-${name}`}
                checked={choice?.base === step.score}
                onChange={() => onChange({ base: step.score, adds: choice?.adds ?? [] })}
              />
              {hasFigure(sheet) && <PostureFigure part={part} pose={step.pose} />}
              <span>{t(step.label)}</span>
              <small>{step.score}</small>
            </label>
          ))}
        </div>
      )}
      {adds.length > 0 && (
        <div className="posture-adds">
          {adds.map(({ key, score: more, label }) => (
            <Checkbox
              key={key}
              checked={choice?.adds.includes(key) ?? false}
              onChange={({ target }) => onChange(withAdd(key, target.checked))}
            >
              {t(label)} <small>{more > 0 ? `+${more}` : more}</small>
            </Checkbox>
          ))}
        </div>
      )}
    </div>
  )
}

const drawn: ReadonlySet<Part> = new Set(['upperArm', 'lowerArm', 'wrist', 'neck', 'trunk', 'legs', 'back', 'arms'])
const hasFigure = ({ part }: PartSheet): boolean => drawn.has(part)

/** A part as it was judged. */
function PartLine({ sheet, choice, score }: Pick<PartRowProps, 'sheet' | 'choice' | 'score'>) {
  const t = useT()
  const step = sheet.steps.find((one) => one.score === choice?.base)
  const adds = sheet.adds.filter(({ key }) => choice?.adds.includes(key))
  const words = [...(sheet.steps.length > 1 && step ? [step.label] : []), ...adds.map(({ label }) => label)]
  return (
    <div className="posture-part" data-read>
      <PartHead part={sheet.part} score={score} />
      <div className="posture-line">
        {step && hasFigure(sheet) && <PostureFigure part={sheet.part} pose={step.pose} />}
        <span className="quiet">{words.map((word) => t(word)).join(' · ')}</span>
      </div>
    </div>
  )
}

/** 표 A 4 + 1 + 1 = 6 and so on, to the result. */
function ScoreFlow({ tool, scores }: { tool: Tool; scores: Scores }) {
  const t = useT()
  const scored = scoreOf(tool, scores)
  const missing = ranges[tool].filter(({ part }) => scores[part] === null || scores[part] === undefined).length
  return (
    <section className="posture-flow" aria-live="polite" aria-label={t('점수')}>
      {scored ? (
        <>
          {flows[tool].map((flow) => (
            <Flow key={flow.table} flow={flow} scores={scores} scored={scored} />
          ))}
          <div className="posture-final">
            <span>{t('최종 점수')}</span>
            <b>{scored.final}</b>
            <StatusTag tone={levelTones[scored.level]}>{t(scored.verdict)}</StatusTag>
            <span className="quiet">{t(riskLevels[scored.level])}</span>
          </div>
        </>
      ) : (
        <p className="quiet">{t('{n}곳을 더 평가하면 점수가 나옵니다.', { n: missing })}</p>
      )}
    </section>
  )
}

interface FlowSpec {
  table: 'A' | 'B' | 'C'
  label: string
  from: 'tableA' | 'tableB' | 'tableC'
  adds: readonly Part[]
  to: 'a' | 'b' | 'final'
  toLabel: string
}
const flowA = (adds: readonly Part[]): FlowSpec => ({
  table: 'A',
  label: '표 A',
  from: 'tableA',
  adds,
  to: 'a',
  toLabel: '점수 A',
})
const flowB = (adds: readonly Part[]): FlowSpec => ({
  table: 'B',
  label: '표 B',
  from: 'tableB',
  adds,
  to: 'b',
  toLabel: '점수 B',
})
const flows: Readonly<Record<Tool, readonly FlowSpec[]>> = {
  RULA: [flowA(['muscleA', 'forceA']), flowB(['muscleB', 'forceB'])],
  REBA: [
    flowA(['load']),
    flowB(['coupling']),
    { table: 'C', label: '표 C', from: 'tableC', adds: ['activity'], to: 'final', toLabel: '최종 점수' },
  ],
  OWAS: [],
}

function Flow({ flow, scores, scored }: { flow: FlowSpec; scores: Scores; scored: Scored }) {
  const t = useT()
  return (
    <p className="posture-sum">
      <span>
        {t(flow.label)} <b>{scored[flow.from]}</b>
      </span>
      {flow.adds.map((part) => (
        <Fragment key={part}>
          <i aria-hidden>+</i>
          <span>
            {t(partNames[part])} <b>{scores[part]}</b>
          </span>
        </Fragment>
      ))}
      <i aria-hidden>=</i>
      <span>
        {t(flow.toLabel)} <b>{scored[flow.to]}</b>
      </span>
    </p>
  )
}
