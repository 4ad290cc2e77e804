/** An invitation by SMS to register: one link at a time, good for two weeks. */
import type { Person } from '#platform/model/access.ts'
import { fill } from '#platform/model/problem.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { endLink, makeLink, pathOfLink } from '#platform/server/links/link.ts'
import { sendLater } from '#platform/server/outbox/outbox.ts'
import { forbidden, problem, ruleRefused, wrongState } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { INVITE_LINK } from './invite.link.ts'
import type { Invited } from './vendor-master.calls.ts'
import { type VendorMaster, vendorMaster } from './vendor-master.model.ts'

const GOOD_DAYS = 14
const DAY_MS = 86_400_000
const INVITE_TEXT = '[지킴] {vendor} 업체 등록에 초대합니다. {days}일 안에 다음 주소에서 등록하십시오. {link}'

/** @param program reads past the fence: links are nobody's rows */
export async function invitedOf(program: Queries, no: number): Promise<Invited | null> {
  const [found] = await program.query<Invited>(
    sql`select i.invite_dt as "inviteDt", l.expire_dt as "expireDt", i.answer_dt as "answerDt"
      from vendor_invite i join com_link l using (link_no) where i.vendor_master_no = ${no}`,
  )
  return found ?? null
}

interface Acting {
  tx: Transaction
  services: Services
  person: Person
  now: Date
}
/** @throws Refusal 403 for whoever has not the registration in hand, 409 once it is asked for, 422 without a name and a phone */
export async function invite({ tx, services, person, now }: Acting, no: number): Promise<void> {
  const record = await getRecord(tx, vendorMaster, no, true)
  if (record.statusCd !== 'TEMP' && record.statusCd !== 'RTN')
    throw wrongState(vendorMaster.lifecycle.states[record.statusCd].label)
  if (record.createUserId !== person.userId && !person.roles.includes('PUR')) throw forbidden()
  const missing = (['vendorNm', 'vadPhoneNo'] as const).filter((name) => !record[name])
  if (missing.length > 0)
    throw ruleRefused(
      missing.map((name) =>
        problem(vendorMaster, name, 'REQUIRED', '{label}은(는) 필수입니다.', {
          values: { label: vendorMaster.fields[name].label },
        }),
      ),
    )
  const linkNo = await renewed(tx, record, person, now)
  await sendLater(asProgram(tx), now, {
    channel: 'SMS',
    recipient: record.vadPhoneNo,
    body: fill(INVITE_TEXT, {
      vendor: record.vendorNm,
      days: GOOD_DAYS,
      link: `${services.settings.publicUrl ?? ''}${await pathOfLink(tx, services, linkNo)}`,
    }),
    isSecret: true,
  })
}

async function renewed(tx: Transaction, record: VendorMaster, { userId }: Person, now: Date): Promise<number> {
  const program = asProgram(tx)
  const no = record.vendorMasterNo
  const [old] = await program.query<{ linkNo: number }>(
    sql`select link_no as "linkNo" from vendor_invite where vendor_master_no = ${no} for update`,
  )
  if (old) await endLink(tx, { linkNo: old.linkNo, purposeCd: INVITE_LINK, bizNo: no, now })
  const linkNo = await makeLink(tx, {
    purposeCd: INVITE_LINK,
    bizNo: no,
    plantCd: record.plantCd,
    vendorCd: null,
    expireDt: new Date(now.getTime() + GOOD_DAYS * DAY_MS),
    createUserId: userId,
    now,
  })
  await program.query(sql`insert into vendor_invite (vendor_master_no, link_no, invite_user_id, invite_dt)
    values (${no}, ${linkNo}, ${userId}, ${now})
    on conflict (vendor_master_no) do update set link_no = excluded.link_no, invite_user_id = excluded.invite_user_id,
      invite_dt = excluded.invite_dt`)
  return linkNo
}
