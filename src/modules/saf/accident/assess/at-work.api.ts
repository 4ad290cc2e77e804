/** R9: which accidents ask for an occasional assessment of their work. */
import { type Sql, sql } from '#platform/server/database/sql.ts'

/**
 * Of an accident `a`: it stands, and somebody was hurt or fell ill at work, or it is a major industrial accident, hurt or
 * not. The way to work is none of them, nor what was found to be no work of a process.
 *
 * @law 산업안전보건법 시행규칙 제37조제2항제3호
 */
export const isAtWork = (a: Sql): Sql => sql`(${a}.delete_yn = 'N' and ${a}.status_cd not in ('TEMP', 'CANC')
  and ${a}.acc_kind_cd is distinct from 'COMM' and coalesce(trim(${a}.no_process_desc), '') = ''
  and (${a}.injured_cnt + ${a}.dead_cnt + ${a}.own_hurt_cnt + ${a}.vendor_hurt_cnt > 0 or ${a}.psm_major_yn = 'Y'))`
