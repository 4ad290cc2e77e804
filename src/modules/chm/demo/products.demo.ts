/**
 * What a surfactant and glycol site buys, makes and keeps for its plant: families of products, each in its grades. Contents
 * are those that a supplier would print; whatever is not said here of a product is unknown.
 */
import type { UseKind } from '../use/use-codes.model.ts'

export interface DemoPart {
  substance: string
  pctVal?: number
  minPctVal?: number
  maxPctVal?: number
}
export interface DemoProduct {
  chmMatCd: string
  matNm: string
  originCd: 'BUY' | 'OWN'
  supplierNm: string
  supplierTel: string
  useDesc: string
  useCds: UseKind | null
  physStateCd: 'S' | 'L' | 'G'
  mixtureYn: 'Y' | 'N'
  parts: readonly DemoPart[]
}

const WATER = '7732-18-5'
const suppliers = [
  '한빛케미칼|041-555-0100',
  '대성산업화학|052-555-0200',
  '서해유지|063-555-0410',
  '남도시약|062-555-0520',
  '태평정밀화학|031-555-0630',
] as const
const OURS = '지킴케미칼 여수공장|061-555-0300'

const pure = (substance: string): DemoPart[] => [{ substance, pctVal: 100 }]
const solution = (substance: string, pctVal: number): DemoPart[] => [
  { substance, pctVal },
  { substance: WATER, pctVal: 100 - pctVal },
]
/** Of which some stays unreacted, and some is the by-product of the reaction. */
const ethoxylate = (substance: string): DemoPart[] => [
  { substance, minPctVal: 97, maxPctVal: 99.5 },
  { substance: '25322-68-3', minPctVal: 0.5, maxPctVal: 2 },
  { substance: WATER, minPctVal: 0, maxPctVal: 1 },
]

interface Family {
  /** Letters of the codes. */
  cd: string
  names: readonly string[]
  useDesc: string
  useCds: UseKind | null
  physStateCd?: 'S' | 'L' | 'G'
  isOurs?: true
  parts(at: number): readonly DemoPart[]
}
const crossed = (names: readonly string[], grades: readonly (string | number)[]): string[] =>
  names.flatMap((name) => grades.map((grade) => `${name}${grade}`))

const alcohols = [
  ['라우레스-', '9002-92-0'],
  ['세테스-', '9004-95-9'],
  ['스테아레스-', '9005-00-9'],
  ['올레스-', '9004-98-2'],
  ['트리데세스-', '24938-91-8'],
  ['이소트리데세스-', '9043-30-5'],
  ['C9-11 파레스-', '68439-46-3'],
  ['C12-14 파레스-', '68439-50-9'],
  ['C12-15 파레스-', '68131-39-5'],
  ['세테아레스-', '68439-49-6'],
  ['노녹시놀-', '9016-45-9'],
  ['옥톡시놀-', '9036-19-5'],
  ['PEG 피마자유 ', '61791-12-6'],
  ['PEG 코코아민 ', '61791-14-8'],
] as const
const moles = [2, 3, 4, 5, 7, 9, 10, 12, 15, 20, 25, 30, 40]
const esters = [
  ['PEG 스테아레이트 ', '9004-99-3'],
  ['PEG 올레에이트 ', '9004-96-0'],
  ['PEG 라우레이트 ', '9004-81-3'],
  ['폴리소르베이트 20 ', '9005-64-5'],
  ['폴리소르베이트 60 ', '9005-67-8'],
  ['폴리소르베이트 80 ', '9005-65-6'],
  ['소르비탄 라우레이트 ', '1338-39-2'],
  ['소르비탄 올레에이트 ', '1338-43-8'],
] as const
const salts = [
  ['라우릴황산나트륨 ', '151-21-3'],
  ['라우릴황산암모늄 ', '2235-54-3'],
  ['라우릴황산 TEA ', '139-96-8'],
  ['라우레스황산나트륨 ', '68891-38-3'],
  ['알파올레핀설폰산나트륨 ', '68439-57-6'],
  ['LAS 나트륨 ', '68411-30-3'],
  ['디옥틸설포숙신산나트륨 ', '577-11-7'],
  ['라우로일사르코신산나트륨 ', '137-16-6'],
  ['라우릴 베타인 ', '683-10-3'],
  ['코카미도프로필 베타인 ', '61789-40-0'],
  ['라우라민 옥사이드 ', '1643-20-5'],
  ['염화 세틸트리메틸암모늄 ', '112-02-7'],
  ['염화 벤잘코늄 ', '8001-54-5'],
  ['데실 글루코사이드 ', '68515-73-1'],
] as const
const strengths = [25, 28, 30, 35, 50] as const
const glycols = [
  ['에틸렌글리콜', '107-21-1'],
  ['디에틸렌글리콜', '111-46-6'],
  ['트리에틸렌글리콜', '112-27-6'],
  ['테트라에틸렌글리콜', '112-60-7'],
  ['프로필렌글리콜', '57-55-6'],
  ['디프로필렌글리콜', '25265-71-8'],
  ['부틸디글리콜', '112-34-5'],
  ['에틸디글리콜', '111-90-0'],
  ['부틸셀로솔브', '111-76-2'],
  ['글리세린', '56-81-5'],
  ['에탄올아민', '141-43-5'],
  ['디에탄올아민', '111-42-2'],
  ['트리에탄올아민', '102-71-6'],
] as const
const glycolGrades = [' 공업용', ' 고순도', ' 화장품용', ' 99%', ' 80% 수용액', ' 50% 수용액'] as const
const raws = [
  ['라우릴알코올', '112-53-8'],
  ['미리스틸알코올', '112-72-1'],
  ['세틸알코올', '36653-82-4'],
  ['스테아릴알코올', '112-92-5'],
  ['올레일알코올', '143-28-2'],
  ['세틸스테아릴알코올', '67762-27-0'],
  ['2-에틸헥산올', '104-76-7'],
  ['스테아르산', '57-11-4'],
  ['올레산', '112-80-1'],
  ['라우르산', '143-07-7'],
  ['코코넛유 지방산', '61788-47-4'],
  ['피마자유', '8001-79-4'],
  ['팜유', '8002-75-3'],
  ['노닐페놀', '25154-52-3'],
  ['옥틸페놀', '27193-28-8'],
  ['알킬벤젠설폰산', '85536-14-7'],
  ['선형 알킬벤젠', '67774-74-7'],
  ['소르비톨', '50-70-4'],
  ['트리메틸올프로판', '77-99-6'],
  ['펜타에리트리톨', '115-77-5'],
  ['디메틸아미노프로필아민', '109-55-7'],
  ['라우릴디메틸아민', '112-18-5'],
  ['염화메틸', '74-87-3'],
  ['클로로아세트산나트륨', '3926-62-3'],
  ['젖산', '50-21-5'],
  ['포름산', '64-18-6'],
  ['무수말레산', '108-31-6'],
  ['초산', '64-19-7'],
] as const
const rawGrades = [' 드럼', ' 벌크', ' 백', ' 재생'] as const
const reagents = [
  ...['67-68-5', '75-05-8', '123-91-1', '110-54-3', '142-82-5', '108-88-3', '67-56-1', '64-17-5', '67-63-0'],
  ...['67-64-1', '78-93-3', '141-78-6', '109-99-9', '60-29-7', '75-09-2', '67-66-3', '68-12-2', '127-19-5'],
  ...['110-86-1', '62-53-3', '108-95-2', '7664-93-9', '7647-01-0', '7697-37-2', '7664-38-2', '64-19-7', '144-62-7'],
  ...[
    '1310-73-2',
    '1310-58-3',
    '497-19-8',
    '7757-82-6',
    '7761-88-8',
    '7778-50-9',
    '7722-64-7',
    '7772-98-7',
    '6484-52-2',
  ],
] as const
const reagentGrades = [' (특급)', ' (HPLC용)', ' (1급)', ' (표준용액)'] as const
const blends = crossed(
  [
    '다목적 세정제',
    '식기 세정제',
    '차량 세정제',
    '바닥 세정제',
    '섬유 유연제',
    '정련제',
    '유화제',
    '소포제',
    '침투제',
    '분산제',
  ],
  [' A', ' B', ' C', ' D', ' E', ' F', ' G', ' H', ' K', ' L'],
)
const upkeep = crossed(
  [
    '유압작동유 ',
    '기어유 ',
    '컴프레서유 ',
    '절삭유 ',
    '그리스 ',
    '에폭시 도료 ',
    '우레탄 도료 ',
    '방청제 ',
    '접착제 ',
    '부식억제제 ',
  ],
  [32, 46, 68, 100, 150, 220],
)
const upkeepParts: readonly (readonly DemoPart[])[] = [
  [{ substance: '64742-54-7', minPctVal: 90, maxPctVal: 99 }],
  [{ substance: '64742-54-7', minPctVal: 85, maxPctVal: 95 }],
  [{ substance: '8042-47-5', minPctVal: 90, maxPctVal: 98 }],
  [
    { substance: '64742-47-8', minPctVal: 40, maxPctVal: 60 },
    { substance: '102-71-6', minPctVal: 1, maxPctVal: 5 },
  ],
  [{ substance: '64742-54-7', minPctVal: 70, maxPctVal: 85 }],
  [
    { substance: '25068-38-6', minPctVal: 30, maxPctVal: 50 },
    { substance: '1330-20-7', minPctVal: 20, maxPctVal: 30 },
  ],
  [
    { substance: '123-86-4', minPctVal: 30, maxPctVal: 40 },
    { substance: '64742-95-6', minPctVal: 10, maxPctVal: 20 },
  ],
  [{ substance: '64742-47-8', minPctVal: 60, maxPctVal: 80 }],
  [
    { substance: '9016-87-9', minPctVal: 40, maxPctVal: 60 },
    { substance: '68-12-2', minPctVal: 1, maxPctVal: 3 },
  ],
  [
    { substance: '95-14-7', minPctVal: 1, maxPctVal: 5 },
    { substance: WATER, minPctVal: 70, maxPctVal: 90 },
  ],
]
const waters = [
  ['가성소다 ', '1310-73-2'],
  ['가성칼륨 ', '1310-58-3'],
  ['황산 ', '7664-93-9'],
  ['염산 ', '7647-01-0'],
  ['인산 ', '7664-38-2'],
  ['구연산 ', '77-92-9'],
  ['설팜산 ', '5329-14-6'],
  ['글리콜산 ', '79-14-1'],
  ['차아염소산나트륨 ', '7681-52-9'],
  ['과산화수소 ', '7722-84-1'],
  ['아황산수소나트륨 ', '7631-90-5'],
  ['티오황산나트륨 ', '7772-98-7'],
  ['폴리염화알루미늄 ', '1327-41-9'],
  ['염화제이철 ', '7705-08-0'],
  ['에티드론산 ', '2809-21-4'],
  ['폴리아크릴산 ', '9003-01-4'],
  ['폴리아크릴산나트륨 ', '9003-04-7'],
  ['EDTA 사나트륨 ', '64-02-8'],
  ['암모니아수 ', '1336-21-6'],
  ['요소수 ', '57-13-6'],
  ['메타규산나트륨 ', '6834-92-0'],
  ['인산삼나트륨 ', '7601-54-9'],
  ['과초산 ', '79-21-0'],
  ['글루타르알데히드 ', '111-30-8'],
  ['브롬화 세틸트리메틸암모늄 ', '57-09-0'],
  ['붕사 ', '1303-96-4'],
] as const
const waterStrengths = [5, 10, 15, 25] as const
/** Which of a family a place in its names is. */
const cdOf = (list: readonly (readonly [string, string])[], at: number, each: number): string =>
  list[Math.floor(at / each)]?.[1] ?? WATER
const namesOf = (list: readonly (readonly [string, string])[]) => list.map(([name]) => name)

const families: readonly Family[] = [
  {
    ...{ cd: 'PE', names: crossed(namesOf(alcohols), moles), useDesc: '제품', useCds: 'RAW', isOurs: true },
    parts: (at) => ethoxylate(cdOf(alcohols, at, moles.length)),
  },
  {
    ...{
      cd: 'PS',
      names: crossed(namesOf(esters), ['A급', 'B급', '식품급', '수출용']),
      useDesc: '제품',
      useCds: 'RAW',
    },
    isOurs: true,
    parts: (at) => ethoxylate(cdOf(esters, at, 4)),
  },
  {
    ...{
      cd: 'PA',
      names: crossed(
        namesOf(salts),
        strengths.map((one) => `${one}%`),
      ),
      useDesc: '제품',
      useCds: 'RAW',
    },
    isOurs: true,
    parts: (at) => solution(cdOf(salts, at, strengths.length), strengths[at % strengths.length] ?? 30),
  },
  {
    ...{ cd: 'PG', names: crossed(namesOf(glycols), glycolGrades), useDesc: '제품', useCds: 'RAW', isOurs: true },
    parts: (at) => {
      const [one, grade] = [cdOf(glycols, at, glycolGrades.length), at % glycolGrades.length]
      return grade < 3 ? pure(one) : solution(one, [99, 80, 50][grade - 3] ?? 99)
    },
  },
  {
    ...{ cd: 'PB', names: blends, useDesc: '주문 배합 제품', useCds: 'CLEAN', isOurs: true },
    parts: (at) => [
      { substance: alcohols[at % alcohols.length]?.[1] ?? WATER, minPctVal: 5, maxPctVal: 15 },
      { substance: salts[at % salts.length]?.[1] ?? WATER, minPctVal: 3, maxPctVal: 10 },
      { substance: WATER, minPctVal: 75, maxPctVal: 90 },
    ],
  },
  {
    ...{ cd: 'RW', names: crossed(namesOf(raws), rawGrades), useDesc: '반응 원료', useCds: 'RAW' },
    parts: (at) => pure(cdOf(raws, at, rawGrades.length)),
  },
  {
    ...{ cd: 'LB', names: crossed([...reagents], reagentGrades), useDesc: '시험·분석', useCds: 'LAB' },
    parts: (at) => {
      const one = reagents[Math.floor(at / reagentGrades.length)] ?? WATER
      return at % reagentGrades.length === 3 ? solution(one, 1) : pure(one)
    },
  },
  {
    ...{
      cd: 'WT',
      names: crossed(
        namesOf(waters),
        waterStrengths.map((one) => `${one}%`),
      ),
      useDesc: '수처리·중화',
    },
    useCds: 'WATER',
    parts: (at) => solution(cdOf(waters, at, waterStrengths.length), waterStrengths[at % waterStrengths.length] ?? 5),
  },
  {
    ...{ cd: 'MT', names: upkeep, useDesc: '설비 정비', useCds: null },
    parts: (at) => upkeepParts[Math.floor(at / 6)] ?? [],
  },
]

/** @param nameOf what a substance is called, for products that bear its name */
export const moreProducts = (nameOf: (casNo: string) => string, cnt: number): DemoProduct[] =>
  families
    .flatMap(({ cd, names, useDesc, useCds, physStateCd = 'L', isOurs, parts }) =>
      names.map((name, at): DemoProduct => {
        const from = isOurs ? OURS : (suppliers[at % suppliers.length] ?? suppliers[0])
        const [supplierNm = '', supplierTel = ''] = from.split('|')
        const own = parts(at)
        return {
          chmMatCd: `${cd}-${String(at + 1).padStart(4, '0')}`,
          matNm: cd === 'LB' ? name.replace(/^[\d-]+/, nameOf) : name,
          originCd: isOurs ? 'OWN' : 'BUY',
          ...{ supplierNm, supplierTel, useDesc, useCds, physStateCd },
          mixtureYn: own.length > 1 ? 'Y' : 'N',
          parts: own,
        }
      }),
    )
    .slice(0, cnt)
