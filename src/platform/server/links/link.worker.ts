/** Who says he is who: a name, and the last four digits of the phone that his vendor registered. */
import { z } from 'zod'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { digestOf } from '../sign-in/tokens.ts'
import { forgiveTry, requireTry } from '../sign-in/try-limit.ts'
import type { Link, LinkPurpose, LinkWorker } from './link.ts'
import { deviceOf } from './link-device.ts'
import { type Asked, requireWork } from './work-proof.ts'

export const claimed = z.strictObject({
  personNm: z
    .string()
    .trim()
    .regex(/^[^\p{C}]{1,100}$/u),
  phoneTail: z.string().regex(/^\d{4}$/),
})
export type Claimed = z.infer<typeof claimed>

/** Wrong tries in an hour for one name by one device: it alone is locked for this name. */
const TRIES = { max: 10, minutes: 60 }
/** Wrong ones in an hour for a name by whatever device, and from an address for whatever name; then each costs work. */
const FREE_BY_NAME = 20
const FREE_BY_ADDRESS = 60
const DIGEST = 32

const UNKNOWN = '이름과 휴대폰 번호 뒤 4자리를 확인하십시오. 맞는데도 안 되면 소속 업체에 문의하십시오.'

/** @throws Refusal 422 where there is no such worker of the vendor, 429 after too many tries. A good one costs none. */
export async function requireWorker(
  services: Services,
  { link, purpose }: { link: Link; purpose?: Pick<LinkPurpose, 'ofAnyVendor'> },
  { personNm, phoneTail }: Pick<Claimed, 'personNm' | 'phoneTail'>,
  asked: Asked,
): Promise<LinkWorker> {
  const { db, clock } = services
  const of = `q:${link.linkNo}`
  const name = personNm.toLowerCase()
  const byName = `${of}:nm:${digestOf(name).slice(0, DIGEST)}`
  const byAddress = `${of}:ip:${digestOf(asked.request.ip).slice(0, DIGEST)}`
  const byDevice = `${byName}:${deviceOf(services, asked.request)}`
  await db.read('SYSTEM', (queries) => requireTry(queries, [byDevice], clock.now(), TRIES))
  const free = [
    { subject: byName, free: FREE_BY_NAME },
    { subject: byAddress, free: FREE_BY_ADDRESS },
  ]
  await requireWork(services, asked, free, TRIES.minutes)
  const worker = await db.read('SYSTEM', (queries) =>
    workerOf(queries, purpose?.ofAnyVendor ? { ...link, vendorCd: null } : link, name, phoneTail),
  )
  if (!worker) throw new Refusal(422, 'LINK_WORKER_UNKNOWN', UNKNOWN)
  await db.read('SYSTEM', (queries) => forgiveTry(queries, [byName, byAddress, byDevice]))
  return worker
}

/** Two of one name and one number could not be told apart: nobody is. */
async function workerOf(
  db: Queries,
  { plantCd, vendorCd }: { plantCd: string; vendorCd: string | null },
  name: string,
  phoneTail: string,
) {
  const found = await db.query<LinkWorker>(sql`
    select p.person_no as "personNo", p.person_nm as "personNm", p.vendor_cd as "vendorCd" from vendor_person p
    where p.vendor_cd = coalesce(${vendorCd}, p.vendor_cd) and p.plant_cd = ${plantCd} and p.person_status_cd = 'ACTIVE' and p.delete_yn = 'N'
      and lower(p.person_nm) = ${name} and right(regexp_replace(p.phone_no, '\D', '', 'g'), 4) = ${phoneTail}
      and exists (select from vendor_info v where v.vendor_cd = p.vendor_cd and v.delete_yn = 'N' and v.vendor_status_cd <> 'TERM')
    limit 2`)
  return found.length === 1 ? found[0] : undefined
}
