/** What a plan lacks before it is submitted: asked when its author opens it, and again when he submits it. */
import { linkProblems } from '#modules/saf/jsa/jsa.api.ts'
import type { Check } from '#platform/model/check.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import { afterState, lastPlanDay, needsCommander, needsEquipment, uncovered, watchingWorkers } from './plan.logic.ts'
import { kindNames, kindsIn, planWorks } from './plan-codes.model.ts'
import type { Context } from './plan-values.ts'

const block = (ruleCd: string, field: string, message: string, more: Partial<Check> = {}): Check => ({
  ruleCd,
  resultCd: 'BLOCK',
  field,
  message,
  lifterCds: [],
  ...more,
})

/** @law 산업안전보건기준에 관한 규칙 제38조제1항 */
export function chosenKinds({ record }: Context): Check | undefined {
  if (kindsIn(record.planWorkCds).length > 0) return undefined
  return block('PLAN_KIND', 'planWorkCds', '작업종류를 선택하세요.', {
    law: '산업안전보건기준에 관한 규칙 제38조제1항',
  })
}

/** CP-A22. @law 산업안전보건기준에 관한 규칙 제39조제1항 */
export function commander({ record }: Context): Check | undefined {
  const kinds = kindsIn(record.planWorkCds)
  if (!needsCommander(kinds) || record.workCmdPersonNo) return undefined
  return block('PLAN_COMMANDER', 'workCmdPersonNo', '작업지휘자를 지정하십시오.', {
    law: '산업안전보건기준에 관한 규칙 제39조제1항',
    evidenceDesc: kindNames(kinds),
  })
}

interface Contract {
  fromYmd: string
  toYmd: string
  months: number
}
/** Not longer than a year, and inside of a contract of the vendor that is in force. */
export async function period({ record, db, today }: Context): Promise<Check | undefined> {
  const { planStartYmd, planEndYmd } = record
  if (!planStartYmd || !planEndYmd) return undefined
  if (planEndYmd < planStartYmd) return block('CM-05', 'planEndYmd', '종료일은 시작일보다 빠를 수 없습니다.')
  const [contract] = await db.query<Contract>(sql`select c.start_ymd::text as "fromYmd", c.end_ymd::text as "toYmd",
      (select l.legal_param_val::int from com_legal_param l where l.legal_param_cd = 'PLAN_MAX_MONTH' and l.delete_yn = 'N'
        and l.effective_from_ymd <= ${today}::date order by l.effective_from_ymd desc limit 1) as months
    from vendor_contract c where c.vendor_contract_no = ${record.contractNo} and c.vendor_cd = ${record.vendorCd}
      and c.status_cd = 'ACTIVE' and c.delete_yn = 'N'`)
  if (!contract) return block('PLAN_CONTRACT', 'contractNo', '유효한 소속 업체의 계약을 선택하십시오.')
  const { fromYmd: from, toYmd: to, months } = contract
  if (planStartYmd < from || planEndYmd > to)
    return block('PLAN_OUTSIDE', 'planEndYmd', '계획기간이 계약기간({from} ~ {to})을 벗어납니다.', {
      values: { from, to },
    })
  if (planEndYmd <= lastPlanDay(planStartYmd, months)) return undefined
  return block('PLAN_TOO_LONG', 'planEndYmd', '계획기간은 {n}개월 이내로 하십시오.', { values: { n: months } })
}

/** Every kind is analysed in a JSA that may be linked. */
export async function jsaCover({ record, db, today }: Context): Promise<Check[]> {
  const jsas = record.jsas ?? []
  const missing = uncovered(kindsIn(record.planWorkCds), jsas).map((kind) =>
    block('PLAN_JSA_KIND', 'jsas', "작업종류 '{kind}'에 연결된 JSA가 없습니다.", { values: { kind: planWorks[kind] } }),
  )
  const wanted = jsas.flatMap(({ jsaNo }) => jsaNo ?? [])
  if (wanted.length === 0) return missing
  const { plantCd, vendorCd } = record
  const problems = await linkProblems(
    db,
    wanted.map((jsaNo) => ({ jsaNo, plantCd, vendorCd, permitTypeCds: [], ymd: today })),
  )
  const wrong = problems.flatMap((problem, at): Check[] => {
    const about = jsas[at]?.jsaDocNo ?? jsas[at]?.jsaTitle
    if (!problem) return []
    return [
      block(problem.code, 'jsas', problem.message, { values: problem.values ?? {}, evidenceDesc: about ?? undefined }),
    ]
  })
  return [...missing, ...wrong]
}

export function marked({ record }: Context): Check | undefined {
  if ((record.planMarks ?? []).length > 0) return undefined
  return block('PLAN_MARK', 'planMarks', '위치 탭에 작업 위치를 한 곳 이상 표시하십시오.')
}

/** Who leads, who is called, and that a watcher does nothing else. */
export async function people({ record, db }: Context): Promise<Check[]> {
  const orgs = record.orgs ?? []
  const checks: Check[] = []
  if (!orgs.some(({ orgRoleCd, personNo }) => orgRoleCd === 'CHIEF' && personNo !== null))
    checks.push(block('PLAN_CHIEF', 'orgs', '조직 탭에 소장을 지정하십시오.'))
  if (!record.phoneTreeDesc || !record.hospitalNm)
    checks.push(block('PLAN_PHONE', 'phoneTreeDesc', '비상연락망과 가까운 병원을 적으십시오.'))
  const named = [...orgs.map(({ personNo }) => personNo), record.workCmdPersonNo].flatMap((no) => no ?? [])
  const watching = watchingWorkers(orgs)
  if (named.length === 0) return checks
  const known = await db.query<{ personNo: number; personNm: string; isActive: boolean }>(
    sql`select person_no as "personNo", person_nm as "personNm",
        person_status_cd = 'ACTIVE' and vendor_cd = ${record.vendorCd} as "isActive"
      from vendor_person where person_no = any(${named}::bigint[])`,
  )
  const names = (nos: readonly number[]) =>
    known.flatMap(({ personNo, personNm }) => (nos.includes(personNo) ? personNm : [])).join(', ')
  if (watching.length > 0)
    checks.push(
      block('PLAN_WATCHER', 'orgs', '감시인은 같은 작업의 작업자를 겸할 수 없습니다.', {
        law: '산업안전보건기준에 관한 규칙 제623조제1항, 제241조의2제1항',
        evidenceDesc: names(watching),
      }),
    )
  const gone = known.filter(({ isActive }) => !isActive).map(({ personNo }) => personNo)
  if (gone.length > 0)
    checks.push(block('PLAN_PERSON', 'orgs', '소속 중인 인원만 선택할 수 있습니다.', { evidenceDesc: names(gone) }))
  return checks
}

export function equipment({ record, today }: Context): Check[] {
  const equips = record.equips ?? []
  const kinds = kindsIn(record.planWorkCds)
  const checks: Check[] = []
  if (needsEquipment(kinds) && !equips.some(({ equipNm }) => equipNm))
    checks.push(block('PLAN_EQUIP', 'equips', '장비 탭에 쓸 장비를 적으십시오.', { evidenceDesc: kindNames(kinds) }))
  for (const { equipNm, inspectToYmd } of equips) {
    if (!inspectToYmd || inspectToYmd >= (record.planEndYmd ?? today)) continue
    const isOver = inspectToYmd < today
    checks.push({
      ruleCd: 'PLAN_EQUIP_INSPECT',
      resultCd: isOver ? 'BLOCK' : 'WARN',
      field: 'equips',
      message: isOver ? '장비의 검사 유효기간이 지났습니다.' : '계획기간 중에 장비의 검사 유효기간이 끝납니다.',
      evidenceDesc: `${equipNm ?? ''} ${inspectToYmd}`,
    })
  }
  return checks
}

/** R4 (CP-A24): papers of earlier work that are owed for long hold up new plans, not new revisions. */
export async function owedPapers({ record, db, today }: Context): Promise<Check | undefined> {
  if ((record.revNo ?? 1) > 1) return undefined
  const [owed] = await db.query<{ ymd: string; no: string }>(
    sql`select actual_end_ymd::text as ymd, wkod_plan_doc_no as no from wkod_plan
      where vendor_cd = ${record.vendorCd} and status_cd = 'AFTER' and after_lack_yn = 'Y' and delete_yn = 'N'
      order by actual_end_ymd limit 1`,
  )
  if (!owed) return undefined
  const limits = await afterLimits(db, today)
  const { state, late } = afterState(owed.ymd, today, limits)
  if (state === 'NONE') return undefined
  const about = { field: 'wkodTitle', values: { n: late }, evidenceDesc: `${owed.no} · ${owed.ymd}` }
  if (state === 'BLOCK')
    return block('PLAN_AFTER_LATE', 'wkodTitle', '사후서류 제출기한이 {n}일 지나 새 계획을 제출할 수 없습니다.', about)
  return { ruleCd: 'PLAN_AFTER_LATE', resultCd: 'WARN', message: '사후서류 제출기한이 {n}일 지났습니다.', ...about }
}

export async function afterLimits(db: Context['db'], today: string) {
  const codes = ['PLAN_AFTER_DUE_D', 'PLAN_AFTER_SHD_D', 'PLAN_AFTER_BLOCK_D']
  const numbers = await legalNumbers(db, codes, today)
  const [dueDays = 0, headDays = 0, blockDays = 0] = codes.map((code) => numbers[code] ?? 0)
  return { dueDays, headDays, blockDays }
}
