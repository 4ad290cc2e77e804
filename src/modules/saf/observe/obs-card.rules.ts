import { permitPort } from '#modules/common/permit.ports.ts'
import type { Person } from '#platform/model/access.ts'
import { addDays, addWorkingDays } from '#platform/model/calendar.ts'
import type { DraftOf } from '#platform/model/document.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import { type ActionContext, type RuledDocument, rulesFor } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import {
  creditOf,
  firstCreditDay,
  LEAST_CONTENT,
  REPLY_DAYS,
  STOP_MINUTES,
  TRIAGE_WORKING_DAYS,
} from './obs-card.logic.ts'
import { type ObsCard, obsCard } from './obs-card.model.ts'
import { defaultDue, obsCardEffects } from './obs-card-effects.ts'

type Context = ActionContext<typeof obsCard>
type Registered = Pick<Context, 'db' | 'now' | 'today'> & { record: Pick<ObsCard, 'obsTypeCd'> }

const MINUTE_MS = 60_000

export const obsCardRules: RuledDocument = rulesFor(obsCard, {
  set: {
    create: [duesOf, ({ record, db, person }) => permitNamed(db, person, record)],
    decide: [({ now, person }) => ({ stopDecisionDt: now.toISOString(), stopDecisionUserId: person.userId })],
    release: [released],
    accept: [accepted],
    thank: [replied],
    decline: [replied],
    reply: [replied],
  },
  refuse: {
    create: [({ record }) => missingInput(record), refuseOtherWorker],
    accept: [refuseUndecided],
    decline: [refuseUndecided],
    merge: [refuseUndecided, refuseWrongTwin],
  },
  follow: obsCardEffects,
})

/** The days by which somebody sorts and answers it; of a stop the minute by which somebody decides. */
async function duesOf({ record, db, now, today }: Registered) {
  const stopDueDt = new Date(now.getTime() + STOP_MINUTES * MINUTE_MS).toISOString()
  return {
    triageDueYmd: addWorkingDays(today, TRIAGE_WORKING_DAYS, await holidaysFrom(db, today)),
    replyDueYmd: addDays(today, REPLY_DAYS),
    stopDueDt: record.obsTypeCd === 'STOP' ? stopDueDt : null,
  }
}

type Names = Pick<DraftOf<typeof obsCard>, 'permitNo' | 'permitDocNo'>
/**
 * Somebody of a vendor names the works that he is shown; another number stops nothing and names nothing. The card is
 * taken all the same, and reaches who decides: nobody is refused who wants work to stop (법 제52조).
 */
export async function permitNamed(
  db: Queries,
  person: Person,
  { permitNo }: { permitNo?: number | null | undefined },
): Promise<Names> {
  if (!permitNo || person.kind !== 'vendor') return {}
  const shown = await permitPort.running(db, person.plantCd)
  return shown.some((work) => work.permitNo === permitNo) ? {} : { permitNo: null, permitDocNo: null }
}

type Inputs = { [K in 'obsTypeCd' | 'contentDesc' | 'placeDesc']: string | null | undefined }
/** The only three things that somebody has to say. */
function missingInput({ obsTypeCd, contentDesc, placeDesc }: Inputs): RuleProblem | undefined {
  const missing = !obsTypeCd ? 'obsTypeCd' : !contentDesc?.trim() ? 'contentDesc' : !placeDesc?.trim() && 'placeDesc'
  if (missing) return problem(obsCard, missing, 'OBS_INPUTS', '유형, 내용, 장소를 입력하세요.')
  if ([...(contentDesc ?? '').trim()].length >= LEAST_CONTENT) return undefined
  return problem(obsCard, 'contentDesc', 'OBS_SHORT', '내용을 {n}자 이상 입력하십시오.', {
    values: { n: LEAST_CONTENT },
  })
}

/** Whoever writes for a worker of the vendor names one of his own. */
async function refuseOtherWorker({ record, person, db }: Context) {
  if (!record.personNo || person.kind !== 'vendor') return undefined
  const [own] = await db.query(
    sql`select 1 from vendor_person where person_no = ${record.personNo} and vendor_cd = ${person.vendorCd}`,
  )
  if (own) return undefined
  return problem(obsCard, 'personNo', 'OBS_OTHER_WORKER', '소속 업체의 작업자만 고를 수 있습니다.')
}

/** @law 산업안전보건법 제52조: what somebody stopped is looked at first, and nobody is the worse for it */
function refuseUndecided({ record }: Context) {
  if (record.obsTypeCd !== 'STOP' || record.stopDecisionDt) return undefined
  return problem(obsCard, 'stopDecisionCd', 'OBS_UNDECIDED', '작업중지에 대한 결정을 먼저 기록하십시오.', {
    law: '산업안전보건법 제52조',
  })
}

async function refuseWrongTwin({ record, db }: Context) {
  const [twin] = await db.query(sql`select 1 from obs_card where obs_card_no = ${record.dupCardNo}
    and obs_card_no <> ${record.obsCardNo} and plant_cd = ${record.plantCd} and status_cd <> 'DUP' and delete_yn = 'N'`)
  if (twin) return undefined
  return problem(obsCard, 'dupCardNo', 'OBS_TWIN', '중복이 아닌 다른 관찰카드를 고르십시오.')
}

/** R2: its worth is settled with the acceptance, by what its author was credited with in the 12 months before. */
async function accepted({ record, db, today }: Context) {
  const dueYmd = record.dueYmd ?? defaultDue(record.riskGradeCd, today)
  const rows = await db.queryAs<{ day: string }>(
    'SYSTEM',
    sql`select credit_ymd::text as day from obs_card where credit_cnt > 0 and delete_yn = 'N'
      and credit_ymd >= ${firstCreditDay(today)}::date and obs_card_no <> ${record.obsCardNo}
      and case when ${record.personNo}::bigint is not null then person_no = ${record.personNo}
        else person_no is null and create_user_id = ${record.createUserId} end`,
  )
  const before = rows.map(({ day }) => day)
  const creditCnt = creditOf(record, before, today)
  return { acceptYn: 'Y' as const, dueYmd, creditCnt, creditYmd: creditCnt > 0 ? today : null }
}

/** What was kept stopped may go on: the reason stands in the place of the decision, which its history keeps. */
function released({ now, person, reason }: Context) {
  return {
    stopDecisionCd: 'RESUME' as const,
    stopDecisionDesc: reason.reasonDesc,
    stopDecisionDt: now.toISOString(),
    stopDecisionUserId: person.userId,
  }
}

function replied({ now }: Context) {
  return { replyDt: now.toISOString() }
}
