/** A vendor with a list, a plan and an inspector, for the tests of checks. */
import type { Site } from '#platform/test/site.ts'
import type { CheckType } from './check.logic.ts'
import { type CheckItem, type CheckResult, checkResult } from './check-result.model.ts'
import { inspector } from './inspector.model.ts'
import { selfCheckPlan } from './self-check-plan.model.ts'
import { selfCheckTmpl } from './self-check-tmpl.model.ts'

export const VSM = 'V100001-02'
export const VENDOR = 'V100001'

/** Nothing of the demo's own checks is left. */
export async function noChecks(site: Site): Promise<void> {
  await site.sql(`delete from self_check_due; delete from subcon_check_result_items; delete from subcon_check_result;
    delete from self_check_plan; delete from self_check_inspector; delete from entry_log`)
}

type Asked = Readonly<Record<number, { askedByNo: number; askedByCd: 'OK' | 'NG' | 'NA' }>>
/** @param critical how many of the items are critical, the first ones
 * @param asked by number of item: the answer that opens it */
export async function aTmpl(
  site: Site,
  checkTypeCd: CheckType,
  itemCnt = 4,
  critical = 1,
  asked: Asked = {},
): Promise<number> {
  const items = Array.from({ length: itemCnt }, (_, at) => ({
    itemNm: `항목 ${at + 1}`,
    criterionDesc: '이상 없음',
    lawRefDesc: null,
    criticalYn: at < critical ? ('Y' as const) : ('N' as const),
    ...(asked[at + 1] ?? { askedByNo: null, askedByCd: null }),
  }))
  const { selfCheckTmplNo } = await site
    .as('safety')
    .create(selfCheckTmpl, { tmplNm: '작업 전 점검', checkTypeCd, items })
  await site.as('safety').act(selfCheckTmpl, selfCheckTmplNo, 'release')
  return selfCheckTmplNo
}

export async function aPlan(
  site: Site,
  checkTypeCd: CheckType,
  { userId = VSM, itemCnt = 4, critical = 1, vendorCd = VENDOR, asked = {} as Asked } = {},
): Promise<number> {
  const checkTmplNo = await aTmpl(site, checkTypeCd, itemCnt, critical, asked)
  const draft = { vendorCd, checkTypeCd, checkTmplNo, areaCds: 'P', startYmd: '2026-11-01', endYmd: '2027-10-31' }
  const { selfCheckPlanNo } = await site.as(userId).create(selfCheckPlan, draft)
  await site.as(userId).act(selfCheckPlan, selfCheckPlanNo, 'begin')
  return selfCheckPlanNo
}

/** Somebody of the vendor, or of the host where the account is one of the host's. */
export async function anInspector(site: Site, { userId = VSM, toYmd = '2027-10-31' } = {}): Promise<number> {
  const isVendor = userId.startsWith('V1')
  const [one] = await site.sql<{ no: number }>(
    `select p.person_no::int as no from vendor_person p join vendor_account a using (vendor_cd) where a.portal_id = $1
      and p.person_nm = a.user_nm and p.person_status_cd = 'ACTIVE'`,
    [userId],
  )
  const maker = isVendor ? VSM : 'safety'
  const { inspectorNo } = await site.as(maker).create(inspector, {
    personNo: isVendor ? (one?.no ?? null) : null,
    userId,
    positionNm: '안전담당',
    appointFromYmd: '2026-11-01',
    appointToYmd: toYmd,
  })
  await site.as(maker).act(inspector, inspectorNo, 'appoint')
  return inspectorNo
}

export const sign = { signerNm: '홍길동', signDt: '2026-11-21T08:00:00+09:00', strokes: [[1, 2, 30, 40]] }

export const start = (site: Site, userId: string, selfCheckPlanNo: number, inspectorNo: number, values = {}) =>
  site.as(userId).create(checkResult, { selfCheckPlanNo, inspectorNo, areaCd: 'P', ...values })

/** The items answered in order; a bad one with its words and improvement. */
export const answer = (record: Pick<CheckResult, 'items'>, said: readonly ('OK' | 'NG' | 'NA' | null)[]): CheckItem[] =>
  (record.items ?? []).map((item, at) => {
    const answerCd = said[at] ?? null
    const isBad = answerCd === 'NG'
    return {
      ...item,
      answerCd,
      ngDesc: isBad ? '난간이 없습니다.' : null,
      imprDesc: isBad ? '난간을 답니다.' : null,
    }
  })

/** A group of photos named after the items that they show. */
export async function photos(site: Site, userId: string, itemNos: readonly number[]): Promise<number | null> {
  let attachFileId: number | null = null
  for (const itemNo of itemNos) {
    const body = new FormData()
    body.set('taskClassNm', 'SELF_CHECK_PHOTO')
    if (attachFileId) body.set('attachFileId', String(attachFileId))
    body.set('file', new Blob([PIXEL], { type: 'image/png' }), `${itemNo}.png`)
    const answered: { attachFileId: number } = await site
      .as(userId)
      .call('/api/attachfile/uploadfiles', { method: 'POST', body })
    attachFileId = answered.attachFileId
  }
  return attachFileId
}
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** By his own name. */
async function signOf(site: Site, userId: string) {
  const [own] = await site.sql<{ nm: string }>(`select user_nm as nm from directory_person where user_id = $1`, [
    userId,
  ])
  return { ...sign, signerNm: own?.nm ?? '' }
}

export const complete = async (site: Site, userId: string, checkResultNo: number, body: object, key?: string) =>
  site.as(userId).call<{ checkResultNo: number }>(`${checkResult.api}complete`, {
    method: 'POST',
    body: { checkResultNo, inspectorSign: await signOf(site, userId), ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  })

/** Somebody of the vendor came through the gate. */
export const cameIn = (site: Site, at: string, vendorCd = VENDOR): Promise<unknown> =>
  site.sql(
    `insert into entry_log (plant_cd, vendor_cd, person_no, worker_key, zone_cd, gate_cd, in_dt, out_dt, create_user_id, update_user_id)
      select plant_cd, vendor_cd, person_no, 'P' || person_no, 'P', 'G1', $1::timestamptz, $1::timestamptz + interval '8 hours', 'gate', 'gate'
      from vendor_person where vendor_cd = $2 order by person_no limit 1`,
    [at, vendorCd],
  )
