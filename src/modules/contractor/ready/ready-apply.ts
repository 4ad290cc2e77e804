/** What the red ones lack is applied for by the applications that there are: at the desks, and as a draft of an entry request. */
import { addDays } from '#platform/model/calendar.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { type Kept, sentences, wordedFor } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { deptRqst, type TargetClass, targetClasses } from '../dept-rqst/dept-rqst.model.ts'
import { entryRqst } from '../entry/entry-rqst.model.ts'
import type { Applied, Left } from './ready.calls.ts'
import { doorOf, NO_ENTRY } from './ready.logic.ts'
import type { ReadyPerson } from './ready-people.ts'

const says = sentences('READY', {
  NO_CONTRACT: '유효한 계약이 없어 신청할 수 없습니다.',
  ASKED: '이미 신청 중입니다.',
  NO_DOOR: '신청으로 해결되지 않습니다: {reason}',
  FIRST_EDUCATION: '안전카드는 입문교육을 이수하면 발급됩니다.',
})

interface Acting {
  tx: Transaction
  person: SignedInPerson
  vendorCd: string
  now: Date
  today: string
  ip: string | null
  language: Language
}
interface Contract {
  no: number
  hostDeptCd: string | null
  ownUserId: string | null
}

/** All of it or nothing: in the transaction of whoever asks. */
export async function applyFor(
  acting: Acting,
  red: readonly ReadyPerson[],
): Promise<{ rows: Applied[]; left: Left[] }> {
  const program = asProgram(acting.tx)
  // A second press, or a colleague's, finds what the first one has applied for.
  await program.query(sql`select pg_advisory_xact_lock(hashtext(${`ready-apply ${acting.vendorCd}`}))`)
  const contract = await contractOf(program, acting)
  const wants = red.flatMap((one) => wantsOf(one))
  const open = await openFor(
    program,
    wants.map(({ one }) => one.personNo),
  )
  const isOpen = ({ door, one }: Want) =>
    open.some(({ personNo, doorCd }) => personNo === one.personNo && doorCd === door)
  const fresh = wants.filter((want) => want.door !== undefined && !isOpen(want))
  const left = wants.flatMap((want): Left[] => {
    const why =
      want.why ?? (isOpen(want) ? { message: says.ASKED } : contract ? undefined : { message: says.NO_CONTRACT })
    return why ? [{ personNm: want.one.personNm, message: wordedFor('contractor', acting.language, why) }] : []
  })
  const rows: Applied[] = []
  if (contract)
    for (const [door, some] of Map.groupBy(fresh, (want) => want.door)) {
      if (door === undefined) continue
      const personNos = some.map(({ one }) => one.personNo)
      rows.push(
        door === NO_ENTRY
          ? await draftEntry(acting, contract, personNos)
          : await askDesk(acting, contract, door, personNos),
      )
    }
  return { rows, left: once(left) }
}

interface Want {
  readonly one: ReadyPerson
  readonly door: TargetClass | typeof NO_ENTRY | undefined
  /** Why nothing is applied for. */
  readonly why?: { message: string; values?: Readonly<Record<string, unknown>> }
}
function wantsOf(one: ReadyPerson): Want[] {
  const bars = one.checks.filter(({ resultCd }) => resultCd === 'BLOCK')
  const lacksEducation = bars.some(({ ruleCd }) => ruleCd === 'E05')
  return bars.map(({ ruleCd, message, values }): Want => {
    const door = doorOf(ruleCd)
    // A card is ordered by the education itself, and goes on with it.
    if (door === 'CARD' && lacksEducation) return { one, door: undefined, why: { message: says.FIRST_EDUCATION } }
    const reason = { message, ...(values && { values }) } as Kept
    return door ? { one, door } : { one, door, why: { message: says.NO_DOOR, values: { reason } } }
  })
}
const once = (left: readonly Left[]): Left[] =>
  left.filter(
    ({ personNm, message }, at) => left.findIndex((o) => o.personNm === personNm && o.message === message) === at,
  )

/** The contract that lasts longest. */
const contractOf = async (program: Queries, { vendorCd, person, today }: Acting): Promise<Contract | undefined> => {
  const [found] = await program.query<Contract>(
    sql`select vendor_contract_no::int as no, host_dept_cd as "hostDeptCd", own_user_id as "ownUserId" from vendor_contract
      where vendor_cd = ${vendorCd} and plant_cd = ${person.plantCd} and status_cd = 'ACTIVE' and delete_yn = 'N'
        and start_ymd <= ${today}::date and end_ymd >= ${today}::date order by end_ymd desc, vendor_contract_no limit 1`,
  )
  return found
}

interface Open {
  personNo: number
  doorCd: string
}
const openFor = (program: Queries, personNos: readonly number[]): Promise<Open[]> =>
  program.query<Open>(
    sql`select l.person_no::int as "personNo", r.target_class_cd as "doorCd" from dept_rqst_persons l join dept_rqst r using (dept_rqst_no)
        where l.person_no = any(${[...personNos]}::bigint[]) and r.status_cd in ('RQST', 'HOST_OK', 'RTN') and r.delete_yn = 'N'
      union select l.person_no::int, ${NO_ENTRY} from entry_rqst_persons l join entry_rqst r using (entry_rqst_no)
        where l.person_no = any(${[...personNos]}::bigint[]) and r.status_cd in ('TEMP', 'RQST', 'HOST_OK', 'RTN') and r.delete_yn = 'N'
      union select p.person_no::int, 'ENTRY_EDU' from vendor_person p join edu_rqst s on s.person_no = p.person_no
        where p.person_no = any(${[...personNos]}::bigint[]) and s.edu_class_cd = 'ENTRY' and s.seat_status_cd <> 'CANC'
          and s.edu_result_cd is null and s.delete_yn = 'N'
      union select c.person_no::int, 'CARD' from sgc_card c where c.person_no = any(${[...personNos]}::bigint[])
        and c.status_cd = 'RQST' and c.delete_yn = 'N'`,
  )

async function askDesk(
  { tx, person, vendorCd, now, ip, language }: Acting,
  contract: Contract,
  targetClassCd: TargetClass,
  personNos: readonly number[],
): Promise<Applied> {
  const made = await tx.program(deptRqst, { by: person, now, ip }).create('request', {
    plantCd: person.plantCd,
    vendorCd,
    targetClassCd,
    contractNo: contract.no,
    persons: personNos.map((personNo) => ({ personNo, lineStatusCd: null, resultRefNo: null })),
  })
  return {
    label: translate('contractor', language, targetClasses[targetClassCd]),
    docNo: made.deptRqstDocNo,
    href: `${deptRqst.route.vendor}/${made.deptRqstNo}`,
    personCnt: personNos.length,
  }
}

/** Two weeks from the next day on; zones, gate and purpose as in his last request, to be looked at before it is sent. */
const DAYS = 14
async function draftEntry(
  { tx, person, vendorCd, now, today, ip, language }: Acting,
  contract: Contract,
  personNos: readonly number[],
): Promise<Applied> {
  const [last] = await asProgram(tx).query<{ zoneCds: string; gateCd: string; purposeDesc: string }>(
    sql`select zone_cds as "zoneCds", gate_cd as "gateCd", purpose_desc as "purposeDesc" from entry_rqst
      where vendor_cd = ${vendorCd} and plant_cd = ${person.plantCd} and delete_yn = 'N' and gate_cd is not null
      order by entry_rqst_no desc limit 1`,
  )
  const made = await tx.program(entryRqst, { by: person, now, ip }).create({
    plantCd: person.plantCd,
    vendorCd,
    entryTypeCd: 'TMP',
    contractNo: contract.no,
    hostDeptCd: contract.hostDeptCd,
    ownUserId: contract.ownUserId,
    entryStartYmd: addDays(today, 1),
    entryEndYmd: addDays(today, DAYS),
    zoneCds: last?.zoneCds ?? 'G',
    gateCd: last?.gateCd ?? null,
    purposeDesc: last?.purposeDesc ?? null,
    persons: personNos.map((personNo) => ({
      personNo,
      entryRoleCd: 'WORK' as const,
      lineStatusCd: null,
      lineRuleCd: null,
      lineUntilYmd: null,
      lineReasonDesc: null,
    })),
  })
  return {
    label: translate('contractor', language, '출입신청 (작성중)'),
    docNo: made.entryRqstDocNo,
    href: `${entryRqst.route.vendor}/${made.entryRqstNo}`,
    personCnt: personNos.length,
  }
}
