/** How far notices have been read: by whoever asks, and by everybody whom they are for. */
import type { Say } from '#platform/model/i18n.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { rightOf } from '#platform/server/documents/rights.ts'
import type { SheetBeside } from '#platform/server/documents/rules.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { type ReadState, readColumns } from './notice.calls.ts'
import { notice } from './notice.model.ts'
import { isDone, readersOf } from './notice-audience.ts'
import { mineStatement } from './notice-mine.ts'

/** Rates are for who publishes; a vendor is told that of its own workers. */
export async function statesOf(db: Queries, person: SignedInPerson, nos: readonly number[]): Promise<ReadState[]> {
  const within = sql`notice_no = any(${[...nos]}::bigint[])`
  const readers = readersOf(sql`select * from notice where ${within} and status_cd in ('OPEN', 'END', 'OLD')`)
  const counted = person.kind === 'vendor' ? sql`r.kind = 'worker' and r.vendor_cd = ${person.vendorCd}` : raw('true')
  const rates = sql`select r.notice_no, count(*)::int as target_cnt, count(*) filter (where ${isDone(sql`n.confirm_yn`)})::int as done_cnt
        from (${readers}) r join notice n on n.notice_no = r.notice_no where ${counted} group by r.notice_no`
  const nobody = sql`select null::bigint as notice_no, null::int as target_cnt, null::int as done_cnt where false`
  const isTold = person.kind === 'vendor' || rightOf(person, notice).write
  return db.query<ReadState>(
    sql`select n.notice_no as "noticeNo", m.read_dt as "readDt", m.confirm_dt as "confirmDt",
            case when m.is_done then 'Y' when not m.is_done then 'N' end as "doneYn", t.target_cnt as "targetCnt",
            t.done_cnt as "doneCnt", ${raw(PERCENT)} as "ratePct"
          from notice n left join (${mineStatement(person, sql`n.${within}`)}) m on m.notice_no = n.notice_no
            left join (${isTold ? rates : nobody}) t on t.notice_no = n.notice_no
          where n.${within}`,
  )
}
const PERCENT = 'round(100.0 * t.done_cnt / nullif(t.target_cnt, 0), 1)'

/** The same in the sheets of the boards. */
export const readInSheets: SheetBeside = {
  columns: {
    mine: { text: readColumns.mine, width: 12 },
    rate: { text: readColumns.rate, width: 18 },
    signed: { text: readColumns.signed, width: 18 },
  },
  async read(db, person, rows, say) {
    const states = await statesOf(
      db,
      person,
      rows.map(({ noticeNo }) => Number(noticeNo)),
    )
    const byNo = new Map(states.map((state) => [state.noticeNo, state]))
    for (const row of rows) {
      const state = byNo.get(Number(row.noticeNo))
      if (state) Object.assign(row, { mine: mineText(state, row.confirmYn === 'Y', say), ...ratesOf(state) })
    }
  },
  reads: ['noticeNo', 'confirmYn'],
}

function mineText({ doneYn }: ReadState, isAsked: boolean, say: Say): string {
  if (!doneYn) return ''
  if (doneYn === 'Y') return say(isAsked ? '확인' : '읽음')
  return say(isAsked ? '미확인' : '안 읽음')
}

function ratesOf({ ratePct, doneCnt, targetCnt }: ReadState) {
  const text = ratePct === null ? '' : `${ratePct.toFixed(1)} % ${doneCnt}/${targetCnt}`
  return { rate: text, signed: text }
}
