/** The demo company: three plants and its departments, each with the people it needs. */
import type { PlantRow } from '../directory/rows.ts'

export const COMPANY_NM = '한여울화학'
export const EMAIL_DOMAIN = 'hanyeoul.example'

/** The exchange 180 is given to nobody, as no number of the demo site is. */
export const plants: PlantRow[] = [
  {
    plantCd: '1000',
    plantNm: '본사',
    addrDesc: '서울특별시 중구',
    latVal: 37.5636,
    lonVal: 126.9976,
    controlRoomTel: '02-180-0119',
    sortOrder: 1,
  },
  {
    plantCd: '2000',
    plantNm: '여수공장',
    addrDesc: '전라남도 여수시 여수국가산업단지',
    latVal: 34.8362,
    lonVal: 127.6911,
    controlRoomTel: '061-180-0119',
    sortOrder: 2,
  },
  {
    plantCd: '3000',
    plantNm: '울산공장',
    addrDesc: '울산광역시 남구 울산·미포국가산업단지',
    latVal: 35.5017,
    lonVal: 129.3472,
    controlRoomTel: '052-180-0119',
    sortOrder: 3,
  },
]

export const plantNames = {
  '1000': ['본사', 'Head office', '总部', 'Sede'],
  '2000': ['여수공장', 'Yeosu plant', '丽水工厂', 'Planta de Yeosu'],
  '3000': ['울산공장', 'Ulsan plant', '蔚山工厂', 'Planta de Ulsan'],
} as const

/** Sort of work, which decides ages, positions, telephones and shifts. */
export type DeptKind = 'board' | 'office' | 'sales' | 'lab' | 'technical' | 'shift'

export interface DeptPlan {
  deptCd: string
  deptNm: string
  pdeptCd: string | null
  plantCd: string
  kind: DeptKind
  headDutyCd: 'CHIEF' | 'DIVISION' | 'PLANT' | 'LAB' | 'TEAM'
  /** How many people work here, its head among them. */
  size: number
}

type Line = readonly [
  deptCd: string,
  deptNm: string,
  pdeptCd: string | null,
  kind: DeptKind,
  size: number,
  headDutyCd?: DeptPlan['headDutyCd'],
]

const headOffice: readonly Line[] = [
  ['D1000', COMPANY_NM, null, 'board', 4, 'CHIEF'],
  ['D1100', '경영지원본부', 'D1000', 'board', 3, 'DIVISION'],
  ['D1110', '인사팀', 'D1100', 'office', 16],
  ['D1120', '재무회계팀', 'D1100', 'office', 18],
  ['D1130', '총무팀', 'D1100', 'office', 14],
  ['D1140', '감사팀', 'D1000', 'office', 7],
  ['D1150', '구매팀', 'D1100', 'office', 18],
  ['D1160', '정보시스템팀', 'D1100', 'office', 16],
  ['D1200', '영업본부', 'D1000', 'board', 3, 'DIVISION'],
  ['D1210', '국내영업팀', 'D1200', 'sales', 24],
  ['D1220', '해외영업팀', 'D1200', 'sales', 20],
  ['D1300', '안전환경본부', 'D1000', 'office', 9, 'DIVISION'],
  ['D1400', '연구소', 'D1000', 'board', 4, 'LAB'],
  ['D1410', '공정연구팀', 'D1400', 'lab', 36],
  ['D1420', '제품연구팀', 'D1400', 'lab', 38],
]

const yeosu: readonly Line[] = [
  ['D2000', '여수공장', 'D1000', 'board', 3, 'PLANT'],
  ['D2110', '생산1팀', 'D2000', 'shift', 112],
  ['D2120', '생산2팀', 'D2000', 'shift', 98],
  ['D2130', '생산3팀', 'D2000', 'shift', 84],
  ['D2140', '유틸리티팀', 'D2000', 'shift', 46],
  ['D2210', '보전팀', 'D2000', 'technical', 58],
  ['D2220', '전기계장팀', 'D2000', 'technical', 36],
  ['D2230', '설비기술팀', 'D2000', 'technical', 18],
  ['D2310', '안전환경팀', 'D2000', 'office', 26],
  ['D2320', '공정안전팀', 'D2000', 'office', 14],
  ['D2330', '환경팀', 'D2000', 'technical', 18],
  ['D2340', '방재센터', 'D2000', 'shift', 20],
  ['D2410', '품질팀', 'D2000', 'lab', 32],
  ['D2420', '물류팀', 'D2000', 'technical', 30],
  ['D2430', '업무지원팀', 'D2000', 'office', 17],
]

const ulsan: readonly Line[] = [
  ['D3000', '울산공장', 'D1000', 'board', 3, 'PLANT'],
  ['D3110', '울산 생산1팀', 'D3000', 'shift', 92],
  ['D3120', '울산 생산2팀', 'D3000', 'shift', 78],
  ['D3140', '울산 유틸리티팀', 'D3000', 'shift', 34],
  ['D3210', '울산 보전팀', 'D3000', 'technical', 42],
  ['D3310', '울산 안전환경팀', 'D3000', 'office', 20],
  ['D3320', '울산 공정안전팀', 'D3000', 'office', 10],
  ['D3410', '울산 품질팀', 'D3000', 'lab', 28],
  ['D3420', '울산 물류팀', 'D3000', 'technical', 34],
  ['D3430', '울산 업무지원팀', 'D3000', 'office', 17],
]

const at = (plantCd: string, lines: readonly Line[]): DeptPlan[] =>
  lines.map(([deptCd, deptNm, pdeptCd, kind, size, headDutyCd = 'TEAM']) => ({
    deptCd,
    deptNm,
    pdeptCd,
    plantCd,
    kind,
    size,
    headDutyCd,
  }))

export const deptPlans: readonly DeptPlan[] = [...at('1000', headOffice), ...at('2000', yeosu), ...at('3000', ulsan)]
