/** Who hears of an accident as it is reported. Nobody who was hurt is named to them: R10. */

import type { Language } from '#platform/model/problem.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { messageOf, type Notify } from '#platform/server/notifications/notify.ts'
import { wordingOf } from '#platform/server/notifications/wording.ts'
import { sendLater } from '#platform/server/outbox/outbox.ts'
import { accidentMessages as m } from './accident.messages.ts'
import type { Accident, accident } from './accident.model.ts'
import { accidentAsks } from './accident.ports.ts'

export async function tellReported({ record, db, notify, now }: EffectContext<typeof accident>): Promise<void> {
  await notify.tell(m.ACC_REPORTED, record)
  const message = messageOf(m.ACC_REPORTED, record)
  if (record.injuredCnt + record.deadCnt > 0) await notify.role('HLM', record.plantCd, message)
  await tellWork(record, { tx: db, notify })
  await text({ record, db, now })
  if (record.processNo === null) return
  const heads = await asProgram(db).query<{ userId: string }>(
    sql`select a.user_id as "userId" from process p cross join lateral area_role(array['MGR', 'SUP'], p.dept_cd) a
      where p.process_no = ${record.processNo}`,
  )
  await notify.people(
    heads.map(({ userId }) => userId),
    message,
  )
}

/** Whoever answers for the work under which it happened, as soon as that is known; once. */
export async function tellWork(record: Accident, { tx, notify }: Telling): Promise<void> {
  if (record.permitNo === null) return
  const facts = await accidentAsks.permit(asProgram(tx), record.permitNo)
  const message = { ...messageOf(m.ACC_REPORTED, record), onceKey: `acc-work:${record.accidentNo}` }
  await notify.people(facts?.answerUserIds ?? [], message)
}

interface Telling {
  tx: Transaction
  notify: Notify
}
/** The employer of each who was hurt hears of it as he is entered; once, and not of what he has told himself. */
export async function tellEmployers(record: Accident, { tx, notify }: Telling): Promise<void> {
  const managers = await asProgram(tx).query<{ userId: string }>(
    sql`select distinct d.user_id as "userId" from acc_employer v
        join directory_role d on d.vendor_cd = v.vendor_cd and d.auth_grp_cd = 'VSM'
      where v.accident_no = ${record.accidentNo} and v.vendor_cd is distinct from
        (select a.vendor_cd from vendor_account a where a.portal_id = ${record.createUserId})`,
  )
  await notify.people(
    managers.map(({ userId }) => userId),
    { ...messageOf(m.ACC_REPORTED, record), onceKey: `acc-vendor:${record.accidentNo}` },
  )
}

interface Phone {
  userId: string
  phoneNo: string
  langCd: Language
}
/** To the phones of those who act first: each in his language, once. */
async function text({ record, db, now }: Pick<EffectContext<typeof accident>, 'record' | 'db' | 'now'>): Promise<void> {
  const program = asProgram(db)
  const phones = await program.query<Phone>(
    sql`select distinct u.user_id as "userId", u.phone_no as "phoneNo", u.lang_cd as "langCd"
      from directory_role d join sys_user u on u.user_id = d.user_id
      where d.auth_grp_cd in ('SHM', 'SHD', 'SEC') and d.plant_cd = ${record.plantCd} and u.phone_no is not null`,
  )
  const values = { place: record.placeDesc, count: String(record.injuredCnt), title: record.accidentTitle }
  for (const { userId, phoneNo, langCd } of phones) {
    const { body } = await wordingOf(program, m.ACC_REPORTED_SMS, 'SMS', langCd, values)
    const onceKey = `accident:${record.accidentNo}:${userId}`
    await sendLater(program, now, { channel: 'SMS', userId, recipient: phoneNo, body, onceKey })
  }
}
