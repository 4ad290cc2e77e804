/** Opening, reading and confirming a notice. */
import { z } from 'zod'
import type { SignProof } from '#platform/model/sign-proof.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { needsDocument } from '#platform/server/documents/rights.ts'
import type { App } from '#platform/server/http/app.ts'
import { proofOf } from '#platform/server/links/in-app-signing.ts'
import { notFound, problem, ruleRefused } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { notice, READ_SECONDS } from './notice.model.ts'
import { textsOf } from './notice-heard.ts'
import { mineStatement } from './notice-mine.ts'
import { type Told, versionIn } from './notice-text.ts'

const tags = [notice.label]
const params = z.object({ no: z.coerce.number().int().min(1) })
const state = z.object({
  noticeNo: z.number(),
  readDt: z.string().nullable(),
  confirmDt: z.string().nullable(),
  doneYn: z.enum(['Y', 'N']),
})
type State = z.infer<typeof state>
const stateOf = (
  person: SignedInPerson,
  no: number,
): Sql => sql`select m.notice_no as "noticeNo", m.read_dt as "readDt",
  m.confirm_dt as "confirmDt", case when m.is_done then 'Y' else 'N' end as "doneYn"
  from (${mineStatement(person, sql`n.notice_no = ${no}`)}) m`

interface At {
  now: Date
  proof: SignProof
}
type Step = (tx: Queries, person: SignedInPerson, no: number, at: At) => Promise<void>

export function readingRoutes(app: App, { db, clock }: Services): void {
  const step = (name: string, work: Step) =>
    app.post(
      `${notice.api}/:no/${name}`,
      { config: needsDocument(notice), schema: { tags, params, response: { 200: state } } },
      async (request) => {
        const { person } = request
        return db.write(person, async (tx) => {
          const { no } = request.params
          const [before] = await tx.query<State>(stateOf(person, no))
          if (!before) throw notFound()
          await work(tx, person, no, { now: clock.now(), proof: proofOf('ACCOUNT', request) })
          const [after] = await tx.query<State>(stateOf(person, no))
          return after ?? before
        })
      },
    )
  step('reading', begin)
  step('read', read)
  step('confirm', confirm)
}

/** The time that it takes to read counts from the last opening. */
async function begin(tx: Queries, { userId, vendorCd }: SignedInPerson, no: number, { now }: At): Promise<void> {
  await tx.query(sql`insert into notice_read (notice_no, rev_no, vendor_cd, user_id, open_dt)
    select notice_no, coalesce(rev_no, 1), ${vendorCd}, ${userId}, ${now} from notice where notice_no = ${no}
    on conflict (notice_no, user_id) where user_id is not null do update set open_dt = excluded.open_dt
      where notice_read.read_dt is null`)
}

const tooShort = () =>
  ruleRefused([problem(notice, '', 'NOTICE_READ_TOO_SHORT', '5초 이상 열람 후 확인할 수 있습니다.')])

async function read(tx: Queries, { userId }: SignedInPerson, no: number, { now }: At): Promise<void> {
  const rows = await tx.query(sql`update notice_read set read_dt = coalesce(read_dt, ${now})
    where notice_no = ${no} and user_id = ${userId}
      and (read_dt is not null or open_dt <= ${now}::timestamptz - make_interval(secs => ${READ_SECONDS})) returning 1`)
  if (rows.length === 0) throw tooShort()
}

async function confirm(tx: Queries, person: SignedInPerson, no: number, at: At): Promise<void> {
  const [asked] = await tx.query<{ confirmYn: string; levelCd: string } & Told>(
    sql`select confirm_yn as "confirmYn", confirm_level_cd as "levelCd", notice_title as title, notice_desc as body,
        ${textsOf(sql`notice_no`)} as texts from notice where notice_no = ${no}`,
  )
  if (asked?.confirmYn !== 'Y')
    throw ruleRefused([problem(notice, '', 'NOTICE_NOT_ASKED', '확인이 필요한 공지가 아닙니다.')])
  if (person.kind === 'vendor' && asked.levelCd === 'WORKER')
    throw ruleRefused([problem(notice, '', 'NOTICE_WORKERS_SIGN', '작업자마다 확인해야 하는 공지입니다.')])
  await read(tx, person, no, at)
  const { wayCd, deviceCd, langCd } = at.proof
  await tx.query(sql`update notice_read set confirm_dt = ${at.now}, sign_way_cd = ${wayCd}, device_cd = ${deviceCd},
      lang_cd = ${langCd}, text_ver = ${versionIn(asked, langCd)}
    where notice_no = ${no} and user_id = ${person.userId} and confirm_dt is null`)
}
