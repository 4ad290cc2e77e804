import { addWorkingDays } from '#platform/model/calendar.ts'
import { kept, keptText } from '#platform/model/sentences.ts'
import { sql } from '#platform/server/database/sql.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { messageOf, tells } from '#platform/server/notifications/notify.ts'
import { problem, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import { deptRqstMessages as m } from './dept-rqst.messages.ts'
import { confirmerOf, DEPT_TITLE, type DeptRqst, deptRqst, targetWord } from './dept-rqst.model.ts'
import { deptRqstAsks } from './dept-rqst.ports.ts'

type Context = ActionContext<typeof deptRqst>
type Effect = EffectContext<typeof deptRqst>

/** Working days that the host department and the desk have. */
const HOST_DAYS = 1
const CONFIRM_DAYS = 2

export const deptRqstRules = rulesFor(deptRqst, {
  set: {
    create: [titled],
    edit: [titled],
    request: [titled, hosted, hostDue],
    hostOk: [confirmDue],
    confirm: [handOver],
    sendBack: [() => ({ hostDueYmd: null, confirmDueYmd: null })],
  },
  refuse: { request: [refuseForeignContract, refuseStrangers, refuseDuplicates] },
  follow: {
    request: [tellHost],
    hostOk: [({ record, notify }) => notify.tell(m.VND_DEPT_HOST.to(confirmerOf(record.targetClassCd)), record)],
    confirm: [tells(m.VND_DEPT_OK)],
    sendBack: [tells(m.VND_DEPT_RTN)],
  },
})

const numbersOf = ({ persons }: Pick<DeptRqst, 'persons'>): number[] =>
  (persons ?? []).flatMap(({ personNo }) => personNo ?? [])

function titled({ record }: Context) {
  const { targetClassCd } = record
  const personCnt = numbersOf(record).length
  const title = targetClassCd && kept(DEPT_TITLE, { kind: targetWord(targetClassCd), n: personCnt })
  return { rqstTitle: title ? keptText(title) : null, personCnt }
}

const contractOf = async ({ db, record }: Context) => {
  const [found] = await db.query<{ hostDeptCd: string; vendorCd: string; statusCd: string; ownUserId: string }>(
    sql`select host_dept_cd as "hostDeptCd", vendor_cd as "vendorCd", status_cd as "statusCd", own_user_id as "ownUserId"
      from vendor_contract where vendor_contract_no = ${record.contractNo} and delete_yn = 'N'`,
  )
  return found
}

/** The department that ordered the work answers first. */
async function hosted(context: Context) {
  return { hostDeptCd: (await contractOf(context))?.hostDeptCd ?? null }
}

async function hostDue({ db, today }: Context) {
  return { hostDueYmd: addWorkingDays(today, HOST_DAYS, await holidaysFrom(db, today)), confirmDueYmd: null }
}
async function confirmDue({ db, today }: Context) {
  return { confirmDueYmd: addWorkingDays(today, CONFIRM_DAYS, await holidaysFrom(db, today)) }
}

async function refuseForeignContract(context: Context) {
  const found = await contractOf(context)
  if (found?.vendorCd === context.record.vendorCd && found?.statusCd === 'ACTIVE') return undefined
  return problem(deptRqst, 'contractNo', 'DEPT_RQST_CONTRACT', '유효한 소속 업체의 계약을 선택하십시오.')
}

/** Row by row: only people on the vendor's own roster. */
async function refuseStrangers({ record, db }: Context): Promise<undefined> {
  const known = await db.query<{ no: number }>(
    sql`select person_no as no from vendor_person where vendor_cd = ${record.vendorCd} and person_status_cd = 'ACTIVE'
      and delete_yn = 'N' and person_no = any(${numbersOf(record)}::bigint[])`,
  )
  const active = new Set(known.map(({ no }) => no))
  refuseRows(record, (personNo) => !active.has(personNo), 'PERSON_NOT_ACTIVE', '소속 중인 인원만 선택할 수 있습니다.')
}

/** Row by row: nobody stands in two open requests of a class, nor twice in one. */
async function refuseDuplicates({ record, db }: Context): Promise<undefined> {
  const open = await db.query<{ no: number }>(
    sql`select p.person_no as no from dept_rqst_persons p join dept_rqst r using (dept_rqst_no)
      where r.vendor_cd = ${record.vendorCd} and r.target_class_cd = ${record.targetClassCd} and r.delete_yn = 'N'
        and r.status_cd in ('RQST', 'HOST_OK') and r.dept_rqst_no <> ${record.deptRqstNo}
        and p.person_no = any(${numbersOf(record)}::bigint[])`,
  )
  const taken = new Set(open.map(({ no }) => no))
  const seen = new Set<number>()
  refuseRows(
    record,
    (personNo) => taken.has(personNo) || seen.size === seen.add(personNo).size,
    'DEPT_RQST_DUPLICATE',
    '같은 대상구분으로 이미 신청 중인 인원입니다.',
  )
}

/** @throws Refusal with one problem for each row that is wrong */
function refuseRows(record: Context['record'], isWrong: (personNo: number) => boolean, code: string, message: string) {
  const problems: RuleProblem[] = numbersOf(record).flatMap((personNo, index) =>
    isWrong(personNo) ? [{ field: `persons.${index}.personNo`, code, message }] : [],
  )
  if (problems.length > 0) throw ruleRefused(problems)
}

/** Everybody on it is dealt with; where an area takes them, each row names what came of it. */
async function handOver({ record, db, person, now }: Context) {
  const taker = deptRqstAsks.takers(db).find(({ classes }) => classes.includes(record.targetClassCd))
  const { deptRqstNo, targetClassCd, plantCd, wantYmd } = record
  const results = await taker?.take(
    { db, person, now },
    { deptRqstNo, targetClassCd, plantCd, wantYmd, vendorCd: String(record.vendorCd) },
    numbersOf(record),
  )
  return {
    persons: (record.persons ?? []).map((line) => ({
      ...line,
      lineStatusCd: 'OK' as const,
      resultRefNo: results?.get(Number(line.personNo)) ?? null,
    })),
  }
}

async function tellHost(effect: Effect) {
  const found = await contractOf(effect)
  await effect.notify.people([found?.ownUserId ?? null], messageOf(m.VND_DEPT_RQST, effect.record))
}
