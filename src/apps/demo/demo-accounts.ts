/** Accounts of the demo site that one can sign in with; all have the same password, which the README names. */
import { type RoleCd, roles } from '#modules/roles.model.ts'
import type { GenderCd } from './names.ts'

export const DEMO_PASSWORD = 'jikim!2026'

export interface StaffAccount {
  userId: string
  userNm: string
  genderCd: GenderCd
  age: number
  roleCd: RoleCd
  deptCd: string
  positionCd: string
  dutyCd: string
}
export interface VendorAccount {
  userId: string
  userNm: string
  roleCd: RoleCd
  vendorCd: string
}

type StaffLine = readonly [
  userId: string,
  userNm: string,
  genderCd: GenderCd,
  age: number,
  roleCd: RoleCd,
  deptCd: string,
  positionCd: string,
  dutyCd?: string,
]

/** In the order in which they are shown. */
const staffLines: readonly StaffLine[] = [
  ['admin', '임정우', 'M', 41, 'SYS', 'D1160', 'MANAGER'],
  ['cso', '윤태식', 'M', 57, 'CSO', 'D2000', 'MANAGING', 'PLANT'],
  ['shd', '박성호', 'M', 52, 'SHD', 'D2310', 'GENERAL', 'TEAM'],
  ['safety', '김안나', 'F', 38, 'SHM', 'D2310', 'MANAGER'],
  ['health', '이은경', 'F', 44, 'HLM', 'D2310', 'DEPUTY'],
  ['nurse', '정혜진', 'F', 36, 'NUR', 'D2310', 'ASST'],
  ['doctor', '한도영', 'M', 50, 'DOC', 'D2310', 'GENERAL'],
  ['hygiene', '송지현', 'F', 33, 'HYG', 'D2310', 'ASST'],
  ['envmgr', '오재훈', 'M', 48, 'EVM', 'D2330', 'GENERAL', 'TEAM'],
  ['air', '강민호', 'M', 37, 'EVA', 'D2330', 'MANAGER'],
  ['water', '조은비', 'F', 34, 'EVW', 'D2330', 'ASST'],
  ['waste', '신동욱', 'M', 40, 'EVS', 'D2330', 'MANAGER'],
  ['envop', '배광수', 'M', 54, 'EVO', 'D2330', 'SENIOR'],
  ['lab', '문수정', 'F', 31, 'EVL', 'D2330', 'SENIOR'],
  ['chem', '권유진', 'F', 35, 'CHM', 'D2310', 'ASST'],
  ['toxic', '서준영', 'M', 39, 'TOX', 'D2310', 'MANAGER'],
  ['hazmat', '황병철', 'M', 55, 'DGM', 'D2420', 'DEPUTY'],
  ['hpgas', '안상우', 'M', 46, 'HGM', 'D2140', 'MANAGER'],
  ['psm', '최현우', 'M', 42, 'PSM', 'D2320', 'DEPUTY'],
  ['eng', '장대현', 'M', 43, 'ENG', 'D2230', 'MANAGER'],
  ['maint', '류경민', 'M', 36, 'MNT', 'D2210', 'ASST'],
  ['mgr', '김정호', 'M', 51, 'MGR', 'D2110', 'GENERAL', 'TEAM'],
  ['sup', '이창호', 'M', 49, 'SUP', 'D2110', 'MANAGER', 'SHIFT'],
  ['owner', '노승환', 'M', 38, 'OWN', 'D2210', 'MANAGER'],
  ['oper', '홍기범', 'M', 35, 'OPR', 'D2110', 'SENIOR'],
  ['areaappr', '전용준', 'M', 45, 'APR', 'D2110', 'MANAGER', 'PART'],
  ['gas', '고태민', 'M', 32, 'GAS', 'D2340', 'SENIOR'],
  ['elec', '유상현', 'M', 41, 'ELE', 'D2220', 'MANAGER'],
  ['gate', '양세진', 'M', 47, 'SEC', 'D2340', 'MANAGER', 'SHIFT'],
  ['edu', '손하은', 'F', 30, 'EDU', 'D2430', 'SENIOR'],
  ['pur', '백지원', 'F', 37, 'PUR', 'D2430', 'MANAGER'],
  ['ppe', '허윤아', 'F', 33, 'PPO', 'D2310', 'SENIOR'],
  ['worker', '남영길', 'M', 53, 'WRP', 'D2130', 'MANAGER'],
  ['appradm', '심소영', 'F', 42, 'APM', 'D2430', 'MANAGER'],
  ['ceo', '정한울', 'M', 59, 'CEO', 'D1000', 'PRESIDENT', 'CHIEF'],
  ['emp', '김서연', 'F', 28, 'EMP', 'D2110', 'STAFF'],
  ['reader', '곽명희', 'F', 46, 'AUD', 'D1140', 'DEPUTY'],
  ['mgr2', '이상훈', 'M', 50, 'MGR', 'D2120', 'GENERAL', 'TEAM'],
  ['emp2', '박준서', 'M', 27, 'EMP', 'D2120', 'STAFF'],
  ['safety3', '최보영', 'F', 40, 'SHM', 'D3310', 'MANAGER'],
  ['emp3', '정우진', 'M', 29, 'EMP', 'D3110', 'STAFF'],
]

export const staffAccounts: readonly StaffAccount[] = staffLines.map(
  ([userId, userNm, genderCd, age, roleCd, deptCd, positionCd, dutyCd = 'MEMBER']) => ({
    userId,
    userNm,
    genderCd,
    age,
    roleCd,
    deptCd,
    positionCd,
    dutyCd,
  }),
)

export const vendorAccounts: readonly VendorAccount[] = [
  { userId: 'V100001-01', userNm: '차동원', roleCd: 'VAD', vendorCd: 'V100001' },
  { userId: 'V100001-02', userNm: '우현석', roleCd: 'VSM', vendorCd: 'V100001' },
  { userId: 'V100001-03', userNm: '민경수', roleCd: 'VSP', vendorCd: 'V100001' },
  { userId: 'V100002-01', userNm: '하선미', roleCd: 'VAD', vendorCd: 'V100002' },
  { userId: 'V100003-01', userNm: '구자훈', roleCd: 'VSM', vendorCd: 'V100003' },
  { userId: 'V100004-01', userNm: '엄지수', roleCd: 'VSM', vendorCd: 'V100004' },
]

export interface DemoAccount {
  userId: string
  /** What the account is for: its role, and what sets it apart from another account of that role. */
  label: string
  kind: 'staff' | 'vendor'
  roles: RoleCd[]
}

const apart: Readonly<Record<string, string>> = {
  mgr: '생산1팀',
  mgr2: '생산2팀',
  emp: '생산1팀',
  emp2: '생산2팀',
  safety3: '울산공장',
  emp3: '울산공장',
  'V100001-01': '플랜트 정비',
  'V100001-02': '플랜트 정비',
  'V100001-03': '플랜트 정비',
  'V100002-01': '다른 업체',
  'V100003-01': '폐기물 수집·운반·처리',
  'V100004-01': '측정대행',
}

const account = (kind: DemoAccount['kind'], { userId, userNm, roleCd }: StaffAccount | VendorAccount): DemoAccount => {
  const note = apart[userId]
  return { userId, label: `${roles[roleCd].label} ${userNm}${note ? ` (${note})` : ''}`, kind, roles: [roleCd] }
}

export const demoAccounts: readonly DemoAccount[] = [
  ...staffAccounts.map((one) => account('staff', one)),
  ...vendorAccounts.map((one) => account('vendor', one)),
]
