/** Lists of the law: versions, what they change, where a material is regulated, and what nobody knows. */
import { beforeAll, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { chemicals, part } from '../chm.fixture.ts'
import { materialMaster } from '../material/material.master.ts'
import type { RegEffect, RegItem, SubstanceRule } from './reg.calls.ts'
import { HIT_FILES } from './reg-codes.model.ts'

const site = aFileSite()
const { as, chem, substance, material, compose, composed, regs, said, upload, versions, version, act, release } =
  chemicals(site)
const NAPHTHYL = '91-59-8'
const problems = (asking: Promise<unknown>) =>
  asking.then(
    () => [],
    ({ answer }) => (answer.problems as { field: string; code: string }[]).map(({ field, code }) => [field, code]),
  )

beforeAll(async () => {
  await substance({ casNo: '7732-18-5', korNm: '물', densityVal: 1 })
  await substance({ casNo: NAPHTHYL, korNm: 'β-나프틸아민', physStateCd: 'S' })
})

describe('CH-A25 a content against its cut', () => {
  beforeAll(() => release([{ casNo: NAPHTHYL }], { listCd: 'OSH_PROHIBIT' }))

  test('β-naphthylamine of exactly 1.0 % is not prohibited (GT 1), of 1.001 % it is', async () => {
    expect(await said(await composed({ [NAPHTHYL]: 1, '7732-18-5': 99 }))).toEqual([])
    const no = await composed({ [NAPHTHYL]: 1.001, '7732-18-5': 98.999 })
    expect(await said(no)).toEqual(['제조등금지물질 HIT 1.001'])
    const { rows } = await chem<{ rows: object[] }>(`${materialMaster.api}s?regJudgeCd=STOP`)
    expect(rows).toMatchObject([{ chmMatNo: no, regJudgeCd: 'STOP', regDesc: '제조등금지물질' }])
  })

  test('benzene of exactly 0.1 % is specially managed (GE 0.1), of 0.099 % not', async () => {
    expect(await said(await composed({ '71-43-2': 0.1, '7732-18-5': 99.9 }))).toContain('특별관리물질 HIT 0.1')
    expect(await said(await composed({ '71-43-2': 0.099, '7732-18-5': 99.901 }))).not.toContain(
      '특별관리물질 HIT 0.099',
    )
  })

  test('CH-A03 a range of 0.05 to 0.2 % is tested with 0.2 %', async () => {
    const no = await material()
    await compose(no, [part('71-43-2', { minPctVal: 0.05, maxPctVal: 0.2 }), part('7732-18-5', { pctVal: 99.9 })])
    expect(await said(no)).toContain('특별관리물질 HIT 0.2')
  })

  test('members of a group are added up: 0.6 % and 0.6 % against GE 1 are 1.2 %; a member that goes takes the hit with it', async () => {
    const group = await chem<{ chmSubGroupNo: number }>('/api/chm/reg/chmsubgroup', 'POST', {
      groupNm: '비소 및 그 화합물',
    })
    const path = `/api/chm/reg/chmsubgroup/${group.chmSubGroupNo}/parts`
    const members = async (substances: string[]) => {
      const { rowVersion } = await chem<{ rowVersion: number }>(path)
      return chem(path, 'PUT', { rowVersion, substances })
    }
    await substance({ casNo: '1327-53-3', korNm: '삼산화비소', physStateCd: 'S' })
    await substance({ casNo: '1303-28-2', korNm: '오산화비소', physStateCd: 'S' })
    expect(await problems(members(['1327-53-3', '모르는 물질']))).toEqual([['substances.1', 'CHM_COMP_UNKNOWN']])
    await members(['1327-53-3', '오산화비소'])
    await release([{ groupNm: '비소 및 그 화합물', cutPctVal: 1, cutOpCd: '이상' }], { listCd: 'CCA_CHRONIC' })
    const no = await composed({ '1327-53-3': 0.6, '1303-28-2': 0.6, '7732-18-5': 98.8 })
    expect(await said(no)).toEqual(['인체만성유해성물질 HIT 1.2'])
    await members(['1327-53-3'])
    expect(await said(no)).toEqual([])
    expect((await regs(no)).past).toMatchObject([
      { regListNm: '인체만성유해성물질', contentPctVal: 1.2, toYmd: '2026-11-24' },
    ])
  })
})

describe('what is not known', () => {
  test('a product without composition, a secret part, a rest: one line of the material, never not regulated', async () => {
    const no = await material()
    expect(await said(no)).toEqual(['? CHECK'])
    expect((await regs(no)).freeLists).toEqual([])
    await compose(no, [
      part(null, { secretYn: 'Y', altNm: '용제', altMinPctVal: 5, altMaxPctVal: 15 }),
      part('7732-18-5', { pctVal: 90 }),
    ])
    expect((await regs(no)).hits).toMatchObject([{ judgeCd: 'CHECK', whyCd: 'SECRET' }])
    const approved = { secretYn: 'Y', altNm: '용제', altMaxPctVal: 15, approvalNo: 'A-1', approvalEndYmd: '2026-11-30' }
    await compose(no, [part(null, approved), part('7732-18-5', { pctVal: 90 })])
    expect((await regs(no)).hits).toMatchObject([{ whyCd: 'SECRET_OK' }])
    await compose(no, [part('7732-18-5', { pctVal: 90 })])
    expect((await regs(no)).hits).toMatchObject([{ whyCd: 'REST', contentPctVal: 10 }])
  })

  test('A9 what a composition would change is seen before it is saved, and nothing is saved by looking', async () => {
    const no = await composed({ '71-43-2': 0.05, '7732-18-5': 99.95 })
    const before = await said(no)
    const seen = await chem<{ rows: { kindCd: string; regListNm: string | null; contentPctVal: number | null }[] }>(
      `${materialMaster.api}/${no}/composition/preview`,
      'POST',
      { rows: [part('71-43-2', { pctVal: 2 }), part('7732-18-5', { pctVal: 98 })] },
    )
    expect(seen.rows).toContainEqual(
      expect.objectContaining({ kindCd: 'ADD', regListNm: '특별관리물질', contentPctVal: 2 }),
    )
    expect(await said(no)).toEqual(before)
    await expect(
      as('hygiene', `${materialMaster.api}/${no}/composition/preview`, 'POST', { rows: [] }),
    ).rejects.toMatchObject({
      status: 403,
    })
  })

  test('A8 it is settled with a reason, which holds until the composition changes; what has no composition is not settled', async () => {
    const no = await composed({ '7732-18-5': 90 })
    const settle = async (body: object, by = 'chem') => {
      const [hit] = (await regs(no)).hits
      return as(by, `${materialMaster.api}/${no}/regs/${hit?.chmMatHitNo}/settle`, 'POST', body)
    }
    const { attachFileId } = await site().as('chem').attach(HIT_FILES)
    const fine = { judgeCd: 'NONE', reasonDesc: '공급사 확인서 2026-11-20', attachFileId }
    await expect(settle(fine, 'hygiene')).rejects.toMatchObject({ status: 403 })
    expect(await problems(settle({ ...fine, judgeCd: 'HIT' }))).toEqual([['judgeCd', 'CHM_HIT_COMP']])
    expect(await problems(settle({ ...fine, attachFileId: null }))).toEqual([['attachFileId', 'CHM_HIT_FILE']])
    const { attachFileId: others } = await site().as('health').attach(HIT_FILES)
    await expect(settle({ ...fine, attachFileId: others })).rejects.toMatchObject({ code: 'FILE_NOT_YOURS' })
    await settle(fine)
    expect((await regs(no)).hits).toMatchObject([
      { judgeCd: 'NONE', settledYn: 'Y', reasonDesc: '공급사 확인서 2026-11-20', attachFileId },
    ])
    await site().runJob('chm-reg-in-force')
    expect((await regs(no)).hits).toMatchObject([{ judgeCd: 'NONE' }])
    await compose(no, [part('7732-18-5', { pctVal: 80 })])
    expect((await regs(no)).hits).toMatchObject([{ judgeCd: 'CHECK', settledYn: 'N', reasonDesc: null }])
    const bare = await material()
    const [line] = (await regs(bare)).hits
    const asked = chem(`${materialMaster.api}/${bare}/regs/${line?.chmMatHitNo}/settle`, 'POST', fine)
    expect(await problems(asked)).toEqual([['judgeCd', 'CHM_HIT_COMP']])
  })

  test('a list that is not whole frees nobody; a whole one frees what it does not have, but not what hides a part', async () => {
    const openNms = async (no: number) => (await regs(no)).openLists.map(({ regListNm }) => regListNm)
    const whole = await composed({ '7732-18-5': 100 })
    const hidden = await composed({ '7732-18-5': 90 })
    expect(await openNms(whole)).toContain('금지물질')
    await release([{ casNo: '74-90-8', cutPctVal: 1 }], { listCd: 'CCA_BAN', wholeYn: 'Y' })
    expect((await regs(whole)).freeLists).toEqual([{ regListNm: '금지물질', lawNm: '화학물질관리법' }])
    expect(await openNms(whole)).not.toContain('금지물질')
    expect(await openNms(hidden)).toContain('금지물질')
  })

  test('pH, state, a condition in words, a cut that nobody confirmed: each by itself', async () => {
    const cold = await composed({ '7664-93-9': 10, '7732-18-5': 90 })
    expect((await regs(cold)).hits).toContainEqual(
      expect.objectContaining({ regListNm: '특별관리물질', judgeCd: 'CHECK', whyCd: 'PH' }),
    )
    const { rowVersion } = await chem<{ rowVersion: number }>(`${materialMaster.api}/${cold}`)
    await chem(`${materialMaster.api}/${cold}`, 'PATCH', { rowVersion, phVal: 0.5 })
    expect(await said(cold)).toContain('특별관리물질 HIT 10')
    expect(await said(await composed({ '7664-93-9': 10, '7732-18-5': 90 }, { phVal: 4 }))).not.toContain(
      '특별관리물질 HIT 10',
    )
    expect((await regs(cold)).hits).toContainEqual(
      expect.objectContaining({ regListNm: '사고대비물질', judgeCd: 'CHECK', whyCd: 'CUT' }),
    )
    await release(
      [
        { casNo: '7664-41-7', cutPctVal: 5, physStateNms: '기체' },
        { casNo: '7722-84-1', cutPctVal: 5, condDesc: '도금에 쓰는 것만' },
      ],
      { listCd: 'CCA_RESTRICT' },
    )
    expect(await said(await composed({ '7664-41-7': 10, '7732-18-5': 90 }))).not.toContain('제한물질 HIT 10')
    expect(await said(await composed({ '7664-41-7': 100 }, { physStateCd: 'G' }))).toContain('제한물질 HIT 100')
    const peroxide = await composed({ '7722-84-1': 10, '7732-18-5': 90 })
    expect((await regs(peroxide)).hits).toContainEqual(
      expect.objectContaining({ regListNm: '제한물질', judgeCd: 'CHECK', whyCd: 'COND', condDesc: '도금에 쓰는 것만' }),
    )
  })

  test('A3 용량비율 is worked out by the densities; where one is missing the weight counts, and that is said', async () => {
    const vol = { cutPctVal: 12, cutBasisCd: '용량비율' }
    const light = await substance({ casNo: '109-66-0', korNm: '펜탄', densityVal: 0.6 })
    await release([{ casNo: '109-66-0', ...vol }], { listCd: 'CCA_ECO' })
    const no = await composed({ '109-66-0': 10, '7732-18-5': 90 }, { densityVal: 0.9 })
    expect(await said(no)).toEqual(['생태유해성물질 HIT 15'])
    const row = await chem<{ rowVersion: number }>(`/api/chm/substance/chmsubstance/${light}`)
    await chem(`/api/chm/substance/chmsubstance/${light}`, 'PATCH', { rowVersion: row.rowVersion, densityVal: null })
    expect(await said(no)).toEqual([])
    const heavy = await composed({ '109-66-0': 20, '7732-18-5': 80 })
    expect((await regs(heavy)).hits).toMatchObject([{ contentPctVal: 20, byWeightYn: 'Y' }])
  })
})

describe('a version', () => {
  test('comes as a sheet, all rows or none; each fault is named at its cell', async () => {
    const wrong = upload(
      [
        { casNo: '71-43-2' },
        { casNo: '71-43-3' },
        { casNo: '74-82-8' },
        { groupNm: '없는 물질군' },
        { korNm: '이름 없는 물질' },
        { casNo: '108-88-3', phMinVal: 5, phMaxVal: 2 },
        { casNo: '71-43-2' },
        { condDesc: '조건만' },
        { casNo: '67-64-1', startYmd: '2026-10-01', physStateNms: '끈적' },
      ],
      { listCd: 'OSH_PSM', inForceYmd: '2026-11-01' },
    )
    expect(await problems(wrong)).toEqual([
      ['rows.3.casNo', 'CHM_CAS_DIGIT'],
      ['rows.7.phMaxVal', 'CHM_REG_PH'],
      ['rows.9.casNo', 'CHM_REG_SUBJECT'],
      ['rows.10.physStateNms', 'CHM_REG_STATE'],
      ['rows.10.startYmd', 'CHM_REG_START'],
      ['rows.8.casNo', 'CHM_REG_TWICE'],
      ['rows.4.casNo', 'CHM_REG_NEW'],
      ['rows.5.groupNm', 'CHM_REG_GROUP'],
      ['rows.6.korNm', 'CHM_COMP_UNKNOWN'],
    ])
    expect(await versions('OSH_PSM')).toEqual([])
  })

  test('makes a substance of a number, both names and a state, and takes the cut of the list where a row has none', async () => {
    await upload(
      [
        { casNo: '74-82-8', korNm: '메탄', engNm: 'Methane', newStateCd: '기체' },
        { casNo: NAPHTHYL, cutPctVal: 0.5 },
      ],
      {
        listCd: 'OSH_PERMIT',
        verNm: '새 판',
      },
    )
    const { chmRegVerNo } = await version('OSH_PERMIT', '새 판')
    const { rows } = await chem<{ rows: RegItem[] }>(`/api/chm/reg/chmregver/${chmRegVerNo}/items`)
    expect(rows).toMatchObject([
      { name: 'β-나프틸아민', cutPctVal: 0.5, cutOpCd: 'GE' },
      { name: '메탄', cutPctVal: 1, cutOpCd: 'GT', verifiedYn: 'N', startYmd: '2026-11-01', sourceDesc: '시험 고시' },
    ])
    await act('chem', 'cancel', 'OSH_PERMIT', '새 판', { reasonDesc: '시험' })
    await expect(act('chem', 'review', 'OSH_PERMIT', '새 판')).rejects.toMatchObject({ status: 409 })
  })

  test('shows what it adds, takes away and brings later, and counts nowhere before its release', async () => {
    const [acetone, hexane, both] = [
      await composed({ '67-64-1': 50, '7732-18-5': 50 }),
      await composed({ '110-54-3': 50, '7732-18-5': 50 }),
      await composed({ '67-64-1': 50, '110-54-3': 50 }),
    ]
    await release([{ casNo: '67-64-1', cutPctVal: 1 }], { listCd: 'SITE_LIMIT', verNm: '1판' })
    const rows = [
      { casNo: '110-54-3', cutPctVal: 1 },
      { casNo: '78-93-3', cutPctVal: 1, startYmd: '2027-01-01' },
    ]
    const later = await composed({ '78-93-3': 100 })
    await upload(rows, { listCd: 'SITE_LIMIT', verNm: '2판', inForceYmd: '2026-11-20' })
    await act('chem', 'review', 'SITE_LIMIT', '2판')
    const { chmRegVerNo } = await version('SITE_LIMIT', '2판')
    const shown = await chem<{ rows: RegEffect[]; counts: object }>(`/api/chm/reg/chmregver/${chmRegVerNo}/effect`)
    expect(shown.counts).toEqual({ ADD: 2, FUT: 1, DEL: 2 })
    expect(
      shown.rows.map(({ kindCd, chmMatNo, subjectNm, fromYmd }) => [kindCd, chmMatNo, subjectNm, fromYmd]),
    ).toEqual(
      expect.arrayContaining(
        [
          ['ADD', hexane, 'n-헥산', expect.anything()],
          ['ADD', both, 'n-헥산', expect.anything()],
          ['FUT', later, '메틸에틸케톤', '2027-01-01'],
          ['DEL', acetone, '아세톤', '2026-11-20'],
          ['DEL', both, '아세톤', '2026-11-20'],
        ].map((row) =>
          row.map((one) => (typeof one === 'string' && /헥산|케톤|아세톤/.test(one) ? expect.any(String) : one)),
        ),
      ),
    )
    expect(await said(acetone)).toContain('사내 제한물질 HIT 50')
    await act('shd', 'release', 'SITE_LIMIT', '2판')
    expect(await said(acetone)).not.toContain('사내 제한물질 HIT 50')
    expect(await said(hexane)).toContain('사내 제한물질 HIT 50')
    expect((await regs(acetone)).past).toMatchObject([{ regListNm: '사내 제한물질', toYmd: '2026-11-24' }])
    expect((await versions('SITE_LIMIT')).map(({ verNm, standingCd }) => [verNm, standingCd])).toEqual([
      ['2판', 'NOW'],
      ['1판', 'OLD'],
    ])
  })

  test('is released by somebody who did not load it and may; by nobody where its effect has changed meanwhile', async () => {
    await upload([{ casNo: '64-17-5', cutPctVal: 10 }], { listCd: 'SITE_BAN', verNm: '1판' })
    await expect(act('toxic', 'release', 'SITE_BAN', '1판')).rejects.toMatchObject({ status: 409 })
    await act('chem', 'review', 'SITE_BAN', '1판')
    await expect(act('chem', 'release', 'SITE_BAN', '1판')).rejects.toMatchObject({ status: 403 })
    await expect(act('hygiene', 'release', 'SITE_BAN', '1판')).rejects.toMatchObject({ status: 403 })
    const no = await composed({ '64-17-5': 20, '7732-18-5': 80 })
    await expect(act('toxic', 'release', 'SITE_BAN', '1판')).rejects.toMatchObject({ code: 'CHM_REG_STALE' })
    await act('toxic', 'review', 'SITE_BAN', '1판')
    await act('toxic', 'release', 'SITE_BAN', '1판')
    expect(await said(no)).toContain('사내 금지물질 HIT 20')
    await expect(upload([{ casNo: '64-17-5' }], { listCd: 'SITE_BAN', by: 'toxic' })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('CH-A26 is not released by who loaded it, whatever else he may', async () => {
    await site().sql(
      `insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, 'chem' from sys_auth_grp where auth_grp_cd = 'TOX'`,
    )
    await upload([{ casNo: '64-19-7', cutPctVal: 10 }], { listCd: 'CCA_PERMIT', verNm: '1판' })
    await act('chem', 'review', 'CCA_PERMIT', '1판')
    await expect(act('chem', 'release', 'CCA_PERMIT', '1판')).rejects.toMatchObject({ code: 'CHM_REG_SELF' })
  })

  test('before its day it waits; on its day it counts, also where the job missed the day', async () => {
    const no = await composed({ '108-95-2': 5, '7732-18-5': 95 })
    await release([{ casNo: '108-95-2', cutPctVal: 1 }], {
      listCd: 'KR_UNCONF',
      verNm: '내년',
      inForceYmd: '2026-12-01',
    })
    expect((await versions('KR_UNCONF'))[0]).toMatchObject({ standingCd: 'PLAN' })
    expect(await said(no)).not.toContain('유해성미확인물질 HIT 5')
    const { rows } = await chem<{ rows: (SubstanceRule & { isComing: boolean })[] }>(
      `/api/chm/substance/chmsubstance/${await noOf('108-95-2')}/regs`,
    )
    expect(rows).toContainEqual(
      expect.objectContaining({ regListNm: '유해성미확인물질', isComing: true, startYmd: '2026-12-01' }),
    )
    site().setClock('2026-12-03T09:00:00+09:00')
    await site().runJob('chm-reg-in-force')
    expect((await regs(no)).hits).toContainEqual(
      expect.objectContaining({ regListNm: '유해성미확인물질', judgeCd: 'HIT', fromYmd: '2026-12-01' }),
    )
  })

  test('CH-A26 released after its day it holds from its day', async () => {
    const no = await composed({ '108-88-3': 60, '7732-18-5': 40 })
    site().setClock('2026-12-10T09:00:00+09:00')
    await release([{ casNo: '108-88-3', cutPctVal: 50 }], {
      listCd: 'OSH_PROHIBIT',
      verNm: '12월',
      inForceYmd: '2026-12-01',
    })
    expect((await regs(no)).hits).toContainEqual(
      expect.objectContaining({ regListNm: '제조등금지물질', severityCd: 'STOP', judgeCd: 'HIT' }),
    )
  })
})

const noOf = async (casNo: string) =>
  (await chem<{ rows: { chmSubstanceNo: number }[] }>(`/api/chm/substance/chmsubstances?q=${casNo}`)).rows[0]
    ?.chmSubstanceNo
