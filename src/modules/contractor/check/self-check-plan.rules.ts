import type { Check } from '#platform/model/check.ts'
import { joinedText } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { zonesIn } from '../entry/entry-codes.model.ts'
import { refuseOtherVendor } from '../own-vendor.ts'
import { cycleOf, ownCheckOf } from './check.logic.ts'
import { checkTypeWord, ownTypes } from './check-codes.model.ts'
import { selfCheckPlan } from './self-check-plan.model.ts'

type Context = ActionContext<typeof selfCheckPlan>

export const selfCheckPlanRules = rulesFor(selfCheckPlan, {
  set: { create: [followed], edit: [followed], begin: [followed] },
  refuse: {
    create: [refuseOtherVendor(selfCheckPlan)],
    edit: [refuseOtherVendor(selfCheckPlan)],
    begin: [refuseOtherVendor(selfCheckPlan), refuseHostType, refuseTmpl, refusePeriod, refuseArea],
  },
  guard: { begin: [oftenEnough] },
})

/** What the plan is called, by which list and how often it goes, follows from what was chosen. */
async function followed({ record, db }: Context) {
  const [facts] = await asProgram(db).query<{ vendorNm: string; riskCd: string | null; tmplNm: string | null }>(
    sql`select v.vendor_nm as "vendorNm", v.vendor_risk_cd as "riskCd",
        (select t.tmpl_nm from self_check_tmpl t where t.self_check_tmpl_no = ${record.checkTmplNo ?? null}) as "tmplNm"
      from vendor_info v where v.vendor_cd = ${record.vendorCd ?? null}`,
  )
  const { checkTypeCd } = record
  return {
    planNm: joinedText([checkTypeCd && checkTypeWord(checkTypeCd), facts?.tmplNm, facts?.vendorNm]) || null,
    tmplNm: facts?.tmplNm ?? null,
    cycleCd: checkTypeCd ? cycleOf(checkTypeCd, facts?.riskCd ?? null) : null,
  }
}

/** A patrol is the host's (법 64①2); what a vendor checks itself it plans itself. */
function refuseHostType({ record, person }: Context) {
  const isOwn = ownTypes.includes(record.checkTypeCd)
  if (person.kind === 'vendor' && record.checkTypeCd === 'PATROL')
    return problem(selfCheckPlan, 'checkTypeCd', 'CHECK_PLAN_HOST', '순회점검 계획은 도급인이 등록합니다.')
  if (person.kind !== 'vendor' && isOwn && !person.roles.includes('SHM'))
    return problem(selfCheckPlan, 'checkTypeCd', 'CHECK_PLAN_VENDOR', '자율점검 계획은 업체가 등록합니다.')
  return undefined
}

async function refuseTmpl({ record, db }: Context) {
  const [tmpl] = await asProgram(db).query<{
    statusCd: string
    checkTypeCd: string
  }>(sql`select status_cd as "statusCd",
    check_type_cd as "checkTypeCd" from self_check_tmpl where self_check_tmpl_no = ${record.checkTmplNo}`)
  if (tmpl?.statusCd === 'FIX' && tmpl.checkTypeCd === record.checkTypeCd) return undefined
  return problem(selfCheckPlan, 'checkTmplNo', 'CHECK_PLAN_TMPL', '이 점검유형의 확정된 점검표를 고르십시오.')
}

function refusePeriod({ record }: Context) {
  if (record.endYmd >= record.startYmd) return undefined
  return problem(selfCheckPlan, 'endYmd', 'CM-05', '종료일은 시작일보다 빠를 수 없습니다.')
}

function refuseArea({ record }: Context) {
  if (zonesIn(record.areaCds).length > 0) return undefined
  return problem(selfCheckPlan, 'areaCds', 'CM-04', '{label}은(는) 필수입니다.', { values: { label: '구역' } })
}

/** R2: a vendor of risk A checks every day before work. */
async function oftenEnough({ record, db }: Context): Promise<Check | undefined> {
  if (record.checkTypeCd !== 'WEEKLY') return undefined
  const [vendor] = await asProgram(db).query<{ riskCd: string | null; dailyYn: boolean }>(sql`
    select v.vendor_risk_cd as "riskCd", exists (select from self_check_plan p where p.vendor_cd = v.vendor_cd
      and p.check_type_cd = 'DAILY' and p.status_cd = 'ACTIVE' and p.delete_yn = 'N') as "dailyYn"
    from vendor_info v where v.vendor_cd = ${record.vendorCd}`)
  if (!vendor || ownCheckOf(vendor.riskCd) !== 'DAILY' || vendor.dailyYn) return undefined
  return {
    ruleCd: 'CHECK_CYCLE',
    resultCd: 'WARN',
    lifterCds: [],
    message: '위험등급 A 업체는 매일 작업 전에 점검합니다. 일일점검 계획도 확정하십시오.',
  }
}
