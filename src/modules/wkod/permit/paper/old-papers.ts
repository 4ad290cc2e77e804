/** Paper that hangs at work and says something else than the permit: after a while it is told, once for each time it grew old. */
import { dayOf } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import { pageLanguages } from '#platform/model/problem.ts'
import { keptAll } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { notifyThrough, toldOf } from '#platform/server/notifications/notify.ts'
import type { PermitLimits } from '../ask/permit-limits.ts'
import { MINUTE_MS } from '../ask/validity.logic.ts'
import { permitMessages } from '../permit.messages.ts'
import { type Permit, permit } from '../permit.model.ts'
import { textPhones } from '../permit-tell.ts'
import { isPosted } from '../types/kinds.model.ts'
import { agePapers, type Paper } from './prints.ts'

/** From the approval on paper hangs somewhere. */
export const postedStates: readonly Permit['statusCd'][] = ['APPR', 'ISSUED', 'WORK', 'SUSP']

/** By the clock: also what changed without anybody asking about the work. */
export async function watchPapers(tx: Transaction, limits: PermitLimits, now: Date): Promise<void> {
  const works = await printedWorks(asProgram(tx))
  const papers = await agePapers(tx, works, now)
  const today = dayOf(now)
  const isHanging = (record: Permit) => record.statusCd === 'WORK' && isPosted({ record, limits, today })
  const hanging = new Set(works.filter(isHanging).map(({ permitNo }) => permitNo))
  const lastMs = now.getTime() - limits.paperGraceMin * MINUTE_MS
  const late = papers.filter(
    ({ permitNo, oldDt }) => hanging.has(permitNo) && oldDt !== null && Date.parse(oldDt) <= lastMs,
  )
  if (late.length > 0) await tellLate(asProgram(tx), late, now)
}

const printedWorks = (program: Queries): Promise<Permit[]> => {
  const { table, recordAsJson } = shapeOf(permit)
  return program.query<Permit>(sql`select ${recordAsJson.columns} from ${table} r where r.delete_yn = 'N'
    and r.status_cd = any(${[...postedStates]}::text[]) and exists (select from permit_print v where v.permit_no = r.permit_no)
    order by r.permit_no`)
}

const REPLACE = '게시한 출력물을 바꿔 거세요'

async function tellLate(program: Queries, late: readonly Paper[], now: Date): Promise<void> {
  const told: Sql = sql`jsonb_to_recordset(${JSON.stringify(
    late.map(({ permitNo, versionNo, oldDt, changes }) => ({
      no: permitNo,
      once: `permit-paper:${permitNo}:${versionNo}:${oldDt}`,
      facts: keptAll(changes),
    })),
  )}::jsonb) t(no bigint, once text, facts jsonb) join wkod_master r on r.permit_no = t.no`
  await notifyThrough(program, now).each(
    sql`select distinct p.user_id, r.permit_no as biz_no, t.once as once_key,
        jsonb_build_object('title', r.wkod_title, 'facts', t.facts) as values_json
      from ${told} cross join lateral (${toldOf(permit, permitMessages.PT_PAPER_OLD)}) p where p.user_id is not null`,
    permitMessages.PT_PAPER_OLD,
  )
  const heads = Object.fromEntries(
    pageLanguages.map((language) => {
      const word = (text: string) => translate('wkod', language, text)
      return [language, `[${word('지킴')}] ${word(REPLACE)}`]
    }),
  )
  await textPhones(
    program,
    now,
    sql`select null::text as user_id, v.phone_no, t.once || ':' || v.phone_no as once_key,
        concat_ws(' ', coalesce(h.heads->>v.lang_cd, h.heads->>'en'), r.permit_doc_no, r.wkod_title, r.place_desc) as body
      from ${told} join vendor_person v on v.person_no = r.leader_person_no
        cross join (select ${JSON.stringify(heads)}::jsonb as heads) h`,
  )
}
