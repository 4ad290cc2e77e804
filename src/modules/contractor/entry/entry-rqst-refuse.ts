/** What a request may not ask for. */
import { sql } from '#platform/server/database/sql.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import { lastAllowedYmd } from './entry.logic.ts'
import { equipNeeds, zonesIn } from './entry-codes.model.ts'
import { type EntryRqst, type EquipLine, entryRqst, type VehicleLine } from './entry-rqst.model.ts'

type Context = ActionContext<typeof entryRqst>
const MIN_PURPOSE = 10

export function refuseHeader({ record, today }: Context) {
  const { purposeDesc, zoneCds, entryStartYmd, prevEntryRqstNo } = record
  if ([...purposeDesc.trim()].length < MIN_PURPOSE)
    return problem(entryRqst, 'purposeDesc', 'ENTRY_PURPOSE_SHORT', '목적을 10자 이상 입력하십시오.')
  if (zonesIn(zoneCds).length === 0) return problem(entryRqst, 'zoneCds', 'ENTRY_ZONE', '구역을 선택하십시오.')
  if (entryStartYmd < today && !prevEntryRqstNo)
    return problem(entryRqst, 'entryStartYmd', 'ENTRY_START_PAST', '출입 시작일은 오늘 이후여야 합니다.')
  return undefined
}

export function refusePeriod({ record }: Context) {
  const { entryTypeCd, entryStartYmd, entryEndYmd } = record
  if (entryEndYmd < entryStartYmd)
    return problem(entryRqst, 'entryEndYmd', 'CM-05', '종료일은 시작일보다 빠를 수 없습니다.')
  const last = lastAllowedYmd(entryTypeCd, entryStartYmd)
  if (entryEndYmd <= last) return undefined
  return problem(entryRqst, 'entryEndYmd', 'ENTRY_TOO_LONG', '이 유형은 {last}까지 신청할 수 있습니다.', {
    values: { last },
  })
}

/** The contract covers the period; who visits or delivers has none. */
export async function refuseContract({ record, db }: Context) {
  const { contractNo, entryTypeCd, vendorCd, entryStartYmd, entryEndYmd } = record
  if (contractNo === null)
    return entryTypeCd === 'VISIT'
      ? undefined
      : problem(entryRqst, 'contractNo', 'REQUIRED', '{label}은(는) 필수입니다.', { values: { label: '계약' } })
  const [found] = await db.query<{ covers: boolean }>(
    sql`select vendor_cd = ${vendorCd} and status_cd = 'ACTIVE' and start_ymd <= ${entryStartYmd}::date
        and (end_ymd >= ${entryEndYmd}::date or ${entryTypeCd} = 'VISIT') as covers
      from vendor_contract where vendor_contract_no = ${contractNo} and delete_yn = 'N'`,
  )
  if (found?.covers) return undefined
  return problem(entryRqst, 'contractNo', 'ENTRY_CONTRACT', '출입기간 전체에 유효한 소속 업체의 계약을 선택하십시오.')
}

/** Line by line: people of the vendor, each once; drivers and operators among them; vehicles and equipment fit for the zone. */
export async function refuseLines({ record, db }: Context): Promise<RuleProblem | undefined> {
  const persons = record.persons ?? []
  if (persons.length + (record.vehicles?.length ?? 0) + (record.equips?.length ?? 0) === 0)
    return problem(entryRqst, 'persons', 'ENTRY_NO_LINE', '인원, 차량, 장비 중 하나 이상을 추가하십시오.')
  const known = await db.query<{ no: number }>(
    sql`select person_no as no from vendor_person where vendor_cd = ${record.vendorCd} and person_status_cd = 'ACTIVE'
      and delete_yn = 'N' and person_no = any(${persons.map(({ personNo }) => personNo)}::bigint[])`,
  )
  const active = new Set(known.map(({ no }) => no))
  const listed = new Set(persons.map(({ personNo }) => personNo))
  const seen = new Set<number>()
  const problems = [
    ...persons.flatMap(({ personNo }, index): RuleProblem[] => {
      const field = `persons.${index}.personNo`
      if (!active.has(personNo))
        return [{ field, code: 'PERSON_NOT_ACTIVE', message: '소속 중인 인원만 선택할 수 있습니다.' }]
      if (seen.size === seen.add(personNo).size)
        return [{ field, code: 'ENTRY_PERSON_TWICE', message: '같은 인원이 두 번 있습니다.' }]
      return []
    }),
    ...(record.vehicles ?? []).flatMap((line, index) => vehicleProblems(record, line, index, listed)),
    ...(record.equips ?? []).flatMap((line, index) => equipProblems(record, line, index, listed)),
  ]
  if (problems.length > 0) throw ruleRefused(problems)
  return undefined
}

type Period = Pick<EntryRqst, 'entryEndYmd' | 'zoneCds'>
const isExplosive = ({ zoneCds }: Period) => zonesIn(zoneCds).includes('X')

function vehicleProblems(record: Period, line: VehicleLine, index: number, listed: ReadonlySet<number>): RuleProblem[] {
  const at = (field: keyof VehicleLine) => `vehicles.${index}.${field}`
  const found: RuleProblem[] = []
  if (line.insureToYmd < record.entryEndYmd)
    found.push({
      field: at('insureToYmd'),
      code: 'ENTRY_INSURANCE',
      message: '보험 만료일({ymd})이 출입종료일보다 빠릅니다.',
      values: { ymd: line.insureToYmd },
    })
  if (isExplosive(record) && line.sparkArrestorYn !== 'Y')
    found.push({
      field: at('sparkArrestorYn'),
      code: 'ENTRY_SPARK',
      message: '폭발위험장소는 불꽃방지기 장착 차량만 출입할 수 있습니다.',
    })
  if (!listed.has(line.driverPersonNo))
    found.push({ field: at('driverPersonNo'), code: 'ENTRY_DRIVER', message: '운전자를 인원에 추가하십시오.' })
  return found
}

function equipProblems(record: Period, line: EquipLine, index: number, listed: ReadonlySet<number>): RuleProblem[] {
  const at = (field: keyof EquipLine) => `equips.${index}.${field}`
  const needs = equipNeeds[line.equipTypeCd]
  const found: RuleProblem[] = []
  if (needs.inspectYn === 'Y' && (line.inspectToYmd ?? '') < record.entryEndYmd)
    found.push({
      field: at('inspectToYmd'),
      code: 'ENTRY_INSPECTION',
      message: '안전검사 만료일({ymd})이 출입종료일보다 빠릅니다.',
      values: { ymd: line.inspectToYmd ?? '-' },
      law: '산업안전보건법 제93조·제95조',
    })
  if (needs.ratedLoadYn === 'Y' && line.ratedLoadVal === null)
    found.push({ field: at('ratedLoadVal'), code: 'ENTRY_RATED_LOAD', message: '정격하중을 입력하십시오.' })
  if (isExplosive(record) && needs.electricYn === 'Y' && line.exProofYn !== 'Y')
    found.push({
      field: at('exProofYn'),
      code: 'ENTRY_EX_PROOF',
      message: '폭발위험장소에는 방폭형 전동장비만 반입할 수 있습니다.',
      law: '산업안전보건기준에 관한 규칙 제311조',
    })
  if (needs.operatorQualTypeCd !== null && line.operatorPersonNo === null)
    found.push({ field: at('operatorPersonNo'), code: 'ENTRY_OPERATOR', message: '조종원을 선택하십시오.' })
  if (line.operatorPersonNo !== null && !listed.has(line.operatorPersonNo))
    found.push({ field: at('operatorPersonNo'), code: 'ENTRY_OPERATOR', message: '조종원을 인원에 추가하십시오.' })
  return found
}

/** A change adds lines or shortens the time; more than that is a new request. */
export async function refuseMoreThanChange({ record, db }: Context) {
  if (!record.prevEntryRqstNo) return undefined
  const [before] = await db.queryAs<{ end: string; same: boolean }>(
    'SYSTEM',
    sql`select entry_end_ymd as "end", vendor_cd = ${record.vendorCd} and entry_type_cd = ${record.entryTypeCd}
          and contract_no is not distinct from ${record.contractNo}::bigint and entry_start_ymd = ${record.entryStartYmd}::date as same
      from entry_rqst where entry_rqst_no = ${record.prevEntryRqstNo}`,
  )
  if (before?.same && record.entryEndYmd <= before.end) return undefined
  return problem(
    entryRqst,
    'entryEndYmd',
    'ENTRY_CHANGE',
    '변경신청은 인원·차량·장비를 더하거나 기간을 줄일 때만 할 수 있습니다.',
  )
}

/** Who approves sees what he approves: results that turned since are kept and shown first. */
export function refuseTurned({ record, before }: Context) {
  if ((record.ngCnt ?? 0) > 0 === (before?.ngCnt ?? 0) > 0) return undefined
  return problem(
    entryRqst,
    '',
    'ENTRY_CHECK_TURNED',
    '적격확인 결과가 바뀌었습니다. 인원 판정을 확인하고 다시 승인하십시오.',
  )
}
