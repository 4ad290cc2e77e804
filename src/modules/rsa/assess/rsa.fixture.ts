/** What the tests of assessments do before they come to their point. */
import { impr } from '#modules/impr/impr/impr.model.ts'
import type { DraftOf } from '#platform/model/document.ts'
import type { Site } from '#platform/test/site.ts'
import { rsaScale } from '../scale/rsa-scale.model.ts'
import { aScale } from '../scale/rsa-scale.seed.ts'
import type { Extra, NewRating } from './rsa.calls.ts'
import { type RsaControl, type RsaItem, rsa } from './rsa.model.ts'
import { anAssessment, anItem } from './rsa.seed.ts'

export const at = (ymd: string, time = '10:00:00') => `${ymd}T${time}+09:00`

export async function anApprovedScale(site: Site, values: DraftOf<typeof rsaScale> = aScale()): Promise<number> {
  const { rsaScaleNo } = await site.as('safety').create(rsaScale, values)
  await site.as('safety').act(rsaScale, rsaScaleNo, 'submit')
  await site.as('shd').act(rsaScale, rsaScaleNo, 'approve')
  return rsaScaleNo
}

export async function aProcess(site: Site, offset = 0): Promise<number> {
  const [row] = await site.sql<{ no: string }>(
    `select process_no as no from process where plant_cd = '2000' and use_yn = 'Y' order by 1 limit 1 offset ${offset}`,
  )
  return Number(row?.no)
}

const TOLD = '2026-11-21'
export const BEGUN = '2026-11-23'

/** Planned and told on 2026-11-21, to begin on the 23rd. */
export async function announced(site: Site, values: DraftOf<typeof rsa>) {
  await site.setClock(at(TOLD))
  const dates = { planYmd: TOLD, doFromYmd: BEGUN, doToYmd: '2026-11-30' }
  const { rsaNo } = await site.as('sup').create(rsa, anAssessment({ ...dates, ...values }))
  return site.as('sup').act(rsa, rsaNo, 'announce')
}

/** Under way, with these items and measures. */
export async function begun(
  site: Site,
  values: DraftOf<typeof rsa>,
  items: RsaItem[] = [anItem()],
  controls: RsaControl[] = [],
) {
  const { rsaNo } = await announced(site, values)
  await site.setClock(at(BEGUN))
  const record = await site.as('sup').act(rsa, rsaNo, 'identify')
  return site.as('sup').edit(rsa, record, rsaNo, { items, controls })
}

const strokes = [[100, 100, 900, 800]]
const path = (no: number) => `${rsa.api}/${no}` as const
export const extraOf = (site: Site, no: number, userId = 'sup') => site.as(userId).call<Extra>(`${path(no)}/extra`)

/** Somebody with an account takes part and signs for himself. */
export async function took(site: Site, no: number, userId: string, part: object = {}) {
  const body = { partRoleCd: 'WORKER', partMethodCd: 'WALK', userId, partDt: at(TOLD), ...part }
  await site.as('sup').call(`${path(no)}/participants`, { method: 'POST', body })
  const { parts } = await extraOf(site, no)
  const mine = parts.findLast((one) => one.userId === userId)
  await site.as(userId).call(`${path(no)}/participants/${mine?.rsaPartNo}/sign`, { method: 'PUT', body: { strokes } })
}

/** Somebody of a contractor takes part and draws before whoever leads it. */
export async function tookOfVendor(site: Site, no: number, who: { personNo: number } | undefined) {
  const body = { partRoleCd: 'VENDOR', partMethodCd: 'WALK', personNo: who?.personNo, partDt: at(TOLD) }
  await site.as('sup').call(`${path(no)}/participants`, { method: 'POST', body })
  const { parts } = await extraOf(site, no)
  const his = parts.findLast((one) => one.personNo === who?.personNo)
  await site.as('sup').call(`${path(no)}/participants/${his?.rsaPartNo}/sign`, { method: 'PUT', body: { strokes } })
}

/** Decided with a worker who walked round. */
export async function decided(site: Site, values: DraftOf<typeof rsa>, items: RsaItem[], controls: RsaControl[] = []) {
  const { rsaNo } = await begun(site, values, items, controls)
  await took(site, rsaNo, 'emp')
  return site.as('sup').act(rsa, rsaNo, 'decide')
}

export const ratedAgain = (site: Site, no: number, itemNo: number, given: Partial<NewRating>) =>
  site.as('sup').call(`${path(no)}/items/${itemNo}/ratings`, {
    method: 'POST',
    body: { freqVal: 1, sevVal: 3, lawOkYn: 'Y', fatalYn: 'N', similarYn: 'N', ...given },
  })
export const interim = (site: Site, no: number, itemNo: number) =>
  site.as('sup').call(`${path(no)}/items/${itemNo}/interim`, {
    method: 'PUT',
    body: { interimDesc: '출입을 막고 표지를 세웠습니다.', interimDt: at(BEGUN, '09:30:00') },
  })

/** The row of the register of a measure, carried out by its owner and verified by who leads the assessment. */
export async function verified(site: Site, imprNo: number) {
  const owner = site.as('maint')
  await owner.act(impr, imprNo, 'accept')
  await owner.act(impr, imprNo, 'plan', { planDesc: '이번 주에 설치합니다.' })
  const { attachFileId } = await owner.attach('IMPR_PHOTO')
  const done = { measureTypeCd: 'ENG' as const, actionDesc: '설치했습니다.', afterFileId: attachFileId }
  await owner.act(impr, imprNo, 'finish', done)
  return site.as('sup').act(impr, imprNo, 'verify')
}

/** Every process of a plant has been assessed before the site was in use, and nobody has taken that over by hand. */
export const assessedBefore = (site: Site, plantCd = '2000') =>
  site.sql(
    `insert into rsa (rsa_doc_no, status_cd, plant_cd, rsa_title, rsa_type_cd, dept_cd, process_no, scale_no, plan_ymd, do_from_ymd,
        do_to_ymd, leader_user_id, taken_over_yn, taken_ymd, complete_dt, complete_user_id, create_user_id)
      select 'RS-T-' || process_no, 'DONE', plant_cd, process_nm || ' 최초평가', 'INIT', dept_cd, process_no, 0, '2026-01-05', '2026-01-05',
        '2026-01-05', 'sup', 'Y', '2026-01-05', '2026-01-05T00:00:00+09:00', 'shd', 'safety'
      from process p where plant_cd = $1 and use_yn = 'Y'
        and not exists (select from rsa r where r.rsa_doc_no = 'RS-T-' || p.process_no)`,
    [plantCd],
  )
