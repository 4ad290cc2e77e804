/** Menu rows of the screens that exist, and who may open and write them. A new screen brings its row here. */
import { type RoleCd, roleSeeds, staffRoleCds, vendorRoleCds } from '#modules/roles.model.ts'
import type { AuthMenuRow, MenuRow } from './rows.ts'

interface MenuPlan {
  menuId: string
  upMenuId?: string
  /** Korean, English, Chinese, Spanish. */
  names: readonly [kr: string, en: string, zh: string, es: string]
  icon?: string
  url?: string
  sort: number
  access: readonly RoleCd[]
  /** Who may also save; nobody where the screen only shows. */
  write?: readonly RoleCd[]
}

/** Everybody employed reports and reads; the auditor reads only. */
const reporters = staffRoleCds.filter((roleCd) => roleCd !== 'AUD')
/** A worker of a vendor has no account (Part 0.8). */
const vendors = vendorRoleCds.filter((roleCd) => roleCd !== 'VWK')

const plans: readonly MenuPlan[] = [
  {
    menuId: 'SAF',
    names: ['안전', 'Safety', '安全', 'Seguridad'],
    icon: 'shield-check',
    sort: 10,
    access: staffRoleCds,
  },
  {
    menuId: 'SAF_ACC',
    upMenuId: 'SAF',
    names: ['사고·아차사고', 'Accidents and near misses', '事故与未遂事件', 'Accidentes y cuasi accidentes'],
    icon: 'shield-alert',
    sort: 10,
    access: staffRoleCds,
  },
  {
    menuId: 'SAF_ACC_NM',
    upMenuId: 'SAF_ACC',
    names: ['아차사고', 'Near misses', '未遂事件', 'Cuasi accidentes'],
    icon: 'triangle-alert',
    url: '/saf/accident/nearMissList',
    sort: 10,
    access: staffRoleCds,
    write: reporters,
  },
  {
    menuId: 'SAF_ACC_NMSTAT',
    upMenuId: 'SAF_ACC',
    names: ['아차사고 통계', 'Near-miss statistics', '未遂事件统计', 'Estadísticas de cuasi accidentes'],
    icon: 'chart-column',
    url: '/saf/accident/nearMissStat',
    sort: 20,
    access: staffRoleCds,
  },
  {
    menuId: 'IMPR',
    names: ['개선', 'Improvement', '改进', 'Mejora'],
    icon: 'wrench',
    sort: 30,
    access: staffRoleCds,
  },
  {
    menuId: 'IMPR_IMPR',
    upMenuId: 'IMPR',
    names: ['개선 관리', 'Improvement actions', '改进管理', 'Acciones de mejora'],
    icon: 'clipboard-check',
    sort: 10,
    access: staffRoleCds,
  },
  {
    menuId: 'IMPR_IMPR_LIST',
    upMenuId: 'IMPR_IMPR',
    names: ['개선 대장', 'Improvement register', '改进台账', 'Registro de mejoras'],
    icon: 'clipboard-list',
    url: '/impr/impr/imprList',
    sort: 10,
    access: staffRoleCds,
    write: reporters,
  },
  {
    menuId: 'IMPR_IMPR_BOARD',
    upMenuId: 'IMPR_IMPR',
    names: ['개선 현황', 'Improvement board', '改进概况', 'Panel de mejoras'],
    icon: 'chart-column',
    url: '/impr/impr/imprBoard',
    sort: 20,
    access: staffRoleCds,
  },
  {
    menuId: 'NOTICE',
    names: ['공지', 'Notices', '公告', 'Avisos'],
    icon: 'megaphone',
    sort: 5,
    access: staffRoleCds,
  },
  {
    menuId: 'NOTICE_LIST',
    upMenuId: 'NOTICE',
    names: ['공지사항', 'Notices', '公告事项', 'Avisos'],
    url: '/manage/notice/noticeList',
    sort: 10,
    access: staffRoleCds,
    write: ['SYS', 'SHD', 'SHM', 'HLM', 'EVM', 'EDU', 'CHM', 'PSM'],
  },
  {
    menuId: 'VND_NOTICE',
    names: ['공지', 'Notices', '公告', 'Avisos'],
    icon: 'megaphone',
    sort: 5,
    access: vendors,
  },
  {
    menuId: 'VND_NOTICE_GEN',
    upMenuId: 'VND_NOTICE',
    names: ['일반 게시판', 'Notices', '公告栏', 'Tablón general'],
    url: '/vendor/portal/portalNotice',
    sort: 10,
    access: vendors,
  },
  {
    menuId: 'VND_NOTICE_SHE',
    upMenuId: 'VND_NOTICE',
    names: ['SHE 절차 게시판', 'SHE procedures', 'SHE 程序公告栏', 'Tablón de procedimientos SHE'],
    url: '/vendor/portal/portalNoticeShe',
    sort: 20,
    access: vendors,
  },
  {
    menuId: 'VND_COWORK',
    names: ['협력업체 협업', 'Working together', '承包商协作', 'Trabajo conjunto'],
    icon: 'users',
    sort: 10,
    access: vendors,
  },
  {
    menuId: 'VND_COWORK_NM',
    upMenuId: 'VND_COWORK',
    names: ['아차사고', 'Near misses', '未遂事件', 'Cuasi accidentes'],
    icon: 'triangle-alert',
    url: '/vendor/coworkSaf/nearMissList',
    sort: 10,
    access: vendors,
    write: vendors,
  },
  {
    menuId: 'VND_COWORK_IMPR',
    upMenuId: 'VND_COWORK',
    names: ['개선', 'Improvement', '改进', 'Mejora'],
    icon: 'clipboard-check',
    url: '/vendor/impr/imprList',
    sort: 20,
    access: vendors,
    write: vendors,
  },
]

/** Approvals: everybody drafts and decides; their administrator sees to the kinds. */
const apprPlans: readonly MenuPlan[] = [
  {
    menuId: 'APPR',
    names: ['전자결재', 'Approvals', '电子审批', 'Aprobaciones'],
    icon: 'file-check',
    sort: 800,
    access: staffRoleCds,
  },
  {
    menuId: 'APPR_BOX',
    upMenuId: 'APPR',
    names: ['결재함', 'To approve', '审批箱', 'Por aprobar'],
    url: '/manage/appr/apprBox',
    sort: 10,
    access: staffRoleCds,
    write: reporters,
  },
  {
    menuId: 'APPR_DRAFT',
    upMenuId: 'APPR',
    names: ['기안함', 'My requests', '起草箱', 'Mis solicitudes'],
    url: '/manage/appr/draftBox',
    sort: 20,
    access: staffRoleCds,
    write: reporters,
  },
  {
    menuId: 'APPR_ABSENCE',
    upMenuId: 'APPR',
    names: ['부재·위임', 'Absence and deputies', '缺勤与委托', 'Ausencias y suplentes'],
    url: '/manage/appr/absence',
    sort: 30,
    access: staffRoleCds,
    write: reporters,
  },
  {
    menuId: 'APPR_LINE',
    upMenuId: 'APPR',
    names: ['결재선 관리', 'Approval lines', '审批流程管理', 'Líneas de aprobación'],
    url: '/manage/appr/lineTemplate',
    sort: 40,
    access: staffRoleCds,
    write: reporters,
  },
  {
    menuId: 'APPR_AUTH',
    upMenuId: 'APPR',
    names: ['권한 신청', 'Requests for authority', '权限申请', 'Solicitudes de permisos'],
    url: '/manage/authManage/authRqst',
    sort: 60,
    access: staffRoleCds,
    write: reporters,
  },
  {
    menuId: 'APPR_BIZ',
    upMenuId: 'APPR',
    names: ['문서종류 관리', 'Kinds of documents', '文件种类管理', 'Tipos de documentos'],
    url: '/manage/appr/apprBiz',
    sort: 50,
    access: ['SYS', 'APM'],
    write: ['SYS', 'APM'],
  },
]

/** What happened here, and whether the site is well. The auditor reads what was changed. */
const logPages: readonly [id: string, page: string, names: MenuPlan['names'], more?: Partial<MenuPlan>][] = [
  [
    'MNG_LOG_AUDIT',
    'auditLog',
    ['감사 로그', 'Audit log', '审计日志', 'Registro de auditoría'],
    { access: ['SYS', 'AUD'] },
  ],
  ['MNG_LOG_ACCESS', 'accessLog', ['열람·반출 기록', 'Access log', '查阅与导出记录', 'Registro de consultas']],
  ['MNG_SIGNIN_HISTORY', 'loginHistory', ['접속 이력', 'Sign-in history', '登录记录', 'Historial de accesos']],
  ['MNG_LOG_ERROR', 'errorLog', ['오류 로그', 'Error log', '错误日志', 'Registro de errores']],
  ['MNG_LOG_JOB', 'batchJob', ['배치 현황', 'Jobs', '批处理', 'Tareas programadas'], { write: ['SYS'] }],
  ['MNG_LOG_STATUS', 'systemStatus', ['시스템 상태', 'System status', '系统状态', 'Estado del sistema']],
]

/** Administration: seen by who keeps the site in order. */
const managePlans: readonly MenuPlan[] = [
  {
    menuId: 'MNG',
    names: ['시스템관리', 'Administration', '系统管理', 'Administración'],
    icon: 'cog',
    sort: 900,
    access: ['SYS', 'AUD'],
  },
  {
    menuId: 'MNG_ORG',
    upMenuId: 'MNG',
    names: ['조직', 'Organisation', '组织', 'Organización'],
    icon: 'building-2',
    sort: 10,
    access: ['SYS'],
  },
  {
    menuId: 'MNG_ORG_DEPT',
    upMenuId: 'MNG_ORG',
    names: ['부서 관리', 'Departments', '部门管理', 'Departamentos'],
    url: '/manage/dept/deptList',
    sort: 10,
    access: ['SYS'],
    write: ['SYS'],
  },
  {
    menuId: 'MNG_ORG_USER',
    upMenuId: 'MNG_ORG',
    names: ['사용자 관리', 'Users', '用户管理', 'Usuarios'],
    url: '/manage/user/userList',
    sort: 20,
    access: ['SYS'],
    write: ['SYS'],
  },
  {
    menuId: 'MNG_ORG_POSITION',
    upMenuId: 'MNG_ORG',
    names: ['직위', 'Positions', '职位', 'Cargos'],
    url: '/manage/user/position',
    sort: 30,
    access: ['SYS'],
    write: ['SYS'],
  },
  {
    menuId: 'MNG_ORG_DUTY',
    upMenuId: 'MNG_ORG',
    names: ['직책', 'Duties', '职务', 'Funciones'],
    url: '/manage/user/duty',
    sort: 40,
    access: ['SYS'],
    write: ['SYS'],
  },
  {
    menuId: 'MNG_AUTH',
    upMenuId: 'MNG',
    names: ['권한·메뉴', 'Authority and menus', '权限与菜单', 'Permisos y menús'],
    icon: 'shield-check',
    sort: 20,
    access: ['SYS'],
  },
  {
    menuId: 'MNG_AUTH_GROUP',
    upMenuId: 'MNG_AUTH',
    names: ['권한그룹·메뉴권한', 'Authority groups', '权限组与菜单权限', 'Grupos de permisos'],
    url: '/manage/authManage/authGroup',
    sort: 10,
    access: ['SYS'],
    write: ['SYS'],
  },
  {
    menuId: 'MNG_AUTH_MENU',
    upMenuId: 'MNG_AUTH',
    names: ['메뉴 관리', 'Menus', '菜单管理', 'Menús'],
    url: '/manage/menuManage/menuList',
    sort: 20,
    access: ['SYS'],
    write: ['SYS'],
  },
  {
    menuId: 'MNG_AUTH_WHY',
    upMenuId: 'MNG_AUTH',
    names: ['권한 확인', 'Why may he', '权限核查', 'Por qué puede'],
    url: '/manage/authManage/authWhy',
    sort: 40,
    access: ['SYS'],
  },
  {
    menuId: 'MNG_BASE',
    upMenuId: 'MNG',
    names: ['코드·설정', 'Codes and settings', '代码与设置', 'Códigos y ajustes'],
    icon: 'settings',
    sort: 30,
    access: ['SYS'],
  },
  {
    menuId: 'MNG_BASE_CODE',
    upMenuId: 'MNG_BASE',
    names: ['코드 관리', 'Codes', '代码管理', 'Códigos'],
    url: '/manage/code/codeMaster',
    sort: 10,
    access: ['SYS'],
    write: ['SYS'],
  },
  {
    menuId: 'MNG_BASE_GROUP',
    upMenuId: 'MNG_BASE',
    names: ['코드그룹', 'Code groups', '代码组', 'Grupos de códigos'],
    url: '/manage/code/codeGroup',
    sort: 20,
    access: ['SYS'],
    write: ['SYS'],
  },
  {
    menuId: 'MNG_BASE_ATTACH',
    upMenuId: 'MNG_BASE',
    names: ['첨부 설정', 'Attachment settings', '附件设置', 'Ajustes de adjuntos'],
    url: '/manage/attach/attachSetting',
    sort: 30,
    access: ['SYS'],
    write: ['SYS'],
  },
  {
    menuId: 'MNG_BASE_FORM',
    upMenuId: 'MNG_BASE',
    names: ['양식 관리', 'Forms', '表单管理', 'Formularios'],
    url: '/manage/form/formTemplate',
    sort: 40,
    access: ['SYS'],
    write: ['SYS'],
  },
  {
    menuId: 'MNG_BASE_PRIVACY',
    upMenuId: 'MNG_BASE',
    names: ['개인정보 처리방침', 'Privacy notice', '个人信息处理方针', 'Aviso de privacidad'],
    url: '/manage/privacy/privacyNotice',
    sort: 90,
    access: ['SYS'],
    write: ['SYS'],
  },
  {
    menuId: 'MNG_SIGNIN',
    upMenuId: 'MNG',
    names: ['접속·발송', 'Sign-in and sending', '登录与发送', 'Accesos y envíos'],
    icon: 'settings',
    sort: 80,
    access: ['SYS'],
  },
  {
    menuId: 'MNG_SIGNIN_POLICY',
    upMenuId: 'MNG_SIGNIN',
    names: ['접속 정책', 'Sign-in policy', '登录策略', 'Política de acceso'],
    url: '/manage/policy/loginPolicy',
    sort: 10,
    access: ['SYS'],
    write: ['SYS'],
  },
  {
    menuId: 'MNG_SIGNIN_TEMPLATE',
    upMenuId: 'MNG_SIGNIN',
    names: ['알림 템플릿', 'Message templates', '消息模板', 'Plantillas de mensajes'],
    url: '/manage/message/template',
    sort: 25,
    access: ['SYS'],
    write: ['SYS'],
  },
  {
    menuId: 'MNG_SIGNIN_OUTBOX',
    upMenuId: 'MNG_SIGNIN',
    names: ['메일·문자 발송', 'Mail and SMS', '邮件与短信', 'Correo y SMS'],
    url: '/manage/message/outbox',
    sort: 30,
    access: ['SYS'],
    write: ['SYS'],
  },
  {
    menuId: 'MNG_LOG',
    upMenuId: 'MNG',
    names: ['기록·운영', 'Logs and operation', '日志与运行', 'Registros y operación'],
    icon: 'activity',
    sort: 90,
    access: ['SYS', 'AUD'],
  },
  ...logPages.map(([id, page, names, more], index) => ({
    menuId: id,
    upMenuId: 'MNG_LOG',
    names,
    url: `/manage/log/${page}`,
    sort: (index + 1) * 10,
    access: ['SYS'] as const,
    ...more,
  })),
]

/** What all areas refer to; read by who answers for safety and health. */
const readers: readonly RoleCd[] = ['SYS', 'SHD', 'SHM', 'HLM', 'EVM', 'PSM', 'ENG', 'MNT', 'AUD']
const basePages: readonly [id: string, page: string, names: MenuPlan['names'], write: readonly RoleCd[]][] = [
  ['PLANT', 'plant', ['공장', 'Plants', '工厂', 'Plantas'], ['SYS']],
  ['PROCESS', 'process', ['공정', 'Processes', '工艺', 'Procesos'], ['SYS', 'PSM', 'ENG']],
  ['FACTYPE', 'facilityType', ['시설 유형', 'Equipment types', '设施类型', 'Tipos de equipo'], ['SYS', 'ENG']],
  ['FACILITY', 'facility', ['설비', 'Equipment', '设备', 'Equipos'], ['SYS', 'ENG', 'MNT', 'PSM']],
  ['WORKTYPE', 'workType', ['작업유형', 'Kinds of work', '作业类型', 'Tipos de trabajo'], ['SYS', 'SHM']],
  ['MAP', 'siteMap', ['배치도', 'Site maps', '布置图', 'Planos'], ['SYS', 'SHM']],
  ['LOCATION', 'location', ['위치', 'Locations', '位置', 'Ubicaciones'], ['SYS', 'SHM']],
  ['HOLIDAY', 'holiday', ['휴일', 'Holidays', '节假日', 'Festivos'], ['SYS']],
  ['LEGAL', 'legalParam', ['법정기준', 'Legal limits', '法定标准', 'Valores legales'], ['SYS', 'SHM', 'HLM', 'EVM']],
  ['OWNER', 'owner', ['업무 담당자', 'Task owners', '业务负责人', 'Responsables de área'], ['SYS']],
]
const basePlans: readonly MenuPlan[] = [
  {
    menuId: 'BASE',
    names: ['기본정보', 'Basic information', '基本信息', 'Información básica'],
    icon: 'folder',
    sort: 890,
    access: readers,
  },
  ...basePages.map(([id, page, names, write], index) => ({
    menuId: `BASE_${id}`,
    upMenuId: 'BASE',
    names,
    url: `/baseInfo/${page}`,
    sort: (index + 1) * 10,
    access: readers,
    write,
  })),
]

const samplePages: readonly [id: string, url: string, names: MenuPlan['names']][] = [
  ['GRID', 'grid', ['목록', 'Grid', '列表', 'Tabla']],
  ['INFINITE', 'infinite', ['무한 스크롤', 'Infinite list', '无限滚动', 'Lista infinita']],
  ['PAGED', 'paged', ['페이지 목록', 'Paged list', '分页列表', 'Lista paginada']],
  ['SERVER', 'server', ['서버 목록', 'Server list', '服务器列表', 'Lista del servidor']],
  ['TREE', 'tree', ['트리', 'Tree', '树', 'Árbol']],
  ['INPUT', 'input', ['입력', 'Inputs', '输入', 'Entradas']],
  ['PICKER', 'picker', ['선택기', 'Pickers', '选择器', 'Selectores']],
  ['MARKER', 'marker', ['이미지 표시', 'Image marks', '图片标记', 'Marcas en imagen']],
  ['ATTACHMENT', 'attachment', ['첨부파일', 'Attachments', '附件', 'Adjuntos']],
  ['POPUP', 'popup', ['팝업', 'Popups', '弹窗', 'Ventanas']],
  ['REQUEST', 'request', ['요청', 'Requests', '请求', 'Peticiones']],
  ['PARAM_A', 'param?kind=A', ['매개변수 A', 'Parameter A', '参数 A', 'Parámetro A']],
  ['PARAM_B', 'param?kind=B', ['매개변수 B', 'Parameter B', '参数 B', 'Parámetro B']],
]

/** S-490…S-498: every component, live, for the administrators of a demo site. */
const samplePlans: readonly MenuPlan[] = [
  {
    menuId: 'SAMPLE',
    names: ['샘플소스', 'Sample source', '示例', 'Ejemplos'],
    icon: 'book-open',
    sort: 990,
    access: ['SYS'],
  },
  ...samplePages.map(([id, url, names], index) => ({
    menuId: `SAMPLE_${id}`,
    upMenuId: 'SAMPLE',
    names,
    url: `/sample/${url}`,
    sort: (index + 1) * 10,
    access: ['SYS'] as const,
    write: ['SYS'] as const,
  })),
]

const levelOf = (plan: MenuPlan): number => {
  const all = [...plans, ...basePlans, ...apprPlans, ...managePlans, ...samplePlans]
  const parent = all.find(({ menuId }) => menuId === plan.upMenuId)
  return parent ? levelOf(parent) + 1 : 1
}

const menuRow = (plan: MenuPlan): MenuRow => {
  const [menuNm, menuNmEn, menuNmZh, menuNmEs] = plan.names
  return {
    menuId: plan.menuId,
    menuNm,
    menuNmEn,
    menuNmZh,
    menuNmEs,
    upMenuId: plan.upMenuId ?? null,
    menuLvl: levelOf(plan),
    taskGrpCd: plan.menuId.startsWith('VND')
      ? 'VENDOR'
      : plan.menuId.startsWith('SAMPLE')
        ? 'SAMPLE'
        : /^(MNG|BASE|APPR)/.test(plan.menuId)
          ? 'MANAGE'
          : plan.menuId.startsWith('IMPR')
            ? 'IMPR'
            : plan.menuId.startsWith('NOTICE')
              ? 'MANAGE'
              : 'SAF',
    frontEndUrl: plan.url ?? null,
    sortOrder: String(plan.sort),
    color: null,
    icon: plan.icon ?? null,
  }
}

const groups = roleSeeds()

const rightsOf = ({ menuId, access, write = [] }: MenuPlan): AuthMenuRow[] =>
  groups
    .filter(({ authGrpCd }) => access.includes(authGrpCd))
    .map(({ authGrpNo, authGrpCd }) => ({
      authGrpNo,
      menuId,
      accessYn: 'Y',
      writeYn: write.includes(authGrpCd) ? 'Y' : 'N',
    }))

/** The rows of a site; those of the sample area in a demo site only. */
const plansOf = (options: { demo: boolean }) => [
  ...plans,
  ...basePlans,
  ...apprPlans,
  ...managePlans,
  ...(options.demo ? samplePlans : []),
]
export const menusOf = (options: { demo: boolean }): MenuRow[] => plansOf(options).map(menuRow)
export const authMenusOf = (options: { demo: boolean }): AuthMenuRow[] => plansOf(options).flatMap(rightsOf)
