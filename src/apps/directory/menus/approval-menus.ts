/** The menu of approvals. */
import { staffRoleCds } from '#modules/roles.model.ts'
import { type MenuPlan, reporters } from './menu-plan.ts'

/** Approvals: everybody drafts and decides; their administrator sees to the kinds. */
export const apprPlans: readonly MenuPlan[] = [
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
