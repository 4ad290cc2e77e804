/** Who hears what of a vendor on its way. */

import { fill } from '#platform/model/problem.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { pathOfLink } from '#platform/server/links/link.ts'
import { sendLater } from '#platform/server/outbox/outbox.ts'
import { vendorMasterMessages } from './vendor-master.messages.ts'
import type { vendorMaster } from './vendor-master.model.ts'

type Effect = EffectContext<typeof vendorMaster>

/** To who registered it, and by SMS to its administrator, who has no account yet. */
export async function tellReturn(effect: Effect, text: string) {
  const { db, record, reason, now, notify } = effect
  await notify.tell(vendorMasterMessages.VND_RTN, record)
  if (!record.vadPhoneNo) return
  const [code] = await db.query<{ codeNm: string }>(
    sql`select code_nm as "codeNm" from directory_code where code_grp_cd = 'RTN_REASON' and code = ${reason.reasonCd}`,
  )
  const told = [code?.codeNm, reason.reasonDesc].filter(Boolean).join(', ')
  await sendLater(asProgram(db), now, {
    channel: 'SMS',
    recipient: record.vadPhoneNo,
    body: [fill(text, { vendor: record.vendorNm, reason: told }), await invitation(effect)].filter(Boolean).join(' '),
  })
}

/** Whoever registered by invitation mends it where he wrote it. */
async function invitation({ db, services, record, now }: Effect): Promise<string | undefined> {
  if (record.statusCd !== 'RTN') return undefined
  const [link] = await db.queryAs<{ linkNo: number }>(
    'SYSTEM',
    sql`select link_no as "linkNo" from vendor_invite join com_link using (link_no)
      where vendor_master_no = ${record.vendorMasterNo} and end_dt is null and expire_dt > ${now}`,
  )
  return link && `${services.settings.publicUrl ?? ''}${await pathOfLink(db, services, link.linkNo)}`
}

/** Cards of a vendor that is gone are taken back at the gate. */
export async function tellCards({ db, record, notify }: Effect) {
  const [held] = await asProgram(db).query<{ n: number }>(
    sql`select count(*)::int as n from sgc_card where vendor_cd = ${record.vendorCd} and plant_cd = ${record.plantCd}
      and status_cd in ('ISSUED', 'SUSP') and delete_yn = 'N'`,
  )
  if (held?.n) await notify.tell(vendorMasterMessages.VND_CARDS, record, { n: held.n })
}
