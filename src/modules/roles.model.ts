/**
 * The roles of the product (Part 0.2 of the contractor design). A code is the `authGrpCd` of an authority group of
 * every site; a person may hold several. Requester, drafter or owner are no roles: they follow from the record.
 */
import type { Scope } from '#platform/model/access.ts'
import type { Translations } from '#platform/model/i18n.ts'

/** Health data: N none, O own, M measures and due dates, E exposure, S counts, F full. */
type HealthLevel = 'N' | 'O' | 'M' | 'E' | 'S' | 'F'
interface RoleSeed {
  label: string
  en: string
  /** How far the role sees where a menu row of the group says nothing else. */
  scopeCd: Scope
  heaReadLvlCd: HealthLevel
}

const role = (label: string, en: string, scopeCd: Scope = 'PLANT', heaReadLvlCd: HealthLevel = 'N'): RoleSeed => ({
  label,
  en,
  scopeCd,
  heaReadLvlCd,
})

export const roles = {
  SYS: role('시스템관리자', 'System administrator', 'ALL'),
  CSO: role('안전보건총괄책임자', 'Plant head responsible for safety and health'),
  SHD: role('안전환경팀장', 'SHE team head'),
  SHM: role('안전관리자', 'Safety manager'),
  HLM: role('보건관리자', 'Health manager', 'PLANT', 'F'),
  MGR: role('부서장', 'Department head', 'PLANT', 'M'),
  SUP: role('관리감독자', 'Supervisor', 'PLANT', 'M'),
  OWN: role('공사감독', 'Work owner'),
  OPR: role('운전부서 발급자', 'Operating-area issuer'),
  APR: role('구역 승인자', 'Area approver'),
  GAS: role('가스측정자', 'Gas tester'),
  ELE: role('전기 차단자', 'Electrical isolator'),
  PSM: role('공정안전 담당', 'Process safety'),
  ENG: role('설비기술 담당', 'Engineering'),
  NUR: role('의무실 간호사', 'Nurse', 'PLANT', 'F'),
  DOC: role('산업보건의', 'Occupational physician', 'PLANT', 'F'),
  HYG: role('산업위생 담당', 'Industrial hygiene', 'PLANT', 'E'),
  CHM: role('화학물질 담당', 'Chemicals'),
  TOX: role('유해화학물질관리자', 'Toxic chemicals manager'),
  DGM: role('위험물안전관리자', 'Dangerous goods safety manager'),
  HGM: role('고압가스 안전관리자', 'High-pressure gas safety manager'),
  EVM: role('환경담당', 'Environment manager'),
  EVA: role('환경기술인(대기)', 'Environmental engineer, air'),
  EVW: role('환경기술인(수질)', 'Environmental engineer, water'),
  EVS: role('폐기물담당', 'Waste'),
  EVO: role('환경시설 운전원', 'Environmental facility operator'),
  EVL: role('분석실', 'Laboratory'),
  MNT: role('정비·계기', 'Maintenance and instruments'),
  CEO: role('경영책임자', 'Chief executive', 'ALL'),
  SEC: role('보안·방재센터', 'Security and control room'),
  EDU: role('교육담당', 'Education desk'),
  PUR: role('구매담당', 'Purchasing'),
  PPO: role('보호구 담당', 'Protective equipment desk'),
  WRP: role('근로자대표', 'Workers’ representative'),
  APM: role('결재 관리자', 'Approval administrator'),
  EMP: role('임직원', 'Employee', 'PLANT', 'O'),
  AUD: role('감사·경영(조회)', 'Auditor, read only', 'ALL', 'S'),
  VAD: role('업체관리자', 'Vendor administrator', 'VENDOR', 'M'),
  VSM: role('현장소장·업체 안전관리자', 'Vendor site or safety manager', 'VENDOR', 'M'),
  VSP: role('작업책임자', 'Vendor work leader', 'VENDOR'),
  VWK: role('협력업체 작업자', 'Vendor worker', 'VENDOR'),
}

export type RoleCd = keyof typeof roles

declare module '#platform/model/document.ts' {
  interface Roles extends Record<RoleCd, true> {}
}

export const roleCds = Object.keys(roles) as RoleCd[]
export const vendorRoleCds = roleCds.filter((roleCd) => roles[roleCd].scopeCd === 'VENDOR')
export const staffRoleCds = roleCds.filter((roleCd) => roles[roleCd].scopeCd !== 'VENDOR')

export const roleTranslations: Translations = Object.fromEntries(
  Object.values(roles).map(({ label, en }) => [label, { en }]),
)

/** The authority groups that every site starts with; the number of a group is its place in the list. */
export const roleSeeds = () =>
  roleCds.map((authGrpCd, index) => {
    const { label, scopeCd, heaReadLvlCd } = roles[authGrpCd]
    // Who sees all plants may choose among them; everybody else is held to his own.
    const plantAccessYn: 'Y' | 'N' = scopeCd === 'ALL' ? 'Y' : 'N'
    return { authGrpNo: index + 1, authGrpCd, authGrpNm: label, plantAccessYn, heaReadLvlCd, scopeCd }
  })
