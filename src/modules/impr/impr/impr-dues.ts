/** When an improvement is due, for how long it may be put off, and who is above its owner. */
import { addDays, addWorkingDays, daysBetween } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import type { Impr, RiskGrade } from './impr.model.ts'

/** R1: calendar days from registration. */
const dueDays: Readonly<Record<RiskGrade, number>> = { CRIT: 7, HIGH: 14, MID: 30, LOW: 90 }
const INTERIM_MS = 24 * 3_600_000
const ACCEPT_WORKING_DAYS = 2
const VERIFY_WORKING_DAYS = 5
/** R2: how often and how far a deadline moves. */
export const MOST_EXTENSIONS = 2
const EXTENSION_DAYS = 30
const CRITICAL_EXTENSION_DAYS = 7
export const HOLD_REVIEW_DAYS = 90
/** R4. */
const EFFECT_DAYS = 90

export const defaultDue = (grade: RiskGrade, today: string): string => addDays(today, dueDays[grade])
export const effectDue = (verifiedYmd: string): string => addDays(verifiedYmd, EFFECT_DAYS)
export const longestExtension = ({ riskGradeCd, dueYmd }: Pick<Impr, 'riskGradeCd' | 'dueYmd'>): string =>
  addDays(dueYmd ?? '', riskGradeCd === 'CRIT' ? CRITICAL_EXTENSION_DAYS : EXTENSION_DAYS)
export const isLate = (ymd: string, orgDueYmd: string | null): boolean =>
  orgDueYmd !== null && daysBetween(orgDueYmd, ymd) > 0

/** The grade that comes of a measure without effect. */
export function gradeAbove(grade: RiskGrade): RiskGrade {
  const grades: readonly RiskGrade[] = ['LOW', 'MID', 'HIGH', 'CRIT']
  return grades[grades.indexOf(grade) + 1] ?? 'CRIT'
}

/** Sources that come with a deadline of their own (R1). */
export const withOwnDue: ReadonlySet<Impr['srcCd']> = new Set(['LAW', 'VPO', 'PSSR'])

/** What decides the deadlines of a row; `dueYmd` is what its source asks for. */
type Opening = Pick<Impr, 'riskGradeCd' | 'dueYmd' | 'srcCd'>

/** R1: the grade decides, from whichever source a row comes; a source may ask for less, and only some for a day of their own. */
function dueOf({ riskGradeCd, dueYmd, srcCd }: Opening, today: string): string {
  const latest = defaultDue(riskGradeCd, today)
  if (!dueYmd) return latest
  return withOwnDue.has(srcCd) || dueYmd < latest ? dueYmd : latest
}

type Holidays = ReadonlySet<string>

/** The deadlines with which a row enters the register. */
export function openingOn(now: Date, today: string, opening: Opening, holidays: Holidays) {
  const due = dueOf(opening, today)
  return {
    acceptDueYmd: acceptDueOn(today, holidays),
    orgDueYmd: due,
    dueYmd: due,
    interimDueDt: opening.riskGradeCd === 'CRIT' ? new Date(now.getTime() + INTERIM_MS).toISOString() : null,
    onTimeCd: 'OPEN' as const,
  }
}

const acceptDueOn = (today: string, holidays: Holidays) => addWorkingDays(today, ACCEPT_WORKING_DAYS, holidays)
export const verifyDueOn = (today: string, holidays: Holidays) => addWorkingDays(today, VERIFY_WORKING_DAYS, holidays)

export const acceptDue = async (db: Queries, today: string): Promise<string> =>
  acceptDueOn(today, await holidaysFrom(db, today))

export async function deptOf(db: Queries, userId: string | null): Promise<string | null> {
  const [row] = await db.query<{ deptCd: string }>(
    sql`select dept_cd as "deptCd" from sys_user where user_id = ${userId}`,
  )
  return row?.deptCd ?? null
}

/**
 * The head whose word counts for a row `r` of the register: of its owner's department, of the verifier's where a vendor
 * owns it; the next one up where that is the owner himself. An SQL expression, null where nobody heads.
 */
export const headOf: Sql = sql`(with recursive up as (
    select d.dept_cd, d.pdept_cd, d.head_user_id, 0 as level from directory_dept d
    where d.dept_cd = coalesce(r.owner_dept_cd, (select u.dept_cd from sys_user u where u.user_id = r.verify_user_id))
    union all
    select d.dept_cd, d.pdept_cd, d.head_user_id, up.level + 1 from up join directory_dept d on d.dept_cd = up.pdept_cd
  )
  select up.head_user_id from up
  where up.head_user_id is not null and up.head_user_id is distinct from r.owner_user_id order by up.level limit 1)`
