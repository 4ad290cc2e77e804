import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { DocumentStore } from '#platform/server/documents/store.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import { nextCounselYmd } from './counsel.logic.ts'
import { counsel } from './counsel.model.ts'
import { counselMonths } from './counsel-plan.api.ts'
import { counselTitled } from './infirm-sets.ts'
import { isInRange, OUT_OF_RANGE } from './vitals.logic.ts'

type Context = ActionContext<typeof counsel>
type Effect = EffectContext<typeof counsel>

const pressure = (['bpSysVal', 'bpDiaVal'] as const).map(
  (vital) =>
    ({ record }: Context): RuleProblem | undefined =>
      isInRange(vital, record[vital]) ? undefined : problem(counsel, vital, 'HEA_VITAL_RANGE', OUT_OF_RANGE),
)

export const counselRules = rulesFor(counsel, {
  set: {
    create: [counselTitled],
    edit: [counselTitled],
    plan: [counselTitled],
    record: [setNext],
    close: [() => ({ closeYn: 'Y' as const })],
  },
  refuse: {
    edit: [...pressure],
    plan: [refuseStranger, refuseSecondPlan],
    record: [refuseEarlyNext],
  },
  follow: { record: [planNext], close: [closeNext] },
})

/** I4: the interval of the grade, unless the nurse names a day. */
async function setNext({ record, person, db }: Context) {
  const months = record.nextYmd ? undefined : await counselMonths(db, record.riskCd)
  return {
    counselorUserId: person.userId,
    ...(months && { nextYmd: nextCounselYmd(record.counselYmd, months) }),
  }
}

async function refuseStranger({ record, person, db }: Context) {
  if (!record.userId) return undefined
  const [known] = await db.query(
    sql`select 1 from sys_user where user_id = ${record.userId} and plant_cd = ${person.plantCd}`,
  )
  if (known) return undefined
  return problem(counsel, 'userId', 'HEA_COUNSEL_PERSON', '우리 사업장의 임직원을 선택하십시오.')
}

/** Two open plans for the same finding would be two due days. */
async function refuseSecondPlan({ record, db }: Context) {
  const [open] = await db.query(
    sql`select 1 from hea_counsel where user_id = ${record.userId} and risk_cd = ${record.riskCd}
      and status_cd = 'PLAN' and delete_yn = 'N'`,
  )
  if (!open) return undefined
  return problem(counsel, 'userId', 'HEA_COUNSEL_PLANNED', '이 판정으로 계획된 상담이 이미 있습니다.')
}

function refuseEarlyNext({ record: { nextYmd, counselYmd } }: Context) {
  if (!nextYmd || nextYmd > counselYmd) return undefined
  return problem(counsel, 'nextYmd', 'HEA_COUNSEL_NEXT', '다음 상담일은 상담일보다 늦어야 합니다.')
}

const storeOf = (context: Effect) => new DocumentStore(context.services, counselRules)
const askerOf = ({ person }: Effect) => ({ person, language: 'kr' as const, ip: null, mayWrite: true })

/** DONE is followed by the next PLAN, until it is closed. */
async function planNext(context: Effect) {
  const { record, db } = context
  if (!record.nextYmd) return
  const store = storeOf(context)
  const no = await store.insert(db, askerOf(context), {
    userId: record.userId,
    riskCd: record.riskCd,
    counselYmd: record.nextYmd,
    heaCheckupResultNo: record.heaCheckupResultNo,
    prevCounselNo: record.heaCounselNo,
    plantCd: record.plantCd,
  })
  await store.actWithin(db, askerOf(context), no, 'plan', { rowVersion: 1 })
}

/** Who closes what was said closes the day that followed from it. */
async function closeNext(context: Effect) {
  const { record, db } = context
  const plans = await db.query<{ no: number; rowVersion: number }>(
    sql`select hea_counsel_no as no, row_version as "rowVersion" from hea_counsel
      where prev_counsel_no = ${record.heaCounselNo} and status_cd = 'PLAN' and delete_yn = 'N'`,
  )
  for (const { no, rowVersion } of plans)
    await storeOf(context).actWithin(db, askerOf(context), no, 'close', {
      rowVersion,
      closeReasonCd: record.closeReasonCd,
    })
}
