/** What an assessment is refused for: at the field or the cell that puts it right. */
import { dayOf } from '#platform/model/calendar.ts'
import { isEditedFromAfar } from '#platform/server/documents/area-guard.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import { controlProblems, decisionProblems } from './completion.logic.ts'
import { isToldBefore } from './dues.logic.ts'
import type { RatingProblem } from './problem.logic.ts'
import { type RsaControl, rsa } from './rsa.model.ts'
import { scaleOf } from './rsa-items.ts'

type Context = ActionContext<typeof rsa>

/** The periods of a plan, and why an occasional one is made. */
export function refuseBadPlan({ record }: Context): RuleProblem | undefined {
  if (record.doFromYmd && record.doToYmd && record.doToYmd < record.doFromYmd)
    return problem(rsa, 'doToYmd', 'CM-05', '종료일은 시작일보다 빠를 수 없습니다.')
  if (record.rsaTypeCd === 'OCC' && record.triggerCd === null)
    return problem(rsa, 'triggerCd', 'REQUIRED', '{label}은(는) 필수입니다.', { values: { label: '수시사유' } })
  return undefined
}

/** A change covers the work at its equipment, and nothing else: it names that. */
export function refuseChangeOfNothing({
  record: { rsaTypeCd, triggerCd, equipCds },
}: Context): RuleProblem | undefined {
  if (rsaTypeCd !== 'OCC' || triggerCd !== 'MOC' || equipCds?.trim()) return undefined
  return problem(rsa, 'equipCds', 'RSA_CHANGE_OF_WHAT', '변경으로 하는 수시평가는 설비를 적어야 합니다.')
}

/** R8: what keeps work from going on ends by being done, or by the safety manager’s word; an accident’s and a change’s by being done. */
export function refuseFreedByEdit({ record, before }: Context): RuleProblem | undefined {
  if (before?.workBlockYn !== 'Y') return undefined
  const isHeld = before.triggerCd === 'ACC' || before.triggerCd === 'MOC'
  if (record.workBlockYn !== 'Y' && record.rsaTypeCd !== before.rsaTypeCd)
    return problem(
      rsa,
      'rsaTypeCd',
      'RSA_BLOCK_STAYS',
      '작업을 제한하고 있는 평가는 유형을 바꿀 수 없습니다. 필요 없으면 안전관리자가 취소합니다.',
    )
  // Without a process it would cover nothing: only an accident opens one so, until its process is known (R9).
  if (record.processNo === null && before.processNo !== null)
    return problem(rsa, 'processNo', 'REQUIRED', '{label}은(는) 필수입니다.', { values: { label: '공정' } })
  if (isHeld && record.triggerCd !== before.triggerCd)
    return problem(rsa, 'triggerCd', 'RSA_TRIGGER_STAYS', '사고나 변경으로 하는 평가의 사유는 바꿀 수 없습니다.')
  return undefined
}

/** What was done before is entered by the safety manager, and is an initial or a regular one. */
export function refuseBadTakeOver({ record, before, person }: Context): RuleProblem | undefined {
  if (before && (before.takenOverYn === 'Y') !== (record.takenOverYn === 'Y'))
    return problem(rsa, 'takenOverYn', 'RSA_TAKEN_STAYS', '기존평가인지는 등록할 때만 정합니다.')
  if (record.takenOverYn !== 'Y') return undefined
  if (!before && !person.roles.includes('SHM'))
    return problem(rsa, 'takenOverYn', 'RSA_TAKEN_BY', '기존평가는 안전관리자가 등록합니다.')
  if (record.rsaTypeCd === 'OCC' && before?.rsaTypeCd !== 'OCC')
    return problem(rsa, 'rsaTypeCd', 'RSA_TAKEN_TYPE', '기존평가는 최초평가와 정기평가만 인수합니다.')
  return undefined
}

/** R6: the first day may be moved, but only to one after that on which the schedule was told. */
export function refuseUntold({ record }: Context): RuleProblem | undefined {
  if (record.preShareDt === null || isToldBefore(dayOf(new Date(record.preShareDt)), record.doFromYmd)) return undefined
  return problem(rsa, 'doFromYmd', 'RSA_NOT_TOLD', '평가 일정 공유 전에는 실시할 수 없습니다.', {
    law: '산업안전보건법 시행규칙 제37조의3',
  })
}

/** By what is judged must be approved when the schedule is told, and is that revision from then on. */
export async function refuseOtherScale({ record, db }: Context): Promise<RuleProblem | undefined> {
  const scale = await scaleOf(db, record.scaleNo)
  if (scale?.statusCd === 'APPR' && scale.plantCd === record.plantCd) return undefined
  return problem(rsa, 'scaleNo', 'RSA_SCALE_NOT_APPROVED', '승인된 척도만 쓸 수 있습니다.')
}

const toRule =
  (rows: 'items' | 'controls') =>
  ({ at, field, ...one }: RatingProblem): RuleProblem => ({
    ...one,
    field: at === undefined ? rows : field === undefined ? `${rows}.${at}` : `${rows}.${at}.${field}`,
  })

/** Everything that is wrong with items and measures, cell by cell: a person mends all of it in one round. */
export async function refuseUndecided({ record, db }: Context): Promise<undefined> {
  const { leaderUserId } = record
  const items = record.items ?? []
  const controls = record.controls ?? []
  const scale = await scaleOf(db, record.scaleNo)
  const verifiers = controls.map(({ verifyUserId }) => verifyUserId)
  const problems = [
    ...(items.length === 0 ? [problem(rsa, 'items', 'RSA_NO_ITEMS', '위험요인을 한 건 이상 입력하세요.')] : []),
    ...(scale ? decisionProblems(items, controls, scale).map(toRule('items')) : []),
    ...controlProblems(controls, leaderUserId, verifiers).map(toRule('controls')),
    ...lostControls(record),
  ]
  if (problems.length > 0) throw ruleRefused(problems)
  return undefined
}

const lostControls = ({ items, controls }: Context['record']): RuleProblem[] => {
  const known = new Set((items ?? []).map(({ rsaItemNo }) => rsaItemNo))
  return (controls ?? []).flatMap(({ rsaItemNo }, at) =>
    rsaItemNo === null || known.has(rsaItemNo)
      ? []
      : [{ field: `controls.${at}.rsaItemNo`, code: 'RSA_NO_SUCH_ITEM', message: '그런 요인이 없습니다.' }],
  )
}

const controlNames = Object.keys(rsa.fields.controls.fields) as (keyof RsaControl)[]

/** After the decision measures are added; what the register has is changed there. */
export function refuseChangedControls({ record, before }: Context): undefined {
  if (before?.statusCd !== 'DECIDED') return undefined
  const controls = record.controls ?? []
  const now = new Map(controls.map((control) => [control.controlNo, control]))
  const isSame = (old: RsaControl) => {
    const kept = now.get(old.controlNo)
    return kept !== undefined && controlNames.every((name) => (kept[name] ?? null) === (old[name] ?? null))
  }
  const changed = (before.controls ?? []).filter((old) => !isSame(old))
  const verifiers = controls.map(({ verifyUserId }) => verifyUserId)
  const problems = [
    ...(changed.length > 0
      ? [
          problem(
            rsa,
            'controls',
            'RSA_CONTROL_FIXED',
            '결정한 감소대책은 개선에서 바꿉니다. 여기서는 추가만 할 수 있습니다.',
          ),
        ]
      : []),
    ...controlProblems(controls, record.leaderUserId, verifiers).map(toRule('controls')),
    ...lostControls(record),
  ]
  if (problems.length > 0) throw ruleRefused(problems)
  return undefined
}

export async function refuseFromAfar(context: Context): Promise<RuleProblem | undefined> {
  if (!(await isEditedFromAfar(rsa, context))) return undefined
  return problem(rsa, 'deptCd', 'RSA_DEPT', '이 부서의 관리감독자나 평가 담당이 처리합니다.')
}
