/** R5: the safety manager lets one permit work at equipment with a critical finding, until an hour: the repair. */

import { permitPort } from '#modules/common/permit.ports.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { forbidden, Refusal } from '#platform/server/refusal.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import type { Releases } from '../check.calls.ts'
import { isCriticalOpen } from './critical.api.ts'
import { type SafetyCheck, safetyCheck } from './safety-check.model.ts'

type Found = Pick<SafetyCheck, 'safetyCheckNo' | 'equipNo' | 'plantCd'>
const permitsAt = async (program: Queries, { plantCd, equipNo }: Found) =>
  equipNo === null ? [] : await permitPort.openAt(program, { plantCd, equipNo })

/** Who lets work through alone is told what there is to let through. */
export async function releasesOf(program: Queries, check: Found, { roles }: SignedInPerson): Promise<Releases> {
  const { safetyCheckNo } = check
  const rows = await program.query<
    Releases['rows'][number]
  >(sql`select l.safety_check_release_no::float8 as "safetyCheckReleaseNo",
      l.permit_doc_no as "permitDocNo", l.to_dt as "toDt", l.reason_desc as "reasonDesc", l.create_dt as "createDt",
      (select d.user_nm from directory_person d where d.user_id = l.create_user_id) as "userNm"
    from safety_check_release l where l.safety_check_no = ${safetyCheckNo} and l.delete_yn = 'N' order by 1 desc`)
  const isOpen = await isCriticalOpen(program, safetyCheckNo)
  const permits = isOpen && roles.includes('SHM') ? await permitsAt(program, check) : []
  return { rows, isOpen, permits: permits.map(({ permitNo: _, ...one }) => one) }
}

interface Releasing {
  tx: Transaction
  person: SignedInPerson
  now: Date
  ip: string | null
}
const MOST_HOURS = 24
const HOUR_MS = 3_600_000

export async function release(
  { tx, person, now, ip }: Releasing,
  check: SafetyCheck,
  { permitDocNo, toDt, reasonDesc }: { permitDocNo: string; toDt: string; reasonDesc: string },
): Promise<void> {
  if (!person.roles.includes('SHM')) throw forbidden()
  const { safetyCheckNo, equipNo, plantCd } = check
  const program = asProgram(tx)
  if (equipNo === null || !(await isCriticalOpen(program, safetyCheckNo)))
    throw new Refusal(409, 'CHECK_NOTHING_OPEN', '조치하지 않은 중대 부적합이 없습니다.')
  const hours = (Date.parse(toDt) - now.getTime()) / HOUR_MS
  if (hours <= 0 || hours > MOST_HOURS)
    throw new Refusal(422, 'CHECK_RELEASE_TO', '해제는 지금부터 {n}시간 안에서 정하세요.', {
      values: { n: MOST_HOURS },
    })
  // A number that nobody works under would let nothing through, and nobody would know why.
  if (!(await permitsAt(program, check)).some((one) => one.permitDocNo === permitDocNo))
    throw new Refusal(422, 'CHECK_RELEASE_PERMIT', '이 설비에서 아직 끝나지 않은 허가서가 아닙니다.')
  const { userId } = person
  await program.query(sql`insert into safety_check_release (safety_check_no, plant_cd, equip_no, permit_doc_no, to_dt, reason_desc,
      create_user_id, create_dt, update_user_id, update_dt)
    values (${safetyCheckNo}, ${plantCd}, ${equipNo}, ${permitDocNo}, ${toDt}::timestamptz, ${reasonDesc}, ${userId}, ${now}, ${userId}, ${now})`)
  await writeAudit(program, {
    now,
    userId,
    ip,
    bizCd: safetyCheck.name,
    bizNo: String(safetyCheckNo),
    plantCd,
    actionCd: 'RELEASE',
    reasonDesc,
    diff: { permitDocNo: [null, permitDocNo], toDt: [null, toDt] },
  })
}
