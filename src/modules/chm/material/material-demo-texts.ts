/** What the demo site buys and makes. */
import { type HazardClass, hazardClassCds } from '../ghs/ghs-codes.model.ts'

interface DemoHazard {
  hazardClassCd: HazardClass
  categoryCd: string | null
  routeCd?: string
  noneYn: 'Y' | 'N'
  ateVal?: number
  mFactorVal?: number
}
export interface Part {
  substance: string | null
  pctVal?: number
  minPctVal?: number
  maxPctVal?: number
  secretYn?: 'Y'
  altNm?: string
  altMinPctVal?: number
  altMaxPctVal?: number
}

const is = (hazardClassCd: HazardClass, categoryCd: string | null, more: Partial<DemoHazard> = {}): DemoHazard => ({
  hazardClassCd,
  categoryCd,
  noneYn: 'N',
  ...more,
})
/** Whatever is not named is known as not classified. */
const whole = (...some: DemoHazard[]): DemoHazard[] => [
  ...some,
  ...hazardClassCds
    .filter((cd) => !some.some(({ hazardClassCd }) => hazardClassCd === cd))
    .map((hazardClassCd): DemoHazard => ({ hazardClassCd, categoryCd: null, noneYn: 'Y' })),
]

const substance = (
  casNo: string | null,
  korNm: string,
  engNm: string,
  physStateCd: 'S' | 'L' | 'G',
  hazards: DemoHazard[] = [],
) => ({ casNo, casNoneReasonDesc: casNo ? null : '반응 혼합물로 고유 번호가 없음', korNm, engNm, physStateCd, hazards })

/** Hazards of a few are known whole; of the others nobody has said anything, and they show as 확인 필요. */
export const demoSubstances = [
  substance('7732-18-5', '물', 'Water', 'L', whole()),
  substance('57-55-6', '프로필렌글리콜', 'Propylene glycol', 'L', whole()),
  substance('56-81-5', '글리세린', 'Glycerol', 'L', whole()),
  substance('7647-14-5', '염화나트륨', 'Sodium chloride', 'S', whole()),
  substance('77-92-9', '구연산', 'Citric acid', 'S', whole(is('EYE', '2'), is('STOT_SE', '3R'))),
  substance('151-21-3', '라우릴황산나트륨', 'Sodium lauryl sulfate', 'S', [
    is('FLAM_SOL', '2'),
    is('ACUTE_ORAL', '4'),
    is('SKIN', '2'),
    is('EYE', '1'),
  ]),
  substance('9004-82-4', '라우레스황산나트륨', 'Sodium laureth sulfate', 'L', [is('SKIN', '2'), is('EYE', '1')]),
  substance('9002-92-0', '라우레스(에톡시화 라우릴 알코올)', 'Laureth', 'L', [is('ACUTE_ORAL', '4'), is('EYE', '1')]),
  substance('61789-40-0', '코카미도프로필 베타인', 'Cocamidopropyl betaine', 'L', [is('EYE', '1')]),
  substance('25322-68-3', '폴리에틸렌글리콜', 'Polyethylene glycol', 'L'),
  substance('111-46-6', '디에틸렌글리콜', 'Diethylene glycol', 'L', [is('ACUTE_ORAL', '4')]),
  substance('112-27-6', '트리에틸렌글리콜', 'Triethylene glycol', 'L'),
  substance('102-71-6', '트리에탄올아민', 'Triethanolamine', 'L'),
  substance('111-42-2', '디에탄올아민', 'Diethanolamine', 'S'),
  substance('7681-52-9', '차아염소산나트륨', 'Sodium hypochlorite', 'L'),
  substance('68585-34-2', '알킬에테르황산나트륨(C10-16)', 'Alkyl ether sulfate, C10-16', 'L'),
  substance(null, '에톡시화 지방알코올 혼합물', 'Ethoxylated fatty alcohols, mixed', 'L'),
]

interface DemoMaterial {
  chmMatCd: string
  matNm: string
  originCd: 'BUY' | 'OWN'
  supplierNm: string
  supplierTel: string
  useDesc: string
  physStateCd: 'S' | 'L' | 'G'
  mixtureYn: 'Y' | 'N'
  phVal?: number
  flashPtVal?: number
  boilPtVal?: number
  densityVal?: number
  unNo?: string
  parts: Part[]
}
const liquid = (
  chmMatCd: string,
  matNm: string,
  from: string,
  useDesc: string,
  parts: Part[],
  more: Partial<DemoMaterial> = {},
): DemoMaterial => {
  const [supplierNm = '', supplierTel = ''] = from.split('|')
  const mixtureYn = parts.length > 1 ? 'Y' : 'N'
  return {
    chmMatCd,
    matNm,
    originCd: 'BUY',
    supplierNm,
    supplierTel,
    useDesc,
    physStateCd: 'L',
    mixtureYn,
    parts,
    ...more,
  }
}
const of = (substanceNm: string, pctVal: number): Part => ({ substance: substanceNm, pctVal })
const between = (substanceNm: string, minPctVal: number, maxPctVal: number): Part => ({
  substance: substanceNm,
  minPctVal,
  maxPctVal,
})
const HANBIT = '한빛케미칼|041-555-0100'
const DAESUNG = '대성산업화학|052-555-0200'
const OURS = '지킴케미칼 여수공장|061-555-0300'

export const demoMaterials: readonly DemoMaterial[] = [
  liquid('R-1001', '산화에틸렌', DAESUNG, '에톡시화 원료', [of('75-21-8', 100)], {
    physStateCd: 'G',
    unNo: '1040',
    boilPtVal: 10.4,
  }),
  liquid('R-1002', '산화프로필렌', DAESUNG, '프로폭시화 원료', [of('75-56-9', 100)], {
    flashPtVal: -37,
    boilPtVal: 34.2,
    unNo: '1280',
  }),
  liquid('R-1010', '수산화나트륨 수용액 48%', HANBIT, '촉매·중화', [of('1310-73-2', 48), of('7732-18-5', 52)], {
    phVal: 14,
    unNo: '1824',
  }),
  liquid('R-1011', '수산화칼륨 수용액 45%', HANBIT, '촉매', [of('1310-58-3', 45), of('7732-18-5', 55)], {
    phVal: 14,
    unNo: '1814',
  }),
  liquid('R-1020', '황산 98%', HANBIT, '황산화 반응', [of('7664-93-9', 98), of('7732-18-5', 2)], {
    phVal: 0.3,
    densityVal: 1.84,
    unNo: '1830',
  }),
  liquid('R-1021', '염산 35%', HANBIT, '중화·재생', [of('7647-01-0', 35), of('7732-18-5', 65)], {
    phVal: 0.1,
    unNo: '1789',
  }),
  liquid('R-1030', '톨루엔', DAESUNG, '반응 용제', [of('108-88-3', 100)], {
    flashPtVal: 4,
    boilPtVal: 110.6,
    densityVal: 0.867,
    unNo: '1294',
  }),
  liquid('R-1031', '메틸알코올', DAESUNG, '세척·분석', [of('67-56-1', 100)], {
    flashPtVal: 11,
    boilPtVal: 64.7,
    densityVal: 0.792,
    unNo: '1230',
  }),
  liquid('R-1040', '과산화수소 35%', HANBIT, '표백', [of('7722-84-1', 35), of('7732-18-5', 65)], {
    phVal: 3,
    unNo: '2014',
  }),
  liquid('R-1050', '트리에탄올아민 85%', HANBIT, '중화', [of('102-71-6', 85), between('111-42-2', 5, 15)]),
  liquid('P-2001', '에틸렌글리콜', OURS, '제품', [of('107-21-1', 100)], {
    originCd: 'OWN',
    flashPtVal: 111,
    boilPtVal: 197.3,
    densityVal: 1.113,
  }),
  liquid('P-2002', '디에틸렌글리콜', OURS, '제품', [of('111-46-6', 100)], { originCd: 'OWN' }),
  liquid('P-2010', '라우릴황산나트륨 30% 수용액', OURS, '제품', [of('151-21-3', 30), of('7732-18-5', 70)], {
    originCd: 'OWN',
    phVal: 8,
  }),
  liquid(
    'P-2011',
    '라우레스황산나트륨 70%',
    OURS,
    '제품',
    [between('9004-82-4', 68, 72), between('7732-18-5', 25, 32)],
    { originCd: 'OWN', phVal: 7.5 },
  ),
  liquid(
    'P-2020',
    '중성 세정제 기제',
    OURS,
    '제품',
    [between('9002-92-0', 10, 20), between('61789-40-0', 3, 5), between('7732-18-5', 70, 85)],
    { originCd: 'OWN', phVal: 7 },
  ),
  liquid('P-2021', '산성 스케일 세정제', OURS, '제품', [of('77-92-9', 25), of('9002-92-0', 3), of('7732-18-5', 72)], {
    originCd: 'OWN',
    phVal: 2.4,
  }),
  liquid(
    'U-3001',
    '냉각수 방식제',
    HANBIT,
    '냉각수 처리',
    [
      between('1310-73-2', 1, 3),
      { substance: null, secretYn: 'Y', altNm: '인산염계 방식제', altMinPctVal: 10, altMaxPctVal: 30 },
      between('7732-18-5', 60, 85),
    ],
    { phVal: 12.5 },
  ),
  liquid('U-3002', '차아염소산나트륨 12%', HANBIT, '냉각수 살균', [of('7681-52-9', 12), of('7732-18-5', 88)], {
    phVal: 12,
    unNo: '1791',
  }),
  liquid('U-3003', '부동액', DAESUNG, '냉각·동파 방지', [between('107-21-1', 40, 50), between('7732-18-5', 45, 55)], {
    flashPtVal: 115,
  }),
  liquid(
    'M-4001',
    '설비 세척용 신너',
    DAESUNG,
    '정비 세척',
    [between('108-88-3', 30, 40), between('1330-20-7', 50, 60)],
    { flashPtVal: 12, boilPtVal: 110, unNo: '1263' },
  ),
  liquid('M-4002', '탈지용 이소프로필알코올', DAESUNG, '정비 세척', [of('67-63-0', 99), of('7732-18-5', 1)], {
    flashPtVal: 12,
    boilPtVal: 82.3,
    unNo: '1219',
  }),
]
