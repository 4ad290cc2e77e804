import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { vendorChangeMessages as m } from './vendor-change.messages.ts'
import { changeable, vendorChange } from './vendor-change.model.ts'

type Context = ActionContext<typeof vendorChange>
type Effect = EffectContext<typeof vendorChange>
type Changed = Pick<Context['record'], (typeof changeable)[number]>

export const vendorChangeRules = rulesFor(vendorChange, {
  set: { create: [asItIs] },
  refuse: { submit: [refuseNothing, refuseNoSafetyManager] },
  follow: {
    submit: [tells(m.VND_CHANGE_RQST)],
    confirm: [apply, tells(m.VND_CHANGE_OK)],
    sendBack: [tells(m.VND_CHANGE_RTN)],
  },
})

const masterOf = async ({ db, record }: Pick<Context, 'db' | 'record'>) => {
  const [found] = await db.query<Changed & { vendorRiskCd: string }>(sql`
    select chief_nm as "chiefNm", insure_mgmt_no as "insureMgmtNo", reg_worker_cnt as "regWorkerCnt", saf_mgr_nm as "safMgrNm",
      saf_mgr_phone_no as "safMgrPhoneNo", vendor_risk_cd as "vendorRiskCd"
    from vendor_info where vendor_cd = ${record.vendorCd}`)
  return found
}

/** A request begins with what is known: one changes what is wrong. */
async function asItIs(context: Context) {
  const { vendorRiskCd: _, ...known } = (await masterOf(context)) ?? { vendorRiskCd: '' }
  const given = Object.fromEntries(
    Object.entries(context.record).filter(([name, value]) => name in known && value != null),
  )
  return { ...known, ...given }
}

async function refuseNothing(context: Context) {
  const known = await masterOf(context)
  if (known && changeable.some((name) => (known[name] ?? null) !== (context.record[name] ?? null))) return undefined
  return problem(vendorChange, 'changeReasonDesc', 'VENDOR_CHANGE_NOTHING', '바뀐 내용이 없습니다.')
}

async function refuseNoSafetyManager(context: Context) {
  const { record } = context
  const known = await masterOf(context)
  if (known?.vendorRiskCd === 'C' || (record.safMgrNm && record.safMgrPhoneNo)) return undefined
  return problem(vendorChange, 'safMgrNm', 'VENDOR_SAFETY_MANAGER', '고위험·중간 업체는 안전관리자를 입력하십시오.')
}

/** The master takes it over with the same decision; its history names the request. */
async function apply(effect: Effect) {
  const { db, record, now, person } = effect
  const known = await masterOf(effect)
  const diff = Object.fromEntries(
    changeable.flatMap((name) =>
      (known?.[name] ?? null) === (record[name] ?? null) ? [] : [[name, [known?.[name] ?? null, record[name]]]],
    ),
  )
  await db.queryAs(
    'SYSTEM',
    sql`with changed as (
        update vendor_master set chief_nm = ${record.chiefNm}, insure_mgmt_no = ${record.insureMgmtNo},
          reg_worker_cnt = ${record.regWorkerCnt}, saf_mgr_nm = ${record.safMgrNm}, saf_mgr_phone_no = ${record.safMgrPhoneNo},
          row_version = row_version + 1, update_dt = ${now}, update_user_id = ${person.userId}
        where vendor_cd = ${record.vendorCd} and delete_yn = 'N' returning *
      )
      insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, reason_desc, diff_json)
      select ${now}, ${person.userId}, 'vendor-master', vendor_master_no::text, plant_cd, vendor_cd, 'EDIT',
        ${record.changeReasonDesc}, ${JSON.stringify(diff)}::jsonb from changed`,
  )
}
