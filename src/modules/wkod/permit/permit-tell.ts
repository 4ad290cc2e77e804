/** What leaves the house: messages about many permits in one statement, and texts to the phones of who has to act at once. */

import { type SuspReason, suspReasons } from '#modules/common/stop-reasons.model.ts'
import { translate } from '#platform/model/i18n.ts'
import { type PageLanguage, pageLanguages } from '#platform/model/problem.ts'
import { type Kept, keptAll, keptIn, keptWords, wordedFor } from '#platform/model/sentences.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { wakes } from '#platform/server/jobs/wake.ts'
import { holdersOf, notifyThrough, toldOf } from '#platform/server/notifications/notify.ts'
import { SEND_OUTBOX } from '#platform/server/outbox/outbox.ts'
import { type StopDecision, stopDecisions } from './fields/permit-codes.model.ts'
import { permitMessages } from './permit.messages.ts'
import { permit } from './permit.model.ts'

const reasonWord = keptWords('SUSP', suspReasons, 'wkod')
const isReason = (code: string): code is SuspReason => Object.hasOwn(suspReasons, code)

/** A text message begins with the head; the leader of a crew reads it in his language, the site's people in Korean. */
const headIn = (language: PageLanguage): string =>
  `[${translate('wkod', language, '지킴')}] ${translate('wkod', language, '작업중지')}`

/** Why each permit stands, as its messages say it. Who is no longer to be there, and by which rule, is what has to be acted on. */
async function reasonsOf(
  db: Queries,
  permitNos: readonly number[],
  toldWhole: ReadonlySet<number>,
): Promise<ReadonlyMap<number, Kept>> {
  const rows = await db.query<{ no: number; code: string | null; said: string | null }>(
    sql`select r.permit_no::int as no, r.susp_reason_cd as code, (select s.reason_desc from wkod_master_permit_susp s
        where s.permit_no = r.permit_no and (r.susp_reason_cd = 'PERSON' or r.permit_no = any(${[...toldWhole]}::bigint[])) order by s.seq_no desc limit 1) as said
      from wkod_master r where r.permit_no = any(${[...permitNos]}::bigint[])`,
  )
  return new Map(
    rows.map(({ no, code, said }) => {
      const word = code !== null && isReason(code) ? [reasonWord(code)] : []
      return [no, keptAll([...word, ...(said ? [keptIn(said) ?? said] : [])])]
    }),
  )
}

/** By permit and language. */
const inEveryLanguage = (reasons: ReadonlyMap<number, Kept>) =>
  Object.fromEntries(
    [...reasons].map(([no, reason]) => [
      no,
      Object.fromEntries(pageLanguages.map((language) => [language, wordedFor('wkod', language, reason)])),
    ]),
  )

/** As many stops at once are told one by one; of more whoever hears of all of them is told in one message. */
const MANY = 5

/** Who has to act on the stop of a permit `r`. */
const holders: Sql = holdersOf(permit, permitMessages.PT_STOP)

/**
 * Everybody who has to act on a stop hears of it: who asked and leads, the area, the safety manager; the crew's leader and
 * those two by a text as well.
 *
 * @param db acts as the program
 */
export async function tellStops(
  db: Queries,
  permitNos: readonly number[],
  now: Date,
  toldWhole: ReadonlySet<number> = new Set(),
): Promise<void> {
  if (permitNos.length === 0) return
  const which = sql`r.permit_no = any(${[...permitNos]}::bigint[])`
  const reasons = await reasonsOf(db, permitNos, toldWhole)
  const told = sql`select t.*, null::text as once_key, count(*) over his as n, row_number() over (his order by t.biz_no) as nth
    from (select distinct p.user_id, r.permit_no as biz_no, jsonb_build_object('title', r.wkod_title, 'reason',
          ${JSON.stringify(Object.fromEntries(reasons))}::jsonb->r.permit_no::text) as values_json
      from wkod_master r cross join lateral (${toldOf(permit, permitMessages.PT_STOP)}) p
      where p.user_id is not null and ${which}) t window his as (partition by t.user_id)`
  await notifyThrough(db, now).each(sql`select * from (${told}) t where n <= ${MANY}`, permitMessages.PT_STOP)
  await notifyThrough(db, now).each(
    sql`select t.user_id, t.biz_no, t.once_key, t.values_json || jsonb_build_object('n', n) as values_json from (${told}) t
      where n > ${MANY} and nth = 1`,
    permitMessages.PT_STOP_MANY,
  )
  await tellDeciders(db, which, now)
  const heads = JSON.stringify(Object.fromEntries(pageLanguages.map((language) => [language, headIn(language)])))
  const mores = JSON.stringify(
    Object.fromEntries(pageLanguages.map((language) => [language, translate('wkod', language, '외 {n}건')])),
  )
  await textPhones(
    db,
    now,
    sql`with every as (select ${heads}::jsonb as heads, ${mores}::jsonb as mores, ${JSON.stringify(inEveryLanguage(reasons))}::jsonb as reasons)
      select t.user_id, t.phone_no, t.once_key, concat_ws(' ', t.body, case when t.n > ${MANY} then replace(t.more, '{n}', (t.n - 1)::text) end) as body
      from (select p.user_id, p.phone_no, 'permit-stop:' || r.permit_no || ':' || extract(epoch from r.susp_dt)::bigint || ':' || p.phone_no as once_key,
        concat_ws(' ', his.head || '(' || his.reason || ')', r.permit_doc_no, r.wkod_title, r.place_desc) as body, his.more,
        count(*) over (partition by p.phone_no) as n, row_number() over (partition by p.phone_no order by r.permit_no) as nth
      from wkod_master r cross join lateral (
        select null::text as user_id, v.phone_no, v.lang_cd from vendor_person v where v.person_no = r.leader_person_no
        union select u.user_id, u.phone_no, 'kr' from sys_user u where u.user_id = r.leader_user_id
          or u.user_id in (${holders})) p
        cross join lateral (select coalesce(e.heads->>p.lang_cd, e.heads->>'en') as head,
          coalesce(e.mores->>p.lang_cd, e.mores->>'en') as more,
          coalesce(e.reasons->r.permit_no::text->>p.lang_cd, e.reasons->r.permit_no::text->>'en') as reason from every e) his
      where ${which} and p.phone_no is not null) t where t.n <= ${MANY} or t.nth = 1`,
  )
}

/** A demand to stop that found no work under way. */
export async function tellLateStop(db: Queries, permitNo: number, reasonCd: SuspReason, now: Date): Promise<void> {
  const which = sql`r.permit_no = ${permitNo}`
  await tellHolders(db, which, permitMessages.PT_STOP_LATE, { reason: reasonWord(reasonCd) }, now)
  await tellDeciders(db, which, now)
}

/** Who leads says that he pressed by mistake: somebody else has to find whether that is so. */
export const tellRegret = (db: Queries, permitNo: number, now: Date): Promise<void> =>
  tellHolders(db, sql`r.permit_no = ${permitNo}`, permitMessages.PT_REGRET, {}, now)

async function tellHolders(
  db: Queries,
  which: Sql,
  kind: (typeof permitMessages)['PT_STOP_LATE' | 'PT_REGRET'],
  values: Readonly<Record<string, Kept>>,
  now: Date,
): Promise<void> {
  await notifyThrough(db, now).each(
    sql`select distinct h.user_id, r.permit_no as biz_no, null::text as once_key,
        jsonb_build_object('title', r.wkod_title) || ${JSON.stringify(values)}::jsonb as values_json
      from wkod_master r cross join lateral (${toldOf(permit, kind)}) h where h.user_id is not null and ${which}`,
    kind,
  )
}

/** Whose it is to say what a demand to stop rested on. */
const tellDeciders = (db: Queries, which: Sql, now: Date) =>
  notifyThrough(db, now).each(
    sql`select distinct h.user_id, r.permit_no as biz_no, null::text as once_key, jsonb_build_object('title', r.wkod_title) as values_json
      from wkod_master r cross join lateral (${toldOf(permit, permitMessages.PT_DECIDE)}) h
      where r.stop_ask_yn = 'Y' and ${which}`,
    permitMessages.PT_DECIDE,
  )

/** What became of his demand, to whoever left his name when he stopped the work by the code; in his language. */
export async function textDecision(
  db: Queries,
  {
    permitNo,
    personNo,
    stopDecisionCd,
    now,
  }: { permitNo: number; personNo: number; stopDecisionCd: StopDecision; now: Date },
): Promise<void> {
  const bodies = Object.fromEntries(
    pageLanguages.map((language) => {
      const word = (text: string) => translate('wkod', language, text)
      return [language, `[${word('지킴')}] ${word('작업중지 판단')}: ${word(stopDecisions[stopDecisionCd])}`]
    }),
  )
  await textPhones(
    db,
    now,
    sql`select null::text as user_id, v.phone_no, 'permit-decided:' || r.permit_no || ':' || extract(epoch from r.susp_dt)::bigint as once_key,
        concat_ws(' ', coalesce(b.bodies->>v.lang_cd, b.bodies->>'en'), r.permit_doc_no, r.wkod_title) as body
      from wkod_master r join vendor_person v on v.person_no = ${personNo}
        cross join (select ${JSON.stringify(bodies)}::jsonb as bodies) b
      where r.permit_no = ${permitNo}`,
  )
}

/**
 * Texts to many in one statement; who has no number gets none, the same key goes out once.
 *
 * @param rows selects `user_id, phone_no, body, once_key`
 */
export async function textPhones(db: Queries, now: Date, rows: Sql): Promise<void> {
  await db.query(sql`insert into com_outbox (channel_cd, user_id, recipient_desc, body_desc, secret_yn, next_try_dt, once_key, create_dt)
    select 'SMS', r.user_id, r.phone_no, left(r.body, 500), 'N', ${now}::timestamptz, 'sms:' || r.once_key, ${now}::timestamptz
    from (${rows}) r where r.phone_no is not null on conflict do nothing`)
  await db.query(wakes(SEND_OUTBOX))
}
