/** What the tests of inspections do before they come to their point. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Site } from '#platform/test/site.ts'
import { aCheckSchedule, aCheckTmpl } from './check.seed.ts'
import { placeCodeText } from './fill/place-code.logic.ts'
import { checkPlan } from './plan/check-plan.model.ts'
import { checkSchedule } from './plan/check-schedule.model.ts'
import type { unsaid } from './result/safety-check.logic.ts'
import { safetyCheck } from './result/safety-check.model.ts'
import { checkTmpl } from './tmpl/check-tmpl.model.ts'

export const at = (ymd: string, time = '10:00:00') => `${ymd}T${time}+09:00`

async function anEquip(site: Site, equipCd: string, locationNo: number | null = null): Promise<number> {
  const [row] = await site.sql<{ no: string }>(
    `insert into facility (equip_cd, equip_nm, plant_cd, saf_facility_type_cd, location_no, process_no)
      select $1::text, $1::text || ' 펌프', '2000', (select saf_facility_type_cd from saf_facility_type limit 1), $2::bigint,
        (select process_no from process where plant_cd = '2000' and use_yn = 'Y' order by 1 limit 1) returning equip_no as no`,
    [equipCd, locationNo],
  )
  return Number(row?.no)
}
export async function aPlace(site: Site, locationNm: string, above: number | null = null): Promise<number> {
  const [row] = await site.sql<{ no: string }>(
    `insert into site_location (location_nm, plant_cd, plocation_no) values ($1, '2000', $2) returning location_no as no`,
    [locationNm, above],
  )
  return Number(row?.no)
}

export async function released(site: Site, values: DraftOf<typeof checkTmpl> = {}): Promise<number> {
  const { checkTmplNo } = await site.as('safety').create(checkTmpl, aCheckTmpl(values))
  await site.as('safety').act(checkTmpl, checkTmplNo, 'release')
  return checkTmplNo
}

/** A schedule in force. @returns its key */
export async function scheduled(site: Site, values: DraftOf<typeof checkSchedule>): Promise<number> {
  const { checkScheduleNo } = await site.as('safety').create(checkSchedule, aCheckSchedule(values))
  await site.as('safety').act(checkSchedule, checkScheduleNo, 'begin')
  return checkScheduleNo
}

export const plansOf = async (site: Site, checkScheduleNo: number) => {
  const { rows } = await site
    .as('safety')
    .list(checkPlan, { where: { checkScheduleNo: String(checkScheduleNo) }, sort: 'planYmd', limit: 100 })
  return rows
}

/** The only plan of a new schedule of an equipment. */
export async function onePlan(
  site: Site,
  tmpl: DraftOf<typeof checkTmpl>,
  schedule: DraftOf<typeof checkSchedule> = {},
) {
  const checkTmplNo = await released(site, tmpl)
  const equipNo = await anEquip(site, `P-${checkTmplNo}`)
  const no = await scheduled(site, { checkTmplNo, targetKeys: String(equipNo), ...schedule })
  const [plan] = await plansOf(site, no)
  if (!plan) throw new RangeError('no plan')
  return { plan, equipNo, checkTmplNo, checkScheduleNo: no }
}

export const label = (equipNo: number) => placeCodeText({ kindCd: 'E', no: equipNo })
export type Answer = Partial<typeof unsaid> & { itemNo: number }
export const ok = (itemNo: number): Answer => ({ itemNo, answerCd: 'OK' })
export const ng = (itemNo: number, values: Partial<Answer> = {}): Answer => ({
  itemNo,
  answerCd: 'NG',
  ngDesc: '덮개가 빠져 있습니다.',
  riskGradeCd: 'MID',
  ...values,
})
interface Filling {
  items: Answer[]
  codes: string[]
  checkDt: string
  /** Items with a photo. */
  photos?: number[]
  userId?: string
  userNm?: string
  checkTmplNo?: number
  key?: string
  /** Who has looked along and signed. */
  others?: readonly string[]
}

/** Names of people by account. */
const nameOf = async (site: Site, userId: string): Promise<string> => {
  const [row] = await site.sql<{ nm: string }>(`select user_nm as nm from sys_user where user_id = $1`, [userId])
  return row?.nm ?? ''
}

async function photoGroup(site: Site, userId: string, photos: readonly number[]): Promise<number | null> {
  let group: number | null = null
  for (const itemNo of photos) {
    const body = new FormData()
    body.set('taskClassNm', 'CHECK_PHOTO')
    if (group !== null) body.set('attachFileId', String(group))
    body.set('file', new Blob([PIXEL], { type: 'image/png' }), `${itemNo}.png`)
    const answer = await site
      .as(userId)
      .call<{ attachFileId: number }>('/api/attachfile/uploadfiles', { method: 'POST', body })
    group = answer.attachFileId
  }
  return group
}
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** All of a check in one post, as a phone sends it. */
export async function finished(
  site: Site,
  planNo: number,
  { userId = 'sup', photos = [], codes, checkDt, ...given }: Filling,
) {
  const body = {
    checkTmplNo: given.checkTmplNo ?? null,
    checkDt,
    scans: codes.map((placeCd) => ({ placeCd, scanDt: checkDt })),
    items: given.items,
    photoFileId: await photoGroup(site, userId, photos),
    inspectorSign: {
      signerNm: given.userNm ?? (await nameOf(site, userId)),
      signDt: checkDt,
      strokes: [[100, 100, 900, 800]],
    },
    otherSigns: (given.others ?? []).map((other) => ({
      userId: other,
      signDt: checkDt,
      strokesDesc: '[[100,100,900,800]]',
    })),
  }
  const headers: Record<string, string> = given.key ? { 'idempotency-key': given.key } : {}
  const { safetyCheckNo } = await site
    .as(userId)
    .call<{ safetyCheckNo: number }>(`${checkPlan.api}/${planNo}/finish`, { method: 'POST', body, headers })
  return site.as(userId).read(safetyCheck, safetyCheckNo)
}
export const planNow = (site: Site, no: number) => site.as('safety').read(checkPlan, no)
