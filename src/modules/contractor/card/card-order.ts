/** Orders of cards: a row that waits at the desk for each of the people who has none. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { TargetTaker } from '../dept-rqst/dept-rqst.ports.ts'

interface Ordering {
  now: Date
  today: string
  userId: string
}

/**
 * Whoever has a card, or had one that only ran out, gets none: that one goes on with his education.
 *
 * @returns the display number of the card of each person, of one that was there as well
 */
export async function orderCards(
  tx: Transaction,
  personNos: readonly number[],
  { now, today, userId }: Ordering,
): Promise<ReadonlyMap<number, string>> {
  const ymd = today.replaceAll('-', '')
  const rows = await tx.queryAs<{ personNo: number; docNo: string }>(
    'SYSTEM',
    sql`with wanted as (
        select p.* from vendor_person p where p.person_no = any(${[...personNos]}::bigint[]) and p.person_status_cd = 'ACTIVE'
          and p.delete_yn = 'N' and not exists (select from sgc_card c join vendor_person q on q.person_no = c.person_no
            where q.plant_cd = p.plant_cd and q.human_key = p.human_key
              and c.status_cd in ('RQST', 'ISSUED', 'SUSP', 'LOST', 'EXPIRED') and c.delete_yn = 'N')
      ), numbers as (
        insert into doc_sequence (biz_cd, plant_cd, ymd, last_no) select 'sgc-card', plant_cd, ${ymd}, count(*) from wanted group by plant_cd
        on conflict (biz_cd, plant_cd, ymd) do update set last_no = doc_sequence.last_no + excluded.last_no
        returning plant_cd, last_no
      ), doc as (
        insert into sgc_card (status_cd, plant_cd, sgc_card_doc_no, vendor_cd, person_no, card_nm, card_type_cd, lang_cd, stop_yn,
          reissue_cnt, create_user_id, create_dt, update_user_id, update_dt)
        select 'RQST', w.plant_cd, 'SC-' || ${ymd} || '-' || lpad((n.last_no - count(*) over (partition by w.plant_cd)
            + row_number() over (partition by w.plant_cd order by w.person_no))::text, 4, '0'),
          w.vendor_cd, w.person_no, w.person_nm, 'REG', w.lang_cd, 'N', 0, ${userId}, ${now}, ${userId}, ${now}
        from wanted w join numbers n on n.plant_cd = w.plant_cd returning *
      ), audit as (
        insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, to_status_cd, diff_json)
        select ${now}, ${userId}, 'sgc-card', sgc_card_no::text, plant_cd, vendor_cd, 'CREATE', 'RQST',
          jsonb_build_object('personNo', jsonb_build_array(null, person_no)) from doc
      )
      select person_no as "personNo", sgc_card_doc_no as "docNo" from doc`,
  )
  return new Map(rows.map(({ personNo, docNo }) => [personNo, docNo]))
}

/** 업체별 대상 신청 of the class 안전카드. */
export const cardTaker: TargetTaker = {
  classes: ['CARD'],
  take: ({ db, person, now }, _, personNos) =>
    orderCards(db, personNos, { now, today: dayOf(now), userId: person.userId }),
}
