/** Who has read what: for whoever publishes, and what waits for the person who asks. */
import { z } from 'zod'
import { wordedRow } from '#platform/model/sentences.ts'
import { answer } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import { rightOf } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { noticeReaders, noticeStates, type Shown, shown } from './notice.calls.ts'
import { notice } from './notice.model.ts'
import { mineStatement } from './notice-mine.ts'
import { readersOfNotice } from './notice-readers.sql.ts'
import { readingRoutes } from './notice-reading.ts'
import { signingRoutes } from './notice-signing.routes.ts'
import { statesOf } from './notice-states.ts'

const tags = [notice.label]
const MOST_STATES = 300
const MOST_SHOWN = 10

const shownColumns = (person: SignedInPerson) => sql`m.notice_no as "noticeNo", m.notice_title as "noticeTitle",
  m.notice_type_cd as "noticeTypeCd", m.notice_desc as "noticeDesc", m.attach_file_id as "attachFileId",
  m.confirm_yn as "confirmYn", m.confirm_level_cd as "confirmLevelCd", m.confirm_due_ymd as "confirmDueYmd",
  m.open_dt as "openDt", m.read_dt as "readDt", m.confirm_dt as "confirmDt",
  ${person.kind === 'vendor' ? notice.route.vendor : notice.route.staff} || '/' || m.notice_no as "linkUrl"`

export function noticeRoutes(app: App, services: Services): void {
  readingRoutes(app, services)
  states(app, services)
  readers(app, services)
  signingRoutes(app, services)
  registerWaiting(app, services)
}

const states = answer(noticeStates, async ({ query, person, db }) => {
  const nos = query.nos.split(',').map(Number).slice(0, MOST_STATES)
  return { rows: await statesOf(db, person, nos) }
})

const readers = answer(noticeReaders, ({ places, person, asker, db, program, today }) => {
  if (person.kind === 'staff' && !asker.mayWrite) throw forbidden()
  return readersOfNotice({ db, program }, places.no, person, today)
})

/** What pops up at sign-in: nothing that is done. */
function registerWaiting(app: App, { db, clock }: Services): void {
  const answer = { 200: z.object({ rows: z.array(shown) }) }
  app.get(`${notice.api}-popups`, { schema: { tags, response: answer } }, async (request) => {
    const { person, language } = request
    if (!isReader(person)) return { rows: [] }
    const today = clock.today()
    const now = sql`n.popup_yn = 'Y' and coalesce(n.popup_from_ymd, ${today}::date) <= ${today}::date
      and coalesce(n.popup_to_ymd, ${today}::date) >= ${today}::date`
    const rows = await db.query<Shown>(
      person,
      sql`select ${shownColumns(person)} from (${mineStatement(person, now)}) m
        where m.confirm_yn <> 'Y' or not m.is_done order by m.confirm_yn desc, m.open_dt desc limit ${MOST_SHOWN}`,
    )
    return { rows: rows.map((row) => wordedRow('manage', language, row, 'noticeTitle', 'noticeDesc')) }
  })
}

/** Asked on every first page, by whoever is there: without the menu there is simply nothing. */
const isReader = (person: SignedInPerson): boolean => rightOf(person, notice).access
