import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { fixed, VENDOR } from '../jsa/jsa.fixture.ts'
import { jsa } from '../jsa/jsa.model.ts'
import { aJsaRow } from '../jsa/jsa.seed.ts'
import { nearMiss } from '../near-miss/near-miss.model.ts'
import { aNearMiss } from '../near-miss/near-miss.seed.ts'
import type { Seen } from './seen.calls.ts'
import { seenWordMaster } from './seen-word.master.ts'

const site = aFileSite()
const prepared = () => site().runJob('seen-texts')

async function reported(nearMissTitle: string, by = 'emp', values = {}) {
  const { nearMissNo } = await site()
    .as(by)
    .create(nearMiss, aNearMiss({ nearMissTitle, placeDesc: '저장조 T-301', ...values }))
  return site().as(by).act(nearMiss, nearMissNo, 'report')
}
async function found(text: string, by = 'emp', more: Record<string, string> = {}): Promise<Seen[]> {
  const asked = new URLSearchParams({ text, ...more })
  return (await site().as(by).call<{ rows: Seen[] }>(`/api/saf/seen?${asked}`)).rows
}
const saysOf = (rows: readonly Seen[]) => rows.map(({ parts }) => parts.map((part) => part.text).join(''))
const says = async (...asked: Parameters<typeof found>) => saysOf(await found(...asked))

beforeAll(async () => {
  await reported('저장조 내부 청소 중 산소 부족')
  await reported('저장조 옆 계단에서 미끄러짐')
  await prepared()
})

test('what says it in other words is found, what only happened at the same tank is not', async () => {
  const told = await says('밀폐 탱크 세척', 'emp', { place: '탱크 T-301' })
  expect(told).toContain('저장조 내부 청소 중 산소 부족')
  expect(told).not.toContain('저장조 옆 계단에서 미끄러짐')
  expect(await says('밀폐탱크세척')).toContain('저장조 내부 청소 중 산소 부족')
})

test('the words that are alike are marked, in the words of the record', async () => {
  const hit = (await found('밀폐 탱크 세척')).find(({ kindCd }) => kindCd === 'NM')
  expect(hit?.parts.filter(({ isLike }) => isLike).map(({ text }) => text)).toEqual(['저장조', '청소'])
  expect(hit?.path).toBe(`/saf/accident/nearMissList/${hit?.recordNo}`)
})

test('a place alone, and a word that is not looked for, find nothing', async () => {
  expect(await found('탱크 T-301')).toEqual([])
  expect(await found('작업 위험')).toEqual([])
})

test('a code counts as its word does', async () => {
  const { nearMissNo } = await reported('호이스트 후크 흔들림')
  const at = { accTypeCd: 'CAUGHT', potSevCd: '2', ownerUserId: 'owner', dueYmd: '2026-12-10' }
  await site().as('safety').act(nearMiss, nearMissNo, 'assign', at)
  await prepared()
  const rows = await found('흔들림 협착')
  expect(rows.find(({ recordNo }) => recordNo === nearMissNo)?.likeNms).toEqual(['끼임'])
  const byCode = await found('크레인 와이어', 'emp', { accTypeCd: 'CAUGHT' })
  expect(byCode.map(({ recordNo }) => recordNo)).toContain(nearMissNo)
})

test('a draft is not found, nor what was taken back, deleted or is being written itself', async () => {
  const draft = await site()
    .as('emp')
    .create(nearMiss, aNearMiss({ nearMissTitle: '원심분리기 진동 급증' }))
  await prepared()
  expect(await found('원심분리기 진동')).toEqual([])
  const { nearMissNo } = await site().as('emp').act(nearMiss, draft.nearMissNo, 'report')
  await prepared()
  expect(await says('원심분리기 진동')).toEqual(['원심분리기 진동 급증'])
  expect(await found('원심분리기 진동', 'emp', { self: `NM-${nearMissNo}` })).toEqual([])
  await site().as('emp').act(nearMiss, nearMissNo, 'takeBack')
  expect(await found('원심분리기 진동')).toEqual([])
})

test('another plant is not found, and a contractor finds his own alone', async () => {
  await reported('캐비닛 문 충격으로 유리 파편 비산', 'emp')
  await reported('유리 파편 청소 중 손 찔림', VENDOR)
  await prepared()
  expect(await says('유리 파편')).toHaveLength(2)
  expect(await says('유리 파편', VENDOR)).toEqual(['유리 파편 청소 중 손 찔림'])
  expect(await found('유리 파편', 'V100002-01')).toEqual([])
  expect(await found('유리 파편', 'safety3')).toEqual([])
})

test('what is of another plant is found there alone', async () => {
  await reported('자동문 센서 먹통', 'safety3')
  await prepared()
  expect(await says('자동문 센서', 'safety3')).toEqual(['자동문 센서 먹통'])
  expect(await found('자동문 센서')).toEqual([])
  expect(await found('자동문 센서', 'safety')).toEqual([])
})

test('a row of an analysis says whether its measure held, and many that say the same are one', async () => {
  const rows = [aJsaRow({ stepNm: '드럼 이송', hazardDesc: '이황화탄소 증기 흡입', addMeasureDesc: '국소배기 가동' })]
  const first = await fixed(site(), { rows })
  await fixed(site(), { rows })
  await prepared()
  const [hit, ...others] = await found('이황화탄소 증기', 'safety')
  expect(others).toEqual([])
  expect(hit).toMatchObject({ kindCd: 'JSA', measureDesc: '국소배기 가동', outcomeCd: null, sameCnt: 2 })
  const record = await site().as('safety').read(jsa, first.jsaNo)
  await site().sql(
    `insert into jsa_mark (jsa_no, row_no, mark_desc) values (${first.jsaNo}, ${record.rows?.[0]?.rowNo}, '배기량 부족')`,
  )
  const told = await found('이황화탄소 증기', 'safety')
  expect(told.map(({ outcomeCd }) => outcomeCd).toSorted()).toEqual(['BAD', null])
})

test('whose words change, all is read anew in the background', async () => {
  await reported('셰이커 뒤틀림')
  await prepared()
  expect(await found('떨개 이상')).toEqual([])
  await site()
    .as('safety')
    .call(seenWordMaster.api, {
      method: 'POST',
      body: { wordNm: '셰이커', sameNms: '떨개', wordKindCd: 'WORD' },
    })
  await prepared()
  expect(await says('떨개')).toEqual(['셰이커 뒤틀림'])
})

test('a word stands in one group alone, and is kept by the safety manager', async () => {
  const body = { wordNm: '물로 씻기', sameNms: '청소', wordKindCd: 'WORD' }
  const adding = site().as('safety').call(seenWordMaster.api, { method: 'POST', body })
  await expect(adding).rejects.toMatchObject({ status: 422, code: 'SEEN_WORD_TWICE', field: 'sameNms' })
  const others = site().as('emp').call(seenWordMaster.api, { method: 'POST', body })
  await expect(others).rejects.toMatchObject({ status: 403 })
})

test('the database opens the texts to nobody, and its one door is fenced by plant and contractor', async () => {
  await reported('무대 조명 흔들림')
  await prepared()
  const client = new pg.Client({ connectionString: site().url, options: '-c role=jikim_app' })
  await client.connect()
  const [text] = await site().sql<{ concepts: number[] }>(
    `select concepts from seen_text where said_desc = '무대 조명 흔들림'`,
  )
  const asked = [...(text?.concepts ?? [])].filter((one) => one > 0)
  const through = async (scope: string, plant: string, vendors: string) => {
    await client.query(
      `select set_config('jikim.scope', $1, false), set_config('jikim.plant', $2, false),
      set_config('jikim.vendors', $3, false)`,
      [scope, plant, vendors],
    )
    const open = await client.query('select seen_text_no from seen_text')
    expect(open.rows).toEqual([])
    const door = await client.query(`select * from jikim_seen('{NM,JSA}', $1, $2, $1, 40)`, [asked, asked.map(() => 1)])
    return door.rows.length
  }
  expect(await through('PLANT', '2000', '')).toBe(1)
  expect(await through('PLANT', '3000', '')).toBe(0)
  expect(await through('VENDOR', '2000', 'V100001')).toBe(0)
  expect(await through('', '2000', '')).toBe(0)
  await client.end()
})
