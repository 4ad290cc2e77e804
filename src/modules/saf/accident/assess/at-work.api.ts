/** R9: which accidents ask for an occasional assessment of their work. */
import { type Sql, sql } from '#platform/server/database/sql.ts'

/** Days off work from which on an injury asks for one. The law says any injury; the notice, 휴업 이상: the site may say so. */
const leastDays = (a: Sql): Sql => sql`coalesce((select l.legal_param_val::int from com_legal_param l
  where l.legal_param_cd = 'RSA_OCC_MINLOST' and l.delete_yn = 'N' and l.effective_from_ymd <= (${a}.occur_dt at time zone 'Asia/Seoul')::date
  order by l.effective_from_ymd desc limit 1), 0)`

/**
 * Of an accident `a`: it stands, and somebody was hurt or fell ill at work, or it is a major industrial accident, hurt or
 * not. The way to work is none of them, nor what was found to be no work of a process.
 *
 * @law 산업안전보건법 시행규칙 제37조제2항제3호
 */
export const isAtWork = (a: Sql): Sql => sql`(${a}.delete_yn = 'N' and ${a}.status_cd not in ('TEMP', 'CANC')
  and ${a}.acc_kind_cd is distinct from 'COMM' and coalesce(trim(${a}.no_process_desc), '') = ''
  and (${a}.psm_major_yn = 'Y' or ${a}.dead_cnt > 0
    or ${a}.injured_cnt + ${a}.own_hurt_cnt + ${a}.vendor_hurt_cnt > 0 and (${leastDays(a)} = 0
      or exists (select from acc_victim v where v.accident_no = ${a}.accident_no and v.delete_yn = 'N'
        and (v.death_ymd is not null or greatest(v.lost_day_cnt, v.expect_lost_day_cnt) >= ${leastDays(a)})))))`

/** Whether an accident `a` names the permit of a work `w`, or hurt somebody who is, or was, on its crew. */
export const isOfWork = (a: Sql, w: Sql): Sql => sql`(${a}.permit_no = ${w}."permitNo"
  or exists (select from acc_victim v where v.accident_no = ${a}.accident_no and v.delete_yn = 'N'
    and (v.person_no = any(${w}."personNos") or v.user_id = any(${w}."userIds"))))`
