/** What follows the calling of a council and the publishing of its minutes. */
import { type Finding, registerFindings } from '#modules/impr/impr/impr.api.ts'
import { publishMustRead } from '#modules/manage/notice/notice.api.ts'
import { addWorkingDays } from '#platform/model/calendar.ts'
import { kept, keptAll, keptText } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import { councilMessages } from './council.messages.ts'
import type { Council, council } from './council.model.ts'
import { councilSays as says } from './council-says.ts'

type Effect = EffectContext<typeof council>

/** @param db acts as the program */
const membersOf = (db: Queries, councilNo: number) =>
  db.query<{ vendorCd: string; attendYn: 'Y' | 'N' }>(
    sql`select vendor_cd as "vendorCd", attend_yn as "attendYn" from council_attend where council_no = ${councilNo} order by 1`,
  )

export async function tellMembers({ record, db, notify }: Effect): Promise<void> {
  const rows = await asProgram(db).query<{ userId: string }>(sql`select r.user_id as "userId" from council_attend a
    join directory_role r on r.vendor_cd = a.vendor_cd and r.auth_grp_cd in ('VAD', 'VSM') where a.council_no = ${record.councilNo}`)
  await notify.people(
    rows.map(({ userId }) => userId),
    messageOf(councilMessages.COUNCIL_CALL, record),
  )
}

export async function afterPublishing(effect: Effect): Promise<void> {
  await sendToAbsent(effect)
  await registerDecisions(effect)
}

const MOST_MINUTES = 3900

/** Who was not there reads the minutes, and confirms that he has. */
async function sendToAbsent(effect: Effect): Promise<void> {
  const { record, db, now, today } = effect
  const program = asProgram(db)
  const absent = (await membersOf(program, record.councilNo)).filter(({ attendYn }) => attendYn !== 'Y')
  if (absent.length === 0) return
  const { COUNCIL_NOTICE_DAY = 3 } = await legalNumbers(db, ['COUNCIL_NOTICE_DAY'], today)
  const holidays = await holidaysFrom(program, today)
  const noticeNo = await publishMustRead(effect, {
    plantCd: record.plantCd,
    noticeTitle: keptText(kept(says.MINUTES, { month: record.meetYm })),
    noticeDesc: minutesOf(record),
    vendorCds: absent.map(({ vendorCd }) => vendorCd),
    confirmDueYmd: addWorkingDays(today, COUNCIL_NOTICE_DAY, holidays),
  })
  await db.query(
    sql`update council set notice_no = ${noticeNo}, update_dt = ${now}::timestamptz where council_no = ${record.councilNo}`,
  )
}

function minutesOf({ meetYmd, placeNm, minutesDesc, decisions }: Council): string {
  const decided = (decisions ?? []).map(({ decisionDesc, dueYmd }, at) => `${at + 1}. ${decisionDesc} (${dueYmd})`)
  const minutes = `${meetYmd} · ${placeNm}\n\n${minutesDesc ?? ''}`.slice(0, MOST_MINUTES)
  if (decided.length === 0) return minutes
  const list = decided.join('\n').slice(0, MOST_MINUTES - minutes.length)
  return keptText(keptAll([`${minutes}\n`, kept(says.DECISIONS), list], '\n'))
}

/** Whoever published looks at what was decided; where it is his own, his head does. */
async function registerDecisions(effect: Effect): Promise<void> {
  const { record, db, person } = effect
  const decisions = record.decisions ?? []
  if (decisions.length === 0) return
  const others = await asProgram(db).query<{ userId: string }>(sql`select user_id as "userId" from directory_role
    where auth_grp_cd in ('SHD', 'CSO', 'SHM') and plant_cd = ${record.plantCd} and user_id <> ${person.userId}
    order by array_position(array['SHD', 'CSO', 'SHM'], auth_grp_cd::text), 1`)
  const findings = decisions.map((decision, at): Finding => {
    const verifyUserId = decision.ownerUserId === person.userId ? (others[0]?.userId ?? person.userId) : person.userId
    return {
      srcCd: 'COU',
      srcNo: String(record.councilNo),
      srcRowNo: String(at + 1),
      plantCd: record.plantCd,
      imprTitle: decision.decisionDesc.slice(0, 100),
      imprDesc: decision.decisionDesc,
      placeDesc: record.placeNm,
      riskGradeCd: 'MID',
      dueYmd: decision.dueYmd,
      verifyUserId,
      owner: decision.vendorCd ? { vendorCd: decision.vendorCd } : { userId: decision.ownerUserId ?? '' },
    }
  })
  const imprNos = await registerFindings(effect, findings)
  await db.query(sql`update council_decisions d set impr_no = n.impr_no
    from unnest(${imprNos}::bigint[]) with ordinality as n (impr_no, seq)
    where d.council_no = ${record.councilNo} and d.seq_no = n.seq`)
  await db.query(sql`update council set impl_rate = 0, decision_done_cnt = 0 where council_no = ${record.councilNo}`)
}
