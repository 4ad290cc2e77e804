/** What a correction gives out when it takes effect: numbers of certificates, and how long each holds. */
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EduFix, FixLine } from './edu-fix.model.ts'
import type { RoundToFix } from './edu-fix-lines.ts'
import { type Held, outcomeOfFix, rechained } from './fix.logic.ts'

interface Learned extends Held {
  /** Who learned which kind of education. */
  chainKey: string
  isPassed: boolean
  isFixed: boolean
  vendorCd: string
}

/** All education of the kind of the people of the correction, passed or being corrected, by day. @param db acts as the program */
const learned = (db: Queries, eduRqstNos: readonly number[]): Promise<Learned[]> =>
  db.query<Learned>(sql`
    select s.edu_rqst_no as "eduRqstNo", s.edu_ymd as "eduYmd", coalesce(s.valid_from_ymd, s.edu_ymd) as "validFromYmd",
      s.valid_to_ymd as "validToYmd", r.valid_month_cnt as "validMonthCnt", coalesce(r.renew_day_cnt, 0) as "renewDayCnt",
      s.worker_key || ':' || s.edu_class_cd || ':' || s.special_kind_no as "chainKey", s.vendor_cd as "vendorCd",
      s.edu_result_cd = 'PASS' as "isPassed", s.edu_rqst_no = any(${[...eduRqstNos]}::bigint[]) as "isFixed"
    from edu_rqst s join edu_round r on r.edu_round_no = s.edu_round_no
    where (s.edu_result_cd = 'PASS' or s.edu_rqst_no = any(${[...eduRqstNos]}::bigint[])) and s.delete_yn = 'N'
      and (s.plant_cd, s.worker_key, s.edu_class_cd, s.special_kind_no) in (select f.plant_cd, f.worker_key, f.edu_class_cd,
        f.special_kind_no from edu_rqst f where f.edu_rqst_no = any(${[...eduRqstNos]}::bigint[]))
    order by s.edu_ymd, s.edu_rqst_no`)

export interface Rechained {
  eduRqstNo: number
  validFromYmd: string
  validToYmd: string | null
}
interface Fixed {
  fixes: readonly FixLine[]
  eduFixDocNo: string | null
}
interface Chains {
  /** Days of everybody who has passed, by seat. */
  holds: ReadonlyMap<number, Rechained>
  /** Education outside the correction whose days it moves. */
  moved: Rechained[]
}

export async function chainsOf(db: Queries, { fixes }: Pick<Fixed, 'fixes'>): Promise<Chains> {
  const passes = new Map(fixes.map(({ eduRqstNo, eduResultCd }) => [eduRqstNo, eduResultCd === 'PASS']))
  const all = await learned(
    db,
    fixes.map(({ eduRqstNo }) => eduRqstNo),
  )
  const holds = new Map<number, Rechained>()
  const moved: Rechained[] = []
  for (const chain of Map.groupBy(all, ({ chainKey }) => chainKey).values()) {
    const byNo = new Map(chain.map((one) => [one.eduRqstNo, one]))
    const now = chain.filter(({ eduRqstNo, isPassed }) => passes.get(eduRqstNo) ?? isPassed)
    const before = chain.filter(({ isPassed }) => isPassed)
    for (const held of rechained(before, now, ({ eduRqstNo }) => byNo.get(eduRqstNo)?.isPassed === false)) {
      const was = byNo.get(held.eduRqstNo)
      holds.set(held.eduRqstNo, held)
      if (was && !was.isFixed && (was.validFromYmd !== held.validFromYmd || was.validToYmd !== held.validToYmd))
        moved.push(held)
    }
  }
  return { holds, moved }
}

const CERT_DIGITS = 3

/** A certificate that was there is replaced: the new one carries the number of the correction. */
export async function settledLines(
  db: Queries,
  { fixes, eduFixDocNo }: Pick<EduFix, 'fixes' | 'eduFixDocNo'>,
  round: RoundToFix,
): Promise<FixLine[]> {
  const { holds } = await chainsOf(db, { fixes })
  return fixes.map((line, index) => {
    const { attendMinVal, eduResultCd, creditMinVal } = outcomeOfFix(round, line)
    const held = eduResultCd === 'PASS' ? holds.get(line.eduRqstNo) : undefined
    return {
      ...line,
      attendMinVal,
      eduResultCd,
      creditMinVal,
      certNo: held ? `${eduFixDocNo}-${String(index + 1).padStart(CERT_DIGITS, '0')}` : null,
      validFromYmd: held?.validFromYmd ?? null,
      validToYmd: held?.validToYmd ?? null,
    }
  })
}
