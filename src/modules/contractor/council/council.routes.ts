/** Attendance of a council: every contractor signs for itself, the secretary for whoever asks him to. */
import type { Person } from '#platform/model/access.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { forbidden, notFound, problem, ruleRefused } from '#platform/server/refusal.ts'
import { type AttendLine, attendCouncil, councilAttends } from './council.calls.ts'
import { maskedName } from './council.logic.ts'
import { conveners, council } from './council.model.ts'

/** Nobody signs for a meeting whose minutes are out. */
const OPEN = ['PLAN', 'HELD']

/** Members read all of it; of each other's people they see the family name. */
const attends = answer(councilAttends, async ({ record: { councilNo, statusCd }, person, program }) => {
  const rows = await attendsOf(program, councilNo)
  return { rows: rows.map((row) => shownTo(person, statusCd, row)) }
})

type Line = Omit<AttendLine, 'mayYn'>
const attendsOf = (db: Queries, no: number): Promise<Line[]> =>
  db.query(sql`select a.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm", a.attend_yn as "attendYn", a.person_nm as "personNm",
      a.title_nm as "titleNm", a.absent_reason_desc as "absentReasonDesc", a.sign_dt as "signDt", a.sign_json -> 'strokes' as strokes
    from council_attend a left join vendor_info v on v.vendor_cd = a.vendor_cd where a.council_no = ${no} order by v.vendor_nm`)

const isConvener = (person: Person) => conveners.some((role) => person.roles.includes(role))

function shownTo(person: Person, statusCd: string, row: Line): AttendLine {
  const isOwn = row.vendorCd === person.vendorCd
  const mayYn = OPEN.includes(statusCd) && (isOwn || isConvener(person)) ? 'Y' : 'N'
  if (person.kind !== 'vendor' || isOwn) return { ...row, mayYn }
  return { ...row, personNm: maskedName(row.personNm), absentReasonDesc: null, strokes: null, mayYn }
}

/** Whoever may see the council and answers for the vendor writes its line; the count on the council is the program's. */
const attend = answer(
  attendCouncil,
  async ({ record, places: { vendorCd }, body: said, person, program, now, today }) => {
    const { statusCd, meetYmd } = record
    if (person.kind === 'vendor' ? vendorCd !== person.vendorCd : !isConvener(person)) throw forbidden()
    if (!OPEN.includes(statusCd))
      throw ruleRefused([problem(council, '', 'COUNCIL_CLOSED', '회의록이 공개된 뒤에는 참석을 바꿀 수 없습니다.')])
    const isThere = said.attendYn === 'Y'
    if (isThere && meetYmd > today)
      throw ruleRefused([
        problem(council, '', 'COUNCIL_EARLY', '회의일({ymd})이 되기 전에는 참석으로 서명할 수 없습니다.', {
          values: { ymd: meetYmd },
        }),
      ])
    if (isThere && !(said.personNm && said.strokes?.length))
      throw ruleRefused([problem(council, '', 'COUNCIL_ATTEND_SIGN', '참석자 이름과 서명을 입력하십시오.')])
    const sign = isThere
      ? JSON.stringify({ signerNm: said.personNm, signDt: now.toISOString(), strokes: said.strokes })
      : null
    const [line] = await program.query(sql`update council_attend set attend_yn = ${said.attendYn},
      person_nm = ${isThere ? said.personNm : null}, title_nm = ${isThere ? said.titleNm : null},
      absent_reason_desc = ${isThere ? null : said.absentReasonDesc}, sign_json = ${sign}::jsonb,
      sign_dt = ${isThere ? now : null}::timestamptz, sign_user_id = ${isThere ? person.userId : null},
      row_version = row_version + 1, update_user_id = ${person.userId}, update_dt = ${now}::timestamptz
    where council_no = ${record.councilNo} and vendor_cd = ${vendorCd} returning 1`)
    if (!line) throw notFound()
    await program.query(sql`update council set attend_cnt = (select count(*) from council_attend a
    where a.council_no = council.council_no and a.attend_yn = 'Y') where council_no = ${record.councilNo}`)
  },
)

export const councilRoutes = routes(attends, attend)
