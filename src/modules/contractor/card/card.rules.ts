import { entryEducationOf } from '#modules/education/status/education.api.ts'
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { needsStatement } from '../demerit/demerit.logic.ts'
import { recomputeWorkers } from '../demerit/recompute.ts'
import { sgcMessages } from '../demerit/sgc.messages.ts'
import { recheckWork } from '../entry/entry-recheck.ts'
import { type IssueAct, sgcCard } from './card.model.ts'
import { endKey, newKey, noteIssue } from './card-keys.ts'

type Context = ActionContext<typeof sgcCard>
type Effect = EffectContext<typeof sgcCard>

export const sgcCardRules = rulesFor(sgcCard, {
  set: {
    create: [named, validity],
    edit: [named, validity],
    issue: [({ today }) => ({ issueYmd: today }), validity],
    reissue: [({ record }) => ({ reissueCnt: (record.reissueCnt ?? 0) + 1 }), validity],
  },
  guard: { issue: [trained], reissue: [trained] },
  refuse: {
    create: [refuseStranger, refuseSecond],
    edit: [refuseStranger, refuseSecond],
    issue: [refuseStranger],
    reissue: [refuseThird],
  },
  follow: {
    create: [recompute],
    edit: [recompute],
    issue: [rekey('NEW')],
    reissue: [rekey('REISSUE')],
    lose: [close('LOST'), tells(sgcMessages.SGC_CARD_LOST)],
    giveBack: [close('RETURN'), ({ record, db, now }) => recheckWork(db, [Number(record.personNo)], now)],
  },
})

interface Holder {
  personNm: string
  vendorCd: string
  langCd: string
  personStatusCd: string
  plantCd: string
}
const holderOf = async ({ record, db }: Context): Promise<Holder | undefined> => {
  const [found] = await db.query<Holder>(
    sql`select person_nm as "personNm", vendor_cd as "vendorCd", lang_cd as "langCd", person_status_cd as "personStatusCd",
      plant_cd as "plantCd" from vendor_person where person_no = ${record.personNo} and delete_yn = 'N'`,
  )
  return found
}

async function named(context: Context) {
  const found = context.record.personNo ? await holderOf(context) : undefined
  return { cardNm: found?.personNm ?? null, vendorCd: found?.vendorCd ?? null, langCd: found?.langCd ?? null }
}

/** Its last day is the last day of the entry education; null where there is none. */
async function validity({ record, db, today }: Context) {
  const [check] = await entryEducationOf(asProgram(db), [{ personNo: record.personNo }], today)
  return { validToYmd: check?.resultCd === 'OK' ? String(check.values.to) : null }
}

async function refuseStranger(context: Context) {
  const found = await holderOf(context)
  if (found?.personStatusCd === 'ACTIVE' && found.plantCd === context.record.plantCd) return undefined
  return problem(sgcCard, 'personNo', 'PERSON_NOT_ACTIVE', '소속 중인 인원만 선택할 수 있습니다.')
}

/** One human has one card, whoever employs him. */
async function refuseSecond({ record, db }: Context) {
  const [live] = await db.queryAs<{ docNo: string }>(
    'SYSTEM',
    sql`select c.sgc_card_doc_no as "docNo" from sgc_card c join vendor_person q on q.person_no = c.person_no
        join vendor_person p on p.person_no = ${record.personNo} and p.plant_cd = q.plant_cd
          and p.human_key = q.human_key
      where c.status_cd in ('RQST', 'ISSUED', 'SUSP', 'LOST') and c.delete_yn = 'N'
        and c.sgc_card_no is distinct from ${record.sgcCardNo ?? null}::bigint limit 1`,
  )
  if (!live) return undefined
  return problem(sgcCard, 'personNo', 'SGC_CARD_EXISTS', '이미 카드가 있는 사람입니다. (카드번호 {docNo})', {
    values: { docNo: live.docNo },
  })
}

/** A card says that its holder knows the site: without entry education there is none. */
async function trained({ record, db, today }: Context): Promise<Check | undefined> {
  const [check] = await entryEducationOf(asProgram(db), [{ personNo: record.personNo }], today)
  if (check?.resultCd === 'OK') return undefined
  return {
    ruleCd: 'SGC_NO_EDUCATION',
    resultCd: 'BLOCK',
    field: 'personNo',
    lifterCds: [],
    message: '입문교육이 유효하지 않아 카드를 발급할 수 없습니다.',
    evidenceDesc: check?.evidenceDesc ?? '',
  }
}

/** R6 */
async function refuseThird({ record, db, today }: Context) {
  if (record.statementDesc?.trim()) return undefined
  const rows = await db.queryAs<{ ymd: string }>(
    'SYSTEM',
    sql`select (h.act_dt at time zone 'Asia/Seoul')::date::text as ymd from sgc_issue_hist h
        join sgc_card c on c.sgc_card_no = h.sgc_card_no join vendor_person q on q.person_no = c.person_no
        join vendor_person p on p.person_no = ${record.personNo} and p.plant_cd = q.plant_cd
          and p.human_key = q.human_key
      where h.issue_act_cd = 'REISSUE'`,
  )
  if (
    !needsStatement(
      rows.map(({ ymd }) => ymd),
      today,
    )
  )
    return undefined
  return problem(
    sgcCard,
    'statementDesc',
    'SGC_STATEMENT',
    '12개월 안에 세 번째 재발급입니다. 업체 경위서를 입력하십시오.',
  )
}

async function recompute({ record, db, now, person }: Effect) {
  await recomputeWorkers(db, { personNos: [Number(record.personNo)] }, { now, userId: person.userId })
}

/** A new code; what was on the card before is dead. */
function rekey(issueActCd: IssueAct) {
  return async ({ record, db, now, person, reason }: Effect) => {
    await newKey(db, record.sgcCardNo, now)
    const reasonDesc = issueActCd === 'REISSUE' ? record.statementDesc : reason.reasonDesc
    await noteIssue(db, [{ sgcCardNo: record.sgcCardNo, issueActCd, reasonDesc }], { now, userId: person.userId })
  }
}

function close(issueActCd: IssueAct) {
  return async ({ record, db, now, person, reason }: Effect) => {
    await endKey(db, record.sgcCardNo, now)
    await noteIssue(db, [{ sgcCardNo: record.sgcCardNo, issueActCd, reasonDesc: reason.reasonDesc }], {
      now,
      userId: person.userId,
    })
  }
}
