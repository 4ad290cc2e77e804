/** A check from the label to the signature: begun, put aside, done, on whatever day it arrives. */
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { type Asker, DocumentStore } from '#platform/server/documents/store.ts'
import { notFound, Refusal, wrongState } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { type CheckPlan, checkPlan } from '../plan/check-plan.model.ts'
import { answered } from '../result/safety-check.logic.ts'
import { type SafetyCheck, safetyCheck } from '../result/safety-check.model.ts'
import { safetyCheckRules } from '../result/safety-check.rules.ts'
import { itemsOfTmpls, tmplFor } from '../result/safety-check-items.ts'
import { isInspector } from './inspectors.ts'
import { parsePlaceCode } from './place-code.logic.ts'

interface Working {
  tx: Transaction
  asker: Asker
  now: Date
  services: Services
}
type Given = Parameters<typeof answered>[1]

/** The plan, locked, for whoever is named in it; to anybody else it is not there. */
async function ownPlan({ tx, asker: { person } }: Working, no: number): Promise<CheckPlan> {
  const program = asProgram(tx)
  const [found] = await program.query<{ no: number }>(sql`select check_plan_no::float8 as no from check_plan p
    where check_plan_no = ${no} and delete_yn = 'N' and ${isInspector(sql`p`, person.userId)} for no key update`)
  if (!found) throw notFound()
  const plan: object = await getRecord(program, checkPlan, no)
  return plan as CheckPlan
}

const OPEN: readonly CheckPlan['statusCd'][] = ['PLAN', 'DOING', 'MISS']

interface Unfinished {
  no: number
  statusCd: SafetyCheck['statusCd']
  inspectorUserId: string
}
const unfinishedOf = async (tx: Transaction, planNo: number): Promise<Unfinished | undefined> => {
  const [found] = await asProgram(
    tx,
  ).query<Unfinished>(sql`select safety_check_no::float8 as no, status_cd as "statusCd",
      inspector_user_id as "inspectorUserId"
    from safety_check where check_plan_no = ${planNo} and status_cd <> 'DONE' and delete_yn = 'N' order by 1 desc limit 1 for no key update`)
  return found
}

/** What is under way of a plan, begun where nothing is: by the revision that the device had. @returns its key */
async function underWay(working: Working, plan: CheckPlan, checkTmplNo: number | null): Promise<number> {
  const { tx, asker, now } = working
  if (plan.statusCd === 'MISS' && plan.safetyCheckNo !== null) throw alreadyDone()
  if (!OPEN.includes(plan.statusCd))
    throw plan.statusCd === 'DONE' ? alreadyDone() : wrongState(checkPlan.lifecycle.states[plan.statusCd].label)
  const checks = tx.program(safetyCheck, { by: asker.person, now })
  const unfinished = await unfinishedOf(tx, plan.checkPlanNo)
  const tmpl = await tmplFor(asProgram(tx), plan, checkTmplNo)
  if (!tmpl) throw new Refusal(422, 'CHECK_TMPL_GONE', '확정된 점검표가 없습니다.')
  const list = (await itemsOfTmpls(asProgram(tx), [tmpl.checkTmplNo])).get(tmpl.checkTmplNo) ?? []
  const revision = { checkTmplNo: tmpl.checkTmplNo, rootTmplNo: tmpl.rootTmplNo, tmplRevNo: tmpl.revNo }
  if (unfinished) {
    if (unfinished.statusCd === 'HOLD') await checks.act(unfinished.no, 'resume')
    await checks.note(unfinished.no, 'EDIT', (one) =>
      one.checkTmplNo === tmpl.checkTmplNo && one.inspectorUserId === asker.person.userId
        ? undefined
        : { ...revision, inspectorUserId: asker.person.userId, items: answered(list, one.items ?? []) },
    )
    return unfinished.no
  }
  const { planNm, checkPlanNo, areaTypeCd, targetKey, targetNm, equipNo, locationNo, processNo, legalYn, plantCd } =
    plan
  const about = { areaTypeCd, targetKey, targetNm, equipNo, locationNo, processNo, legalYn, plantCd }
  const made = await checks.create({
    ...about,
    ...revision,
    checkTitle: planNm,
    checkPlanNo,
    inspectorUserId: asker.person.userId,
    checkDt: now.toISOString(),
    items: list,
  })
  return made.safetyCheckNo
}
const alreadyDone = () => new Refusal(409, 'CHECK_DONE', '이미 완료한 점검입니다.')

/** The label is read first. */
export async function begin(
  working: Working,
  no: number,
  { checkTmplNo, scan }: { checkTmplNo: number | null; scan: { placeCd: string; scanDt: string } },
): Promise<number> {
  if (!parsePlaceCode(scan.placeCd)) throw new Refusal(422, 'CHECK_NO_SCAN', '점검 위치 QR을 먼저 스캔하세요.')
  const { tx, asker, now } = working
  const plan = await ownPlan(working, no)
  const checkNo = await underWay(working, plan, checkTmplNo)
  await tx.program(checkPlan, { by: asker.person, now }).act(no, 'begin')
  return checkNo
}

interface Filled {
  checkTmplNo: number | null
  scans: readonly object[]
  items: Given
}
async function act(
  working: Working,
  no: number,
  actionCd: 'pause' | 'complete',
  { checkTmplNo, items, ...said }: Filled,
): Promise<number> {
  const { tx, asker, services } = working
  const plan = await ownPlan(working, no)
  const checkNo = await underWay(working, plan, checkTmplNo)
  const { rowVersion, items: list } = (await getRecord(asProgram(tx), safetyCheck, checkNo, true)) as SafetyCheck & {
    rowVersion: number
  }
  const store = new DocumentStore(services, safetyCheckRules)
  await store.actWithin(tx, asker, checkNo, actionCd, { ...said, items: answered(list ?? [], items), rowVersion })
  return checkNo
}
export const pause = (working: Working, no: number, filled: Filled): Promise<number> =>
  act(working, no, 'pause', filled)
export const finish = (
  working: Working,
  no: number,
  filled: Filled & {
    checkDt: string
    photoFileId: number | null
    inspectorSign: object | null
    otherSigns: readonly object[]
  },
): Promise<number> => act(working, no, 'complete', filled)
