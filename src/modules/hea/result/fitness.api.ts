/** What other modules may ask about somebody's health: whether he may do a work, and not why. */
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

/** Works that are hard on somebody wherever they are done. */
export const workKinds = ['NIGHT', 'OVERTIME', 'HOT', 'CONFINED', 'HEIGHT'] as const
export type WorkKind = (typeof workKinds)[number]

export interface FitnessAsked {
  readonly userId: string
  /** Calendar day in Asia/Seoul on which he is to work. */
  readonly ymd: string
  /** Where; without a process and a kind any limit on his work counts. */
  readonly processNo?: number | undefined
  readonly kindCd?: WorkKind | undefined
}

/**
 * K8: whether people may be assigned to works, asked of many at once. What bars them: fitness 라 and 다, 근로제한·금지,
 * each until a physician was heard again: the day of a review asks for that and lifts nothing; of the process that they were moved out of 작업전환; of a kind of work a measure against it. A no names no reason: whoever asks learns this one bit, and no row is shown.
 *
 * @returns in the order asked, true where he may
 * @law 산업안전보건법 제138조, 시행규칙 제220조제2항
 */
export async function fitForWork(tx: Pick<Transaction, 'queryAs'>, asked: readonly FitnessAsked[]): Promise<boolean[]> {
  if (asked.length === 0) return []
  const rows = JSON.stringify(asked.map((one, no) => ({ ...one, no })))
  const barred = await tx.queryAs<{ no: number }>(
    'SYSTEM',
    sql`select distinct a."no" as no
      from jsonb_to_recordset(${rows}::jsonb) as a("no" int, "userId" text, "ymd" date, "processNo" bigint, "kindCd" text)
        cross join lateral (${LIMITS}) l
      where l.is_all or a."processNo" = any(l.process_nos) or a."kindCd" = any(l.kind_cds)
        or (l.is_any and a."processNo" is null and a."kindCd" is null)`,
  )
  const unfit = new Set(barred.map(({ no }) => no))
  return asked.map((_, no) => !unfit.has(no))
}

/** The same of one. */
export const isFitForWork = async (tx: Pick<Transaction, 'queryAs'>, asked: FitnessAsked): Promise<boolean> =>
  (await fitForWork(tx, [asked]))[0] ?? false

/** Opinions: a fitness that was given after work at night was looked at is about work at night. */
const OPINIONS = sql`
  select m.process_nos, m.all_work_yn = 'Y' as is_all, true as is_any, case when exists (select from hea_checkup_result_factors f
      where f.hea_checkup_result_no = m.hea_checkup_result_no and f.factor_cd = 'NIGHT') then array['NIGHT'] end as kind_cds
  from hea_work_measure m
  where m.user_id = a."userId" and m.delete_yn = 'N' and m.start_ymd <= a."ymd" and (m.end_ymd is null or m.end_ymd > a."ymd")
    and (m.measure_cd = '7' or m.measure_cd = 'FIT' and m.work_fit_cd in ('다', '라'))`

/** 작업전환 is from a process; 근로시간 단축 is of hours, wherever. */
const MEASURES = sql`
  select case m.measure_cd when '6' then m.process_nos end as process_nos, false as is_all, false as is_any,
    case m.measure_cd when '5' then array['OVERTIME'] end as kind_cds
  from hea_work_measure m
  where m.user_id = a."userId" and m.delete_yn = 'N' and m.start_ymd <= a."ymd" and (m.end_ymd is null or m.end_ymd > a."ymd")
    and m.measure_cd in ('5', '6')`

/** 근무조치: from the day on which it was proposed for, until it is ended. */
const CARE = sql`
  select null::bigint[] as process_nos, false as is_all, false as is_any,
    array_remove(array[case c.night_yn when 'Y' then 'NIGHT' end, case c.overtime_yn when 'Y' then 'OVERTIME' end,
      case c.hot_yn when 'Y' then 'HOT' end], null) as kind_cds
  from work_care c
  where c.user_id = a."userId" and c.delete_yn = 'N' and c.status_cd in ('RQST', 'DOING') and c.from_ymd <= a."ymd"`

const LIMITS = sql`${OPINIONS} union all ${MEASURES} union all ${CARE}`
