/** Every kind of field from the wire to the table and back. */
import { beforeAll, describe, expect, test } from 'vitest'
import { rulesFor } from '../server/documents/rules.ts'
import { everyField } from './every-field.model.ts'
import { aFileSite } from './site.ts'

const site = aFileSite({ documents: [rulesFor(everyField, {})] })
const emp = () => site().as('emp')

beforeAll(async () => {
  await site().sql(`insert into sys_menu (menu_id, menu_nm, menu_lvl, front_end_url) values ('EVERY', '모든 항목', 1, '/sample/everyField');
    insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn) select auth_grp_no, 'EVERY', 'Y', 'Y' from sys_auth_grp`)
})

const full = async () =>
  ({
    shortTitle: '열 글자 제목',
    byteDesc: '가나다',
    longDesc: '첫째 줄\n둘째 줄',
    mailDesc: 'kim@example.com',
    weightVal: 12.34,
    peopleCnt: 3,
    costAmt: 1_500_000,
    kindCd: 'A',
    reasonCd: 'ETC',
    openYn: 'Y',
    startYmd: '2026-11-21',
    targetYm: '2026-11',
    planYear: 2026,
    meetTime: '09:30:00',
    heldDt: '2026-11-21T09:30:00+09:00',
    validFromYmd: '2026-11-21',
    validToYmd: '2026-12-31',
    leaderUserId: 'mgr',
    hostDeptCd: 'D2110',
    otherPlantCd: '3000',
    partnerVendorCd: 'V100001',
    processNo:
      (await site().sql<{ no: number }>(`select process_no::int as no from process where plant_cd = '2000' limit 1`))[0]
        ?.no ?? 0,
    personNo:
      (
        await site().sql<{ no: number }>(
          `select person_no::int as no from vendor_person where plant_cd = '2000' limit 1`,
        )
      )[0]?.no ?? 0,
    lines: [
      { itemDesc: '장갑', qtyCnt: 2 },
      { itemDesc: '안경', qtyCnt: null },
    ],
    mapMarks: [{ markNo: 1, markType: 'HOT', locationX: 500, locationY: 250 }],
    placeMark: { mapNo: await aMap('2000'), locationX: 0, locationY: 1000 },
    agreeSignature: { signerNm: '김서연', signDt: '2026-11-21T09:30:00+09:00', strokes: [[0, 0, 10, 10]] },
  }) as const

async function aMap(plantCd: string): Promise<number> {
  const [map] = await site().sql<{ no: number }>(
    `insert into site_map (map_nm, plant_cd) values ('배치도', '${plantCd}') returning map_no::int as no`,
  )
  return map?.no ?? 0
}

describe('every kind of field', () => {
  test('comes back as it was sent, with names beside the keys', async () => {
    const values = await full()
    const { attachFileId } = await emp().attach('EVERY_PHOTO')
    const record = await emp().create(everyField, { ...values, photoFileId: attachFileId } as never)
    expect(record).toMatchObject({
      ...values,
      photoFileId: attachFileId,
      everyFieldDocNo: expect.stringMatching(/^EF-\d{8}-001$/),
    })
    expect(record).toMatchObject({
      leaderUserNm: '김정호',
      otherPlantNm: '울산공장',
      partnerVendorNm: expect.any(String),
      personNm: expect.any(String),
    })
    const next = await emp().create(everyField, { shortTitle: '다음', parentNo: record.everyFieldNo })
    expect(next.parentNo).toBe(record.everyFieldNo)
  })

  test('lines are replaced as a whole, in their order, and leave their difference', async () => {
    const record = await emp().create(everyField, { shortTitle: '줄', lines: [{ itemDesc: '하나', qtyCnt: 1 }] })
    const edited = await emp().edit(everyField, record, record.everyFieldNo, {
      lines: [
        { itemDesc: '둘', qtyCnt: 2 },
        { itemDesc: '하나', qtyCnt: 1 },
      ],
    })
    expect(edited.lines?.map(({ itemDesc }) => itemDesc)).toEqual(['둘', '하나'])
    const { rows } = await emp().history(everyField, record.everyFieldNo)
    expect(rows[0]?.diff.lines).toEqual([
      [{ itemDesc: '하나', qtyCnt: 1 }],
      [
        { itemDesc: '둘', qtyCnt: 2 },
        { itemDesc: '하나', qtyCnt: 1 },
      ],
    ])
  })

  test.each([
    ['shortTitle', '열한 글자가 넘는 제목', 'TOO_LONG'],
    ['byteDesc', '가나다라', 'TOO_MANY_BYTES'],
    ['mailDesc', 'kim@', 'EMAIL'],
    ['weightVal', 1.234, 'DECIMALS'],
    ['weightVal', 1000.01, 'TOO_BIG'],
    ['peopleCnt', -1, 'TOO_SMALL'],
    ['costAmt', 0.5, 'DECIMALS'],
    ['kindCd', 'C', 'NOT_A_CODE'],
    ['reasonCd', 'NO_SUCH', 'NOT_A_CODE'],
    ['openYn', 'y', 'NOT_A_CODE'],
    ['startYmd', '2026-02-30', 'DAY'],
    ['targetYm', '2026-13', 'INVALID'],
    ['meetTime', '24:00', 'INVALID'],
    ['heldDt', '2026-11-21 09:30', 'INVALID'],
    ['validToYmd', '2026-01-01', 'RANGE'],
    ['leaderUserId', 'nobody', 'NOT_A_CODE'],
    ['hostDeptCd', 'D9999', 'NOT_A_CODE'],
    ['partnerVendorCd', 'V999999', 'NOT_A_CODE'],
    ['parentNo', 999_999, 'NOT_A_CODE'],
    ['photoFileId', 999_999, 'NOT_A_CODE'],
    ['lines', [{ itemDesc: '장갑', colour: 'red' }], 'UNKNOWN'],
    ['mapMarks', [{ markNo: 1, markType: 'HOT', locationX: 1001, locationY: 0 }], 'TOO_BIG'],
    ['placeMark', { mapNo: 1, locationX: 0, locationY: 1001 }, 'TOO_BIG'],
    ['placeMark', { mapNo: 999_999, locationX: 0, locationY: 0 }, 'NOT_A_CODE'],
    ['placeMark', { locationX: 0, locationY: 0 }, 'REQUIRED'],
    ['agreeSignature', { signerNm: '' }, 'TOO_SMALL'],
  ])('%s refuses %j', async (field, value, code) => {
    const saving = emp().create(everyField, { shortTitle: '제목', validFromYmd: '2026-06-01', [field]: value } as never)
    const { answer } = await saving.then(
      () => ({ answer: undefined }),
      (refused) => refused,
    )
    expect(answer?.problems.map((problem: { field: string }) => problem.field.split('.')[0])).toContain(field)
    expect(answer?.problems.map((problem: { code: string }) => problem.code)).toContain(code)
  })
})

test('S-325 S-326 the server trims a one-line text and refuses what is no e-mail address', async () => {
  const record = await emp().create(everyField, { shortTitle: '  제목 ', mailDesc: ' kim@example.com ' } as never)
  expect(record).toMatchObject({ shortTitle: '제목', mailDesc: 'kim@example.com' })
  const wrong = emp().create(everyField, { shortTitle: '제목', mailDesc: 'kim@' } as never)
  await expect(wrong).rejects.toMatchObject({ status: 400, field: 'mailDesc' })
})
