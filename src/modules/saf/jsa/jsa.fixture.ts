/** What the tests of JSAs do before they come to their point. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Story } from '#platform/server/stories/story.ts'
import type { Site } from '#platform/test/site.ts'
import { jsa } from './jsa.model.ts'
import { aJsa } from './jsa.seed.ts'
import { insertParticipants, jsaStory, type Participant } from './jsa.story.ts'

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
      .call(`${path}/participants/${jsaPartNo}/sign`, { method: 'PUT', body: { rowVersion, langCd: 'ko', strokes } })
}

const participants: readonly Participant[] = [
  ['LEADER', '민경수', 'ko'],
  ['WORKER', '응우옌 반 남', 'ko'],
  ['OPR', '홍기범', 'ko'],
]
const ask = async (site: Site, values: DraftOf<typeof jsa>): Promise<Story<typeof jsa>> =>
  jsaStory(VENDOR, aJsa({ processNo: await processOf(site), ...values }), participants.length).act('submit')
const evaluate = (asked: Story<typeof jsa>) => asked.as('oper').act('evaluateOpr').as('owner').act('evaluateOwn')

/** Told, not walked; `jsa.story.test.ts` walks. */
async function told(site: Site, whole: Story<typeof jsa>) {
  const record = await whole.insert(site)
  await insertParticipants(site, participants, [[record, record.createDt]])
  return record
}
export const submitted = async (site: Site, values: DraftOf<typeof jsa> = {}) => told(site, await ask(site, values))
export const evaluated = async (site: Site, values: DraftOf<typeof jsa> = {}) =>
  told(site, evaluate(await ask(site, values)))
export const fixed = async (site: Site, values: DraftOf<typeof jsa> = {}, by = 'safety') =>
  told(
    site,
    evaluate(await ask(site, values))
      .as(by)
      .act('confirm'),
  )
