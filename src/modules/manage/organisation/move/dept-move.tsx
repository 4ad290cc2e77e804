/** A department goes to another plant: who goes along, who stays and where, who leaves. */
import './dept-move.css'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import type { AnswerOf } from '#platform/model/call.ts'
import type { Problem } from '#platform/model/problem.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { api } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { ask, sendWith } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { useDirectoryName } from '#platform/web/form/directory-search.ts'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { today } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { type MasterRow, rowPath, type SaveBy } from '#platform/web/master/master-state.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { deptMaster } from '../dept.master.ts'
import { OpenWork } from '../open-work.tsx'
import { type Choice, type Choices, decisionOf, restAlong } from './decisions.ts'
import { type Decision, deptMovePlan, moveDept, type PersonToDecide } from './dept-move.calls.ts'

type Plan = AnswerOf<typeof deptMovePlan>
/** A department as it is, and what its form would change. */
interface Move {
  row: MasterRow
  changes: Readonly<Record<string, unknown>>
}

/** Saves a department; where people or departments below would be left behind, it is decided about them first. */
export const saveDept: SaveBy = async (row, changes, save) => {
  if (!changes.plantCd) return save()
  const plan = await planOf({ row, changes })
  if (plan.people.length === 0 && plan.depts.length === 1) return save()
  const done = await openDialog<true | ApiError>({
    label: translateNow('부서 이전'),
    width: 'min(1040px, 96vw)',
    content: (close) => <DeptMove move={{ row, changes }} first={plan} onDone={close} />,
  })
  if (done instanceof ApiError) throw done
  return done && api.get<MasterRow>(rowPath(deptMaster, String(row.deptCd)))
}

const planOf = ({ row, changes }: Move): Promise<Plan> => {
  const { pdeptCd } = { ...row, ...changes }
  const at = {
    deptCd: String(row.deptCd),
    plantCd: String(changes.plantCd),
    ...(pdeptCd ? { pdeptCd: String(pdeptCd) } : {}),
  }
  return ask(deptMovePlan, at, { quiet: true })
}

interface DeptMoveProps {
  move: Move
  first: Plan
  /** Moved, or refused for what stands in the form of the department. */
  onDone(result: true | ApiError): void
}

function DeptMove({ move, first, onDone }: DeptMoveProps) {
  const t = useT()
  const [plan, setPlan] = useState(first)
  const [choices, setChoices] = useState<Choices>(new Map())
  const { send, refusal, problems, forget, isBusy } = useMove(move, setPlan, onDone)
  const { people, depts } = plan
  const decisions = people.map((one) => decisionOf(one, choices.get(one.userId)))
  const isDecided = decisions.every(Boolean)
  const left = people.filter(({ userId }) => !choices.has(userId)).length
  const choose = (userId: string, choice: Choice) => {
    forget(userId)
    setChoices((before) => new Map([...before, [userId, choice]]))
  }
  return (
    <div className="stack">
      <Way plan={plan} plantCd={String(move.changes.plantCd)} />
      {depts.length > 1 && (
        <p>
          {t('하위 부서 {n}개도 함께 옮깁니다: {names}', {
            n: depts.length - 1,
            names: depts
              .slice(1)
              .map(({ deptNm }) => deptNm)
              .join(', '),
          })}
        </p>
      )}
      {refusal && (
        <p className="callout" data-tone="danger" role="alert">
          {refusal}
        </p>
      )}
      {people.length > 0 && (
        <div className="row is-apart">
          <span role="status">
            {t('{all}명 가운데 {n}명을 정했습니다.', { all: people.length, n: decisions.filter(Boolean).length })}
          </span>
          <Button disabled={left === 0} onClick={() => setChoices((before) => restAlong(people, before))}>
            {t('나머지 {n}명 함께 이전', { n: left })}
          </Button>
        </div>
      )}
      {people.length > 0 && (
        <PlainTable label="부서 사람" heads={['성명', '넘겨줄 일', '결정']} isCards>
          {people.map((one) => (
            <PersonRow
              key={one.userId}
              person={one}
              plantCd={plan.plantCd}
              choice={choices.get(one.userId)}
              problem={problems.get(one.userId)}
              onChoose={(choice) => choose(one.userId, choice)}
            />
          ))}
        </PlainTable>
      )}
      <DialogActions>
        <Button
          type="primary"
          disabled={!isDecided}
          loading={isBusy}
          onClick={() => void send(decisions.flatMap((one) => one ?? []))}
        >
          {t('부서 이전')}
        </Button>
      </DialogActions>
    </div>
  )
}

/** Sends what was decided. Who has come or was changed meanwhile is shown anew, and what was decided about the others stays. */
function useMove(move: Move, onPlan: (plan: Plan) => void, onDone: DeptMoveProps['onDone']) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map())
  const refuse = async (error: ApiError, people: readonly Decision[]) => {
    const found = error.problems.flatMap((problem): [string, Problem][] => {
      const one = people[Number(/^people\.(\d+)\./.exec(problem.field)?.[1] ?? -1)]
      return one ? [[one.userId, problem]] : []
    })
    if (!error.problems.some(({ field }) => field.startsWith('people'))) return onDone(error)
    setRefusal(error.message)
    setProblems(new Map(found))
    if (error.status === 409) onPlan(await planOf(move))
  }
  const send = async (people: Decision[]) => {
    const { row, changes } = move
    setBusy(true)
    setRefusal('')
    try {
      await sendWith(
        { quiet: true },
        moveDept,
        { deptCd: String(row.deptCd) },
        { rowVersion: row.rowVersion, changes: { ...changes }, people },
      )
      onDone(true)
    } catch (error) {
      if (error instanceof ApiError && error.status !== 0) await refuse(error, people).catch(showFailure)
      else showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const forget = (userId: string) => setProblems((known) => new Map([...known].filter(([key]) => key !== userId)))
  return { send, refusal, problems, forget, isBusy }
}

function Way({ plan, plantCd }: { plan: Plan; plantCd: string }) {
  const t = useT()
  const from = useDirectoryName('plant', plan.plantCd, null)
  const to = useDirectoryName('plant', plantCd, null)
  const dept = plan.depts[0]?.deptNm ?? ''
  return <p className="dept-move-way">{t('{dept}: {from} → {to}', { dept, from, to })}</p>
}

const choicesOf: readonly { value: Choice['decisionCd']; label: string }[] = [
  { value: 'ALONG', label: '함께 이전' },
  { value: 'STAY', label: '다른 부서로' },
  { value: 'LEAVE', label: '퇴직' },
]

const startOf = (decisionCd: Choice['decisionCd']): Choice => ({
  decisionCd,
  deptCd: null,
  retireYmd: decisionCd === 'LEAVE' ? today() : null,
})

interface PersonRowProps {
  person: PersonToDecide
  /** The plant that is left. */
  plantCd: string
  choice: Choice | undefined
  problem: Problem | undefined
  onChoose(choice: Choice): void
}
function PersonRow({ person, plantCd, choice, problem, onChoose }: PersonRowProps) {
  const t = useT()
  const { userId, userNm, deptNm, positionNm, absentYn, openCnt } = person
  const [showsWork, setShowsWork] = useState(false)
  return (
    <tr>
      <td className="dept-move-person">
        <strong>{userNm}</strong> {absentYn === 'Y' && <StatusTag tone="suspended">{t('휴직')}</StatusTag>}
        <small className="quiet">{[deptNm, positionNm].filter(Boolean).join(' · ')}</small>
      </td>
      <td className="dept-move-work" data-head={t('넘겨줄 일')} data-empty={openCnt === 0 || undefined}>
        {openCnt > 0 && (
          <>
            <Button size="small" aria-expanded={showsWork} onClick={() => setShowsWork(!showsWork)}>
              {t('{n}건', { n: openCnt })}
            </Button>
            {showsWork && <OpenWork userId={userId} />}
          </>
        )}
      </td>
      <td className="dept-move-choice">
        <Radio.Group
          aria-label={t('{name} 결정', { name: userNm })}
          optionType="button"
          className="form-choice"
          value={choice?.decisionCd ?? null}
          options={choicesOf.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={({ target }) => onChoose(startOf(target.value as Choice['decisionCd']))}
        />
        {choice?.decisionCd === 'STAY' && (
          <FormField label={t('남을 부서')} required>
            {(wiring) => (
              <DirectorySelect
                wiring={wiring}
                kind="department"
                value={choice.deptCd}
                name={null}
                around={{ plantCd }}
                onChange={(key) => onChoose({ ...choice, deptCd: key === null ? null : String(key) })}
              />
            )}
          </FormField>
        )}
        {choice?.decisionCd === 'LEAVE' && (
          <FormField label={t('퇴직일')} required width="short">
            {(wiring) => (
              <DayInput
                wiring={wiring}
                value={choice.retireYmd}
                onChange={(retireYmd) => onChoose({ ...choice, retireYmd })}
              />
            )}
          </FormField>
        )}
        {problem && (
          <p className="is-bad" role="alert">
            {problem.message}
          </p>
        )}
      </td>
    </tr>
  )
}
