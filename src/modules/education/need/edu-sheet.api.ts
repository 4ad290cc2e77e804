/** Safety data sheets that people have to be taught: one need of each person for all sheets of a day (S12). */
import { addDays } from '#platform/model/calendar.ts'
import { joinedText, kept } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { eduNeedMessages as m } from './edu-need.messages.ts'
import { eduNeed, SHEET_OF, SHEETS_OF } from './edu-need.model.ts'

export interface SheetAsked {
  plantCd: string
  userId: string
  processNo: number
  sheetNo: number
  materialNo: number
  sheetNm: string
  /** Calendar day in Asia/Seoul on which the sheet came into force. */
  sheetYmd: string
}
interface Sheet {
  sheetNo: number
  materialNo: number
  sheetNm: string
  sheetYmd: string
}
interface Owed {
  userId: string
  userNm: string
  deptCd: string | null
  plantCd: string
  processNo: number
  sheets: Sheet[]
}
interface Open {
  eduNeedNo: number
  userId: string
  createYmd: string
  sheets: Sheet[]
}

/**
 * Asks for what nobody has asked of a person yet. An older need that is still open loses the material, and ends where it was
 * its only one.
 *
 * @law 산업안전보건법 제114조제3항, 시행규칙 제169조제1항
 * @returns how many people have something new to learn
 */
export async function askSheets(
  tx: Transaction,
  asked: readonly SheetAsked[],
  now: Date,
  today: string,
): Promise<number> {
  const owed = await owedOf(tx, asked)
  if (owed.length === 0) return 0
  const { EDU_MSDS_DUE_D: days = 7 } = await legalNumbers(tx, ['EDU_MSDS_DUE_D'], today)
  const open = await openNeeds(
    tx,
    owed.map(({ userId }) => userId),
  )
  const needs = tx.program(eduNeed, { now })
  for (const one of owed) {
    const own = open.filter(({ userId }) => userId === one.userId)
    const ofToday = own.find(({ createYmd }) => createYmd === today)
    const materials = new Set(one.sheets.map(({ materialNo }) => materialNo))
    for (const older of own) {
      const left = older.sheets.filter(({ materialNo }) => !materials.has(materialNo))
      if (left.length === older.sheets.length || older === ofToday) continue
      if (left.length === 0) await needs.act(older.eduNeedNo, 'replaceSheet')
      else await needs.note(older.eduNeedNo, 'EDIT', { sheets: left, needTitle: titleOf(one.userNm, left) })
    }
    const before = (ofToday?.sheets ?? []).filter(({ materialNo }) => !materials.has(materialNo))
    const sheets = [...before, ...one.sheets]
    const said = { sheets, needTitle: titleOf(one.userNm, sheets), startYmd: latest(sheets) }
    if (ofToday) await needs.note(ofToday.eduNeedNo, 'EDIT', said)
    else {
      const { plantCd, userId, deptCd, processNo } = one
      const dueYmd = addDays(today, days)
      const { eduNeedNo } = await needs.create({ ...said, plantCd, userId, deptCd, processNo, causeCd: 'MSDS', dueYmd })
      await needs.act(eduNeedNo, 'askSheet')
    }
  }
  await tellDesk(tx, owed, now)
  return owed.length
}

const latest = (sheets: readonly Sheet[]) =>
  sheets
    .map(({ sheetYmd }) => sheetYmd)
    .toSorted()
    .at(-1) ?? null
function titleOf(userNm: string, sheets: readonly Sheet[]): string {
  const nm = sheets[0]?.sheetNm ?? ''
  return joinedText([
    userNm,
    sheets.length > 1 ? kept(SHEETS_OF, { nm, n: sheets.length - 1 }) : kept(SHEET_OF, { nm }),
  ])
}

/** People who work here, each with the sheets that no need of his names yet. */
const owedOf = (tx: Transaction, asked: readonly SheetAsked[]): Promise<Owed[]> =>
  asProgram(tx).query<Owed>(sql`
    with one as (
      select distinct on (a."userId", a."sheetNo") a.* from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a("plantCd" text, "userId" text,
        "processNo" bigint, "sheetNo" bigint, "materialNo" bigint, "sheetNm" text, "sheetYmd" text)
      order by a."userId", a."sheetNo", a."processNo")
    select u.user_id as "userId", u.user_nm as "userNm", u.dept_cd as "deptCd", min(o."plantCd") as "plantCd", min(o."processNo")::int as "processNo",
      jsonb_agg(jsonb_build_object('sheetNo', o."sheetNo", 'materialNo', o."materialNo", 'sheetNm', o."sheetNm", 'sheetYmd', o."sheetYmd")
        order by o."sheetNm", o."sheetNo") as sheets
    from one o join sys_user u on u.user_id = o."userId" and u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
    where not exists (select from edu_need e join edu_need_sheets s on s.edu_need_no = e.edu_need_no
      where e.user_id = o."userId" and s.sheet_no = o."sheetNo" and e.status_cd in ('SHEET', 'MET', 'WAIVED') and e.delete_yn = 'N')
    group by u.user_id, u.user_nm, u.dept_cd order by u.user_id`)

const openNeeds = (tx: Transaction, userIds: readonly string[]): Promise<Open[]> =>
  asProgram(tx).query<Open>(sql`
    select e.edu_need_no::int as "eduNeedNo", e.user_id as "userId", (e.create_dt at time zone 'Asia/Seoul')::date::text as "createYmd",
      jsonb_agg(jsonb_build_object('sheetNo', s.sheet_no, 'materialNo', s.material_no, 'sheetNm', s.sheet_nm, 'sheetYmd', s.sheet_ymd::text)
        order by s.seq_no) as sheets
    from edu_need e join edu_need_sheets s on s.edu_need_no = e.edu_need_no
    where e.user_id = any(${[...userIds]}::text[]) and e.status_cd = 'SHEET' and e.delete_yn = 'N' group by e.edu_need_no`)

/** One message for each plant, however many people and sheets. */
async function tellDesk(tx: Transaction, owed: readonly Owed[], now: Date): Promise<void> {
  const notify = notifyThrough(tx, now)
  for (const [plantCd, own] of Map.groupBy(owed, (one) => one.plantCd)) {
    const names = [...new Set(own.flatMap(({ sheets }) => sheets.map(({ sheetNm }) => sheetNm)))]
    await notify.tell(m.EDU_SHEET_NEW, { eduNeedNo: 0, plantCd }, { n: own.length, what: names.slice(0, 3).join(', ') })
  }
}
