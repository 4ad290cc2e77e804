/**
 * What others ask of cards and demerits: whether somebody may come in (E06), whose card a code at the gate is, whether a
 * vendor may have new permits; and what they tell of them. It follows from the rules and not from the rights of who asks.
 */
import { joinedText, type Kept, sentences } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { lastStoppedYmd, type ServedStop } from '../demerit/demerit.logic.ts'
import { recomputeWorkers } from '../demerit/recompute.ts'
import { pointsSaid } from './card.model.ts'

/** A check as Part 0.4 has it; the text is Korean with its values. */
export interface CardCheck {
  personNo: number
  ruleCd: 'E06'
  resultCd: 'OK' | 'BLOCK'
  msg: string
  values: Readonly<Record<string, string | number>>
  evidenceDesc: string
}

interface CardRow {
  personNo: number
  docNo: string | null
  statusCd: string | null
  validToYmd: string | null
  stops: (ServedStop & { pointCnt: number })[]
}

const texts = sentences('CARD', {
  OK: '안전카드 발급 ({to}까지)',
  NONE: '안전카드가 없습니다.',
  RQST: '안전카드가 아직 발급되지 않았습니다.',
  LOST: '분실 신고된 안전카드입니다. 재발급을 받으십시오.',
  EXPIRED: '안전카드 유효기간이 지났습니다. ({to}까지)',
  STOPPED: '벌점으로 출입이 정지되었습니다. ({from} ~ {until})',
  REEDU: '벌점 재교육을 이수할 때까지 출입이 정지되었습니다. ({from}부터)',
})

/**
 * E06 for each of the people on a day, or for every day of a period: a card that is issued, and no stop on any of the days.
 *
 * @param toYmd last day; a stop that begins or ends inside blocks, and its last day is told (`values.until`)
 */
export async function cardsOf(
  db: Queries | Transaction,
  personNos: readonly number[],
  ymd: string,
  toYmd: string = ymd,
): Promise<CardCheck[]> {
  const rows = await asProgram(db).query<CardRow>(
    sql`select p.person_no as "personNo", c.doc_no as "docNo", c.status_cd as "statusCd", c.valid_to_ymd::text as "validToYmd",
        (select coalesce(json_agg(json_build_object('fromDt', s.from_dt, 'firstYmd', s.first_ymd, 'lastYmd', s.last_ymd,
            'reeduYmd', s.reedu_ymd, 'pointCnt', s.point_cnt) order by s.first_ymd), '[]') from sgc_stop s
          where s.plant_cd = p.plant_cd and s.worker_key = p.human_key and s.stop_status_cd = 'ACTIVE') as stops
      from vendor_person p left join lateral (select k.sgc_card_doc_no as doc_no, k.status_cd, k.valid_to_ymd from sgc_card k
          join vendor_person q on q.person_no = k.person_no
        where q.plant_cd = p.plant_cd and q.human_key = p.human_key and k.delete_yn = 'N'
        order by array_position(array['ISSUED', 'SUSP', 'LOST', 'EXPIRED', 'RQST'], k.status_cd::text) nulls last, k.sgc_card_no desc
        limit 1) c on true
      where p.person_no = any(${[...personNos]}::bigint[])`,
  )
  return rows.map((row) => checkOf(row, ymd, toYmd))
}

function checkOf({ personNo, docNo, statusCd, validToYmd, stops }: CardRow, ymd: string, toYmd: string): CardCheck {
  const held = stops.filter((stop) => stop.firstYmd <= toYmd && (lastStoppedYmd(stop) ?? ymd) >= ymd)
  const stop = held.toSorted((a, b) => (lastStoppedYmd(a) ?? '9').localeCompare(lastStoppedYmd(b) ?? '9')).at(-1)
  const answer = (
    key: keyof typeof texts,
    values: CardCheck['values'],
    evidence: readonly (string | Kept | null)[],
  ) => ({
    personNo,
    ruleCd: 'E06' as const,
    resultCd: key === 'OK' ? ('OK' as const) : ('BLOCK' as const),
    msg: texts[key],
    values,
    evidenceDesc: joinedText(evidence),
  })
  if (stop) {
    const until = lastStoppedYmd(stop)
    const evidence = [docNo, pointsSaid(stop.pointCnt), `${stop.firstYmd} ~ ${stop.lastYmd ?? ''}`.trim()]
    const key = until === null && (stop.lastYmd === null || stop.lastYmd < ymd) ? 'REEDU' : 'STOPPED'
    return answer(key, { from: stop.firstYmd, until: until ?? stop.lastYmd ?? '' }, evidence)
  }
  if (statusCd === 'ISSUED' || statusCd === 'SUSP') {
    const isOver = validToYmd !== null && validToYmd < ymd
    return answer(isOver ? 'EXPIRED' : 'OK', { to: validToYmd ?? '' }, [docNo])
  }
  const known = statusCd === 'RQST' || statusCd === 'LOST' || statusCd === 'EXPIRED' ? statusCd : 'NONE'
  return answer(known, { to: validToYmd ?? '' }, [docNo])
}

const good = raw(`sgc_card_key k join sgc_card c on c.sgc_card_no = k.sgc_card_no and c.delete_yn = 'N'
  and k.end_dt is null and c.status_cd in ('ISSUED', 'SUSP')`)
const hashOfKey = raw(`encode(sha256(k.qr_key::bytea), 'hex')`)

/** Whose card a code is, while it is good: for the gate alone, which asks E06 of the person next. @param db acts as the program */
export async function holderOfCard(db: Queries, keyHash: string): Promise<number | undefined> {
  const [found] = await db.query<{ personNo: number }>(
    sql`select c.person_no as "personNo" from ${good} where ${hashOfKey} = ${keyHash}`,
  )
  return found?.personNo
}

/**
 * Whose safety card it is, by its code or by the number printed on it, and whether it is good on the day.
 *
 * @param db acts as the program
 */
export async function liveCardOf(
  db: Queries,
  { plantCd, ymd }: { plantCd: string; ymd: string },
  text: string,
): Promise<{ personNo: number; isLive: boolean; isTyped: boolean } | undefined> {
  const [found] = await db.query<{ personNo: number; isLive: boolean; isTyped: boolean }>(
    sql`select c.person_no as "personNo", k.qr_key is distinct from ${text} as "isTyped",
        c.status_cd = 'ISSUED' and c.stop_yn = 'N' and (c.valid_to_ymd is null or c.valid_to_ymd >= ${ymd}::date) as "isLive"
      from sgc_card c left join sgc_card_key k on k.sgc_card_no = c.sgc_card_no and k.end_dt is null
      where c.delete_yn = 'N' and c.plant_cd = ${plantCd} and c.person_no is not null
        and (k.qr_key = ${text} or c.sgc_card_doc_no = ${text})
      order by "isTyped", "isLive" desc limit 1`,
  )
  return found
}

/** The codes of their cards, as hashes. @param db acts as the program */
export const cardHashesOf = (
  db: Queries,
  personNos: readonly number[],
): Promise<{ personNo: number; keyHash: string }[]> =>
  db.query(
    sql`select c.person_no as "personNo", ${hashOfKey} as "keyHash" from ${good} where c.person_no = any(${[...personNos]}::bigint[])`,
  )

/** R3: vendors that may have no new permits on a day, each with the last day of it. */
export async function permitStops(
  db: Queries | Transaction,
  vendorCds: readonly string[],
  ymd: string,
): Promise<ReadonlyMap<string, { toYmd: string; sgcSanctionDocNo: string }>> {
  const rows = await asProgram(db).query<{ vendorCd: string; toYmd: string; sgcSanctionDocNo: string }>(
    sql`select distinct on (vendor_cd) vendor_cd as "vendorCd", stop_to_ymd::text as "toYmd", sgc_sanction_doc_no as "sgcSanctionDocNo"
      from sgc_sanction where vendor_cd = any(${[...vendorCds]}::text[]) and status_cd = 'SUSP' and delete_yn = 'N'
        and stop_from_ymd <= ${ymd}::date and stop_to_ymd >= ${ymd}::date order by vendor_cd, stop_to_ymd desc`,
  )
  return new Map(rows.map(({ vendorCd, ...stop }) => [vendorCd, stop]))
}

interface Earned {
  personNo: number
  srcCd: 'OBS' | 'NM'
  srcNo: string
  /** The day of the acceptance. */
  creditYmd: string
}
/** An accepted observation card, or a near miss: one point off, once for each. */
export async function addCredits(
  tx: Transaction,
  earned: readonly Earned[],
  { now, userId }: { now: Date; userId: string },
): Promise<void> {
  await tx.queryAs(
    'SYSTEM',
    sql`insert into demerit_credit (plant_cd, vendor_cd, person_no, worker_key, src_cd, src_no, credit_ymd, create_user_id, create_dt,
        update_user_id, update_dt)
      select p.plant_cd, p.vendor_cd, p.person_no, p.human_key, e."srcCd", e."srcNo", e."creditYmd", ${userId}, ${now}, ${userId}, ${now}
      from jsonb_to_recordset(${JSON.stringify(earned)}::jsonb) as e("personNo" bigint, "srcCd" text, "srcNo" text, "creditYmd" date)
        join vendor_person p on p.person_no = e."personNo"
      on conflict do nothing`,
  )
  await recomputeWorkers(tx, { personNos: earned.map(({ personNo }) => personNo) }, { now, userId })
}

/** R3, S1 of the evaluation: the points of each vendor with effect within a period that ends on a day. */
export async function vendorPoints(
  db: Queries | Transaction,
  { plantCd, fromYmd, toYmd }: { plantCd: string; fromYmd: string; toYmd: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await asProgram(db).query<{ vendorCd: string; points: number }>(
    sql`select vendor_cd as "vendorCd", sum(coalesce(final_score, demerit_score))::int as points from sgc_demerit
      where plant_cd = ${plantCd} and delete_yn = 'N' and effect_ymd between ${fromYmd}::date and ${toYmd}::date
        and (status_cd in ('NOTIFIED', 'FINAL', 'REDUCED', 'EXPIRED')
          or status_cd in ('ISSUED', 'OBJECT') and viol_grade_cd in ('SERIOUS', 'CRITICAL'))
      group by 1`,
  )
  return new Map(rows.map(({ vendorCd, points }) => [vendorCd, points]))
}
