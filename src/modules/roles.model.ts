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
  /** English, Chinese, Spanish. */
  others: readonly [en: string, zh: string, es: string]
  /** How far the role sees where a menu row of the group says nothing else. */
  scopeCd: Scope
  heaReadLvlCd: HealthLevel
}

const role = (
  label: string,
  others: RoleSeed['others'],
  scopeCd: Scope = 'PLANT',
  heaReadLvlCd: HealthLevel = 'N',
): RoleSeed => ({
  label,
  others,
  scopeCd,
  heaReadLvlCd,
})

export const roles = {
  SYS: role('시스템관리자', ['System administrator', '系统管理员', 'Administrador del sistema'], 'ALL'),
  CSO: role('안전보건총괄책임자', [
    'Plant head responsible for safety and health',
    '安全健康总负责人',
    'Director de planta, responsable de seguridad y salud',
  ]),
  SHD: role('안전환경팀장', ['SHE team head', '安全环境组长', 'Jefe de seguridad y medio ambiente']),
  SHM: role('안전관리자', ['Safety manager', '安全管理员', 'Responsable de seguridad']),
  HLM: role('보건관리자', ['Health manager', '保健管理员', 'Responsable de salud'], 'PLANT', 'F'),
  MGR: role('부서장', ['Department head', '部门负责人', 'Jefe de departamento'], 'PLANT', 'M'),
  SUP: role('관리감독자', ['Supervisor', '管理监督者', 'Supervisor'], 'PLANT', 'M'),
  OWN: role('공사감독', ['Work owner', '工程监督', 'Responsable de la obra']),
  OPR: role('운전부서 발급자', ['Operating-area issuer', '运行部门签发人', 'Emisor del área operativa']),
  APR: role('구역 승인자', ['Area approver', '区域批准人', 'Aprobador del área']),
  GAS: role('가스측정자', ['Gas tester', '气体检测员', 'Medidor de gases']),
  ELE: role('전기 차단자', ['Electrical isolator', '电气隔离员', 'Aislador eléctrico']),
  PSM: role('공정안전 담당', ['Process safety', '工艺安全负责人', 'Seguridad de procesos']),
  ENG: role('설비기술 담당', ['Engineering', '设备技术负责人', 'Ingeniería']),
  NUR: role('의무실 간호사', ['Nurse', '医务室护士', 'Enfermería'], 'PLANT', 'F'),
  DOC: role('산업보건의', ['Occupational physician', '职业保健医生', 'Médico del trabajo'], 'PLANT', 'F'),
  HYG: role('산업위생 담당', ['Industrial hygiene', '职业卫生负责人', 'Higiene industrial'], 'PLANT', 'E'),
  CHM: role('화학물질 담당', ['Chemicals', '化学品负责人', 'Productos químicos']),
  TOX: role('유해화학물질관리자', ['Toxic chemicals manager', '有害化学品管理员', 'Responsable de químicos tóxicos']),
  DGM: role('위험물안전관리자', [
    'Dangerous goods safety manager',
    '危险品安全管理员',
    'Responsable de mercancías peligrosas',
  ]),
  HGM: role('고압가스 안전관리자', [
    'High-pressure gas safety manager',
    '高压气体安全管理员',
    'Responsable de gases a presión',
  ]),
  EVM: role('환경담당', ['Environment manager', '环境负责人', 'Responsable de medio ambiente']),
  EVA: role('환경기술인(대기)', ['Environmental engineer, air', '环境技术人员（大气）', 'Técnico ambiental, aire']),
  EVW: role('환경기술인(수질)', ['Environmental engineer, water', '环境技术人员（水质）', 'Técnico ambiental, agua']),
  EVS: role('폐기물담당', ['Waste', '废弃物负责人', 'Residuos']),
  EVO: role('환경시설 운전원', [
    'Environmental facility operator',
    '环境设施操作员',
    'Operador de instalaciones ambientales',
  ]),
  EVL: role('분석실', ['Laboratory', '分析室', 'Laboratorio']),
  MNT: role('정비·계기', ['Maintenance and instruments', '检修与仪表', 'Mantenimiento e instrumentos']),
  CEO: role('경영책임자', ['Chief executive', '经营负责人', 'Dirección general'], 'ALL'),
  SEC: role('보안·방재센터', ['Security and control room', '保安与防灾中心', 'Seguridad y centro de control']),
  EDU: role('교육담당', ['Education desk', '教育负责人', 'Formación']),
  PUR: role('구매담당', ['Purchasing', '采购负责人', 'Compras']),
  PPO: role('보호구 담당', ['Protective equipment desk', '防护用品负责人', 'Equipos de protección']),
  WRP: role('근로자대표', ['Workers’ representative', '劳动者代表', 'Representante de los trabajadores']),
  APM: role('결재 관리자', ['Approval administrator', '审批管理员', 'Administrador de aprobaciones']),
  EMP: role('임직원', ['Employee', '员工', 'Empleado'], 'PLANT', 'O'),
  AUD: role('감사·경영(조회)', ['Auditor, read only', '审计与经营（查询）', 'Auditor, solo lectura'], 'ALL', 'S'),
  VAD: role('업체관리자', ['Vendor administrator', '企业管理员', 'Administrador del contratista'], 'VENDOR', 'M'),
  VSM: role(
    '현장소장·업체 안전관리자',
    ['Vendor site or safety manager', '现场负责人·承包商安全管理员', 'Jefe de obra o de seguridad del contratista'],
    'VENDOR',
    'M',
  ),
  VSP: role('작업책임자', ['Vendor work leader', '作业负责人', 'Encargado del trabajo'], 'VENDOR'),
  VWK: role('협력업체 작업자', ['Vendor worker', '承包商作业人员', 'Trabajador del contratista'], 'VENDOR'),
}

export type RoleCd = keyof typeof roles

declare module '#platform/model/document.ts' {
  interface Roles extends Record<RoleCd, true> {}
}

export const roleCds = Object.keys(roles) as RoleCd[]
export const vendorRoleCds = roleCds.filter((roleCd) => roles[roleCd].scopeCd === 'VENDOR')
export const staffRoleCds = roleCds.filter((roleCd) => roles[roleCd].scopeCd !== 'VENDOR')

export const roleTranslations: Translations = Object.fromEntries(
  Object.values(roles).map(({ label, others: [en, zh, es] }) => [label, { en, zh, es }]),
)

/** The authority groups that every site starts with; the number of a group is its place in the list. */
export const roleSeeds = () =>
  roleCds.map((authGrpCd, index) => {
    const { label, scopeCd, heaReadLvlCd } = roles[authGrpCd]
    // Who sees all plants may choose among them; everybody else is held to his own.
    const plantAccessYn: 'Y' | 'N' = scopeCd === 'ALL' ? 'Y' : 'N'
    return { authGrpNo: index + 1, authGrpCd, authGrpNm: label, plantAccessYn, heaReadLvlCd, scopeCd }
  })
