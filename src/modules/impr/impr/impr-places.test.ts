/** Marks on the maps of the site: whose they are, where they go, and which places they make one. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { warnPoint } from '#modules/contractor/warn/warn-point.model.ts'
import { aWarnPoint } from '#modules/contractor/warn/warn-point.seed.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { startOfDay } from '#platform/model/calendar.ts'
import { aFileSite } from '#platform/test/site.ts'
import { impr } from './impr.model.ts'
import { anImprovement } from './impr.seed.ts'

const DAY = '2026-11-21'
const AFTER = '2027-01-10'
const EFFECT_DAY = '2027-02-19'

const site = aFileSite()
const clock = (ymd: string) => site().setClock(new Date(startOfDay(ymd).getTime() + 10 * 3_600_000))
/** A thousandth of it is a metre. */
let map: number
let unmeasured: number
let elsewhere: number
let processNos: number[]
beforeAll(async () => {
  const aMap = async (mapNm: string, plantCd: string, size: number | null) => {
    const [row] = await site().sql<{ no: number }>(
      `insert into site_map (map_nm, plant_cd, width_val, height_val)
       values ('${mapNm}', '${plantCd}', ${size}, ${size}) returning map_no::int as no`,
    )
    return row?.no ?? 0
  }
  map = await aMap('공장 배치도', '2000', 1000)
  unmeasured = await aMap('크기를 모르는 배치도', '2000', null)
  elsewhere = await aMap('다른 공장', '3000', 1000)
  const rows = await site().sql<{ no: number }>(
    `select process_no::int as no from process where plant_cd = '2000' order by 1 limit 4`,
  )
  processNos = rows.map(({ no }) => no)
})
beforeEach(() => clock(DAY))

const at = (locationX: number, locationY: number, mapNo = map) => ({ mapNo, locationX, locationY })

async function assigned(report: object, triage: object = {}) {
  const { nearMissNo } = await site().as('emp').create(nearMiss, aNearMiss(report))
  await site().as('emp').act(nearMiss, nearMissNo, 'report')
  const values = { accTypeCd: 'LEAK', potSevCd: '3', ownerUserId: 'oper', dueYmd: '2027-06-30', ...triage }
  return site()
    .as('safety')
    .act(nearMiss, nearMissNo, 'assign', values as never)
}
async function registered(values: object) {
  const draft = await site().as('safety').create(impr, anImprovement(values))
  return site().as('safety').act(impr, draft.imprNo, 'register')
}
async function inEffect(values: object): Promise<number> {
  const { imprNo } = await registered({ srcCd: 'ACC', accTypeCd: 'LEAK', hazardCatCd: 'CHEM', ...values })
  await site().as('oper').act(impr, imprNo, 'accept')
  await site().as('oper').act(impr, imprNo, 'plan', { planDesc: '덮개' })
  const { attachFileId } = await site().as('oper').attach('IMPR_PHOTO')
  const done = { measureTypeCd: 'ENG', actionDesc: '덮개를 달았습니다.', afterFileId: attachFileId } as const
  await site().as('oper').act(impr, imprNo, 'finish', done)
  await site().as('safety').act(impr, imprNo, 'verify')
  return imprNo
}
const eventsOf = async (imprNo: number) => {
  clock(EFFECT_DAY)
  const { rows } = await site().as('safety').call<{ rows: { title: string }[] }>(`${impr.api}/${imprNo}/events`)
  return rows.map(({ title }) => title).toSorted()
}

describe('a mark', () => {
  test('is kept with a report; the map of another plant is as unknown as none, at a new report and at a changed one', async () => {
    const mine = await site()
      .as('emp')
      .create(nearMiss, aNearMiss({ siteMark: at(500, 250) }))
    expect(mine.siteMark).toEqual(at(500, 250))
    for (const mapNo of [elsewhere, 999_999]) {
      const refused = { status: 400, field: 'siteMark' }
      await expect(
        site()
          .as('emp')
          .create(nearMiss, aNearMiss({ siteMark: at(1, 1, mapNo) })),
      ).rejects.toMatchObject(refused)
      await expect(
        site()
          .as('emp')
          .edit(nearMiss, mine, mine.nearMissNo, { siteMark: at(1, 1, mapNo) }),
      ).rejects.toMatchObject(refused)
      await expect(registered({ siteMark: at(1, 1, mapNo) })).rejects.toMatchObject(refused)
    }
    const outside = site()
      .as('emp')
      .create(nearMiss, aNearMiss({ siteMark: at(1001, 0) }))
    await expect(outside).rejects.toMatchObject({ status: 400, field: 'siteMark.locationX' })
    const gone = await site().as('emp').edit(nearMiss, mine, mine.nearMissNo, { siteMark: null })
    expect(gone.siteMark).toBeNull()
  })

  test('goes with the finding: from a near miss, from a demand to a contractor, into what begins anew', async () => {
    const { nearMissNo } = await assigned({ siteMark: at(300, 300) })
    const { imprNo } = await site().as('safety').act(nearMiss, nearMissNo, 'improve')
    const row = await site()
      .as('safety')
      .read(impr, imprNo ?? 0)
    expect(row).toMatchObject({ srcCd: 'NM', siteMark: at(300, 300) })

    await site().sql(`update site_map set map_file_id = 1 where map_no = ${map}`)
    const { attachFileId } = await site().as('owner').attach('WARN_PHOTO')
    const placeMarks = [{ markNo: 1, markType: 'MARK', locationX: 40, locationY: 60 }]
    await site().sql(
      `insert into sys_code_grp (code_grp_cd, code_grp_nm) values ('VIOL_ITEM', '위반항목') on conflict do nothing`,
    )
    await site().sql(
      `insert into sys_code (code_grp_cd, code, code_nm) values ('VIOL_ITEM', 'RAIL', '안전난간 미설치') on conflict do nothing`,
    )
    const { warnPointNo } = await site()
      .as('owner')
      .create(
        warnPoint,
        aWarnPoint({
          foundDt: `${DAY}T09:00:00+09:00`,
          beforeFileId: attachFileId,
          placeMarks,
        }),
      )
    const issued = await site().as('owner').act(warnPoint, warnPointNo, 'issue')
    const demanded = await site()
      .as('safety')
      .read(impr, issued.imprNo ?? 0)
    expect(demanded).toMatchObject({ srcCd: 'VPO', siteMark: at(40, 60) })

    const again = await inEffect({ siteMark: at(900, 900), placeDesc: '다시 하는 곳' })
    clock(EFFECT_DAY)
    await site().as('safety').act(impr, again, 'confirmEffect', { effectCd: 'NONE' })
    const [child] = (
      await site()
        .as('safety')
        .list(impr, { q: '다시 하는 곳', where: { statusCd: 'RQST' } })
    ).rows
    const anew = await site()
      .as('safety')
      .read(impr, child?.imprNo ?? 0)
    expect(anew).toMatchObject({ parentImprNo: again, siteMark: at(900, 900) })
  })

  test('is told with the maps of its plant, and its map is not removed while it is on it', async () => {
    const maps = async (userId: string, plantCd: string) =>
      (await site().as(userId).call<{ rows: { mapNo: number }[] }>(`/api/common/sitemaps?plantCd=${plantCd}`)).rows.map(
        ({ mapNo }) => mapNo,
      )
    await site().sql(`update site_map set map_file_id = 1 where map_no in (${map}, ${elsewhere})`)
    expect(await maps('emp', '2000')).toEqual([map])
    expect(await maps('V100001-02', '2000')).toEqual([map])
    expect(await maps('emp', '3000')).toEqual([])
    const removing = site().as('safety').call(`/api/baseinfo/sitemap/${map}?rowVersion=1`, { method: 'DELETE' })
    await expect(removing).rejects.toMatchObject({ code: 'BASE_IN_USE' })
  })
})

describe('R4 the same place', () => {
  test('is 20 metres or the process, with the same kind or the same hazard; what is farther, or of a lower grade, is none', async () => {
    const [processNo = 0, otherNo = 0] = processNos
    const imprNo = await inEffect({ siteMark: at(500, 500), processNo, placeDesc: '반응기' })
    clock(AFTER)
    await assigned({ nearMissTitle: '20.0 m', siteMark: at(520, 500), processNo: otherNo })
    await assigned({ nearMissTitle: '21 m', siteMark: at(521, 500), processNo: otherNo })
    await assigned({ nearMissTitle: '같은 공정', siteMark: at(900, 900), processNo })
    await assigned({ nearMissTitle: '다른 종류', siteMark: at(500, 500) }, { accTypeCd: 'TRIP' })
    await assigned({ nearMissTitle: '작은 일', siteMark: at(500, 500) }, { potSevCd: '2' })
    const found = { siteMark: at(505, 500), accTypeCd: 'TRIP', hazardCatCd: 'CHEM' }
    await registered({ ...found, imprTitle: '같은 위험', placeDesc: '반응기 옆' })
    await registered({ ...found, imprTitle: '다른 위험', placeDesc: '반응기 옆', hazardCatCd: 'BIO' })
    await registered({ ...found, imprTitle: '낮은 등급', placeDesc: '반응기 옆', riskGradeCd: 'LOW' })
    expect(await eventsOf(imprNo)).toEqual(['20.0 m', '같은 공정', '같은 위험'])
    await expect(site().as('safety').act(impr, imprNo, 'confirmEffect', { effectCd: 'EFF' })).rejects.toMatchObject({
      code: 'IMPR_HAPPENED_AGAIN',
    })
  })

  test('is told by its words where a map has no size, or nobody set a mark; two processes are two places', async () => {
    const [, , processNo = 0, otherNo = 0] = processNos
    const imprNo = await inEffect({ siteMark: at(100, 100, unmeasured), placeDesc: '시료실' })
    clock(AFTER)
    await assigned({ nearMissTitle: '같은 말', siteMark: at(100, 100), placeDesc: '시료실' })
    await assigned({ nearMissTitle: '다른 말', siteMark: at(100, 100, unmeasured), placeDesc: '시료실 앞' })
    expect(await eventsOf(imprNo)).toEqual(['같은 말'])
    clock(DAY)
    const ofProcess = await inEffect({ processNo, placeDesc: '계단' })
    clock(AFTER)
    await assigned({ nearMissTitle: '다른 공정의 계단', processNo: otherNo, placeDesc: '계단' })
    await assigned({ nearMissTitle: '어느 계단', placeDesc: '계단' })
    expect(await eventsOf(ofProcess)).toEqual(['어느 계단'])
  })

  test('is as wide as the site says, from the day on which it says so', async () => {
    const imprNo = await inEffect({ siteMark: at(700, 100), placeDesc: '저장소' })
    clock(AFTER)
    await assigned({ nearMissTitle: '30 m', siteMark: at(730, 100), placeDesc: '창고' })
    expect(await eventsOf(imprNo)).toEqual([])
    await site()
      .as('admin')
      .call('/api/baseinfo/legalparam', {
        method: 'POST',
        body: {
          legalParamCd: 'NEAR_PLACE_M',
          legalParamVal: '40',
          unitCd: 'METER',
          lawRefDesc: '사내 기준',
          effectiveFromYmd: EFFECT_DAY,
        },
      })
    expect(await eventsOf(imprNo)).toEqual(['30 m'])
  })
})

test('before it is registered once more, what was found within 20 metres of the same hazard shows, and how far it is', async () => {
  const { imprNo } = await registered({ siteMark: at(200, 800), placeDesc: '펌프 하부', hazardCatCd: 'ERGO' })
  const near = async (mark: object, hazardCatCd = 'ERGO') => {
    const query = new URLSearchParams({ ...mark, placeDesc: '펌프장', hazardCatCd })
    const { rows } = await site()
      .as('safety')
      .call<{ rows: { imprNo: number; metresVal: number | null }[] }>(`${impr.api}-similar?${query}`)
    return rows.map((row) => [row.imprNo, row.metresVal])
  }
  expect(await near(at(212, 816))).toEqual([[imprNo, 20]])
  expect(await near(at(212, 817))).toEqual([])
  expect(await near(at(200, 800, unmeasured))).toEqual([])
  expect(await near(at(212, 816), 'BIO')).toEqual([])
  const child = await registered({ placeDesc: '펌프장', hazardCatCd: 'ERGO', parentImprNo: imprNo })
  expect(child.parentImprNo).toBe(imprNo)
})
