/** What the tests of JSAs do before they come to their point. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Site } from '#platform/test/site.ts'
import { jsa } from './jsa.model.ts'
import { aJsa } from './jsa.seed.ts'

export const VENDOR = 'V100001-02'

let processNo: number | undefined
async function processOf(site: Site): Promise<number> {
  const [row] = await site.sql<{ no: string }>(
    `select process_no as no from process where plant_cd = '2000' and use_yn = 'Y' order by 1 limit 1`,
  )
  processNo ??= Number(row?.no)
  return processNo
}

export async function drafted(site: Site, values: DraftOf<typeof jsa> = {}, userId = VENDOR) {
  return site.as(userId).create(jsa, aJsa({ processNo: await processOf(site), ...values }))
}

const strokes = [[100, 100, 900, 800]]

/** Leader, worker and operations take part and sign what stands there. */
export async function signed(site: Site, jsaNo: number, userId = VENDOR) {
  const path = `/api/saf/jsa/${jsaNo}`
  const people = [
    ['LEADER', '민경수'],
    ['WORKER', '응우옌 반 남'],
    ['OPR', '홍기범'],
  ] as const
  for (const [partRoleCd, partNm] of people)
    await site.as(userId).call(`${path}/participants`, { method: 'POST', body: { partRoleCd, partNm } })
  await signAll(site, jsaNo, userId)
}

export async function signAll(site: Site, jsaNo: number, userId = VENDOR) {
  const path = `/api/saf/jsa/${jsaNo}`
  const { parts } = await site.as(userId).call<{ parts: { jsaPartNo: number }[] }>(`${path}/extra`)
  const { rowVersion } = await site.as(userId).read(jsa, jsaNo)
  for (const { jsaPartNo } of parts)
    await site
      .as(userId)
      .call(`${path}/participants/${jsaPartNo}/sign`, { method: 'PUT', body: { rowVersion, langCd: 'vi', strokes } })
}

export async function submitted(site: Site, values: DraftOf<typeof jsa> = {}) {
  const { jsaNo } = await drafted(site, values)
  await signed(site, jsaNo)
  return site.as(VENDOR).act(jsa, jsaNo, 'submit')
}

export async function evaluated(site: Site, values: DraftOf<typeof jsa> = {}) {
  const { jsaNo } = await submitted(site, values)
  await site.as('oper').act(jsa, jsaNo, 'evaluateOpr')
  return site.as('owner').act(jsa, jsaNo, 'evaluateOwn')
}

export async function fixed(site: Site, values: DraftOf<typeof jsa> = {}, by = 'safety') {
  const { jsaNo } = await evaluated(site, values)
  return site.as(by).act(jsa, jsaNo, 'confirm')
}
