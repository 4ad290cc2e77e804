/** Which page stands below which menu row of administration. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const users = () => import('./organisation/user.screens.tsx')
const codes = () => import('./codes/codes.screens.tsx')
const authority = () => import('./authority/authority.screens.tsx')
const authRequests = () => import('./authority/auth-request.screens.tsx')
const forms = () => import('./codes/form-template.screens.tsx')
const organisation = () => import('./organisation/organisation.screens.tsx')

const apprBox = () => import('./approval/box.tsx')
const apprRequest = () => import('./approval/request.tsx')
const apprDrafts = () => import('./approval/drafts.tsx')
const apprAbsence = () => import('./approval/absence.tsx')
const apprTemplates = () => import('./approval/templates.tsx')
const apprKinds = () => import('./approval/kinds.tsx')

const notices = () => import('./notice/notice.screens.tsx')
/** A notice looks the same to whoever writes it and to whoever reads it. */
const noticePages = {
  ':no': load(notices, 'NoticeDetail', { head: 'own' }),
  ':no/print': load(() => import('./notice/notice.print.tsx'), 'NoticePaper', { standalone: true }),
}

export const manageScreens: Screens = {
  'manage/message/template': {
    pages: { '': load(() => import('./message/message-template.screens.tsx'), 'MessageTemplates') },
  },
  'manage/privacy/privacyNotice': {
    pages: { '': load(() => import('./privacy/privacy-notice.screens.tsx'), 'PrivacyNotices') },
  },
  'manage/notice/noticeList': {
    pages: { '': load(notices, 'NoticeList'), new: load(notices, 'NoticeDetail', { head: 'own' }), ...noticePages },
  },
  'vendor/portal/portalNotice': { pages: { '': load(notices, 'VendorNotices'), ...noticePages } },
  'vendor/portal/portalNoticeShe': { pages: { '': load(notices, 'VendorProcedures'), ...noticePages } },
  'vendor/subconNotice/list': { pages: { '': load(notices, 'AllVendorNotices'), ...noticePages } },
  'vendor/subconNotice/detail': { pages: { '': load(notices, 'AllVendorNotices'), ':no': noticePages[':no'] } },
  'vendor/subconNotice/detailView': {
    pages: { '': load(notices, 'AllVendorNotices'), ':no': noticePages[':no/print'] },
  },
  'manage/dept/deptList': { pages: { '': load(organisation, 'DeptList') } },
  'manage/policy/loginPolicy': {
    pages: { '': load(() => import('./sign-in/login-policy.screens.tsx'), 'LoginPolicy') },
  },
  'manage/log/auditLog': { pages: { '': load(() => import('./log/audit-log.screens.tsx'), 'AuditLog') } },
  'manage/log/accessLog': { pages: { '': load(() => import('./log/access-log.screens.tsx'), 'AccessLog') } },
  'manage/log/errorLog': { pages: { '': load(() => import('./log/error-log.screens.tsx'), 'ErrorLog') } },
  'manage/log/batchJob': { pages: { '': load(() => import('./log/batch-job.screens.tsx'), 'BatchJob') } },
  'manage/log/systemStatus': { pages: { '': load(() => import('./log/system-status.screens.tsx'), 'SystemStatus') } },
  'manage/log/loginHistory': {
    pages: { '': load(() => import('./sign-in/login-history.screens.tsx'), 'LoginHistory') },
  },
  'manage/message/outbox': { pages: { '': load(() => import('./sign-in/outbox.screens.tsx'), 'Outbox') } },
  'manage/user/userList': { pages: { '': load(users, 'UserList') } },
  'manage/user/position': { pages: { '': load(organisation, 'PositionList') } },
  'manage/user/duty': { pages: { '': load(organisation, 'DutyList') } },
  'manage/code/codeMaster': { pages: { '': load(codes, 'CodeList') } },
  'manage/code/codeGroup': { pages: { '': load(codes, 'CodeGroupList') } },
  'manage/attach/attachSetting': { pages: { '': load(codes, 'AttachSettingList') } },
  'manage/form/formTemplate': { pages: { '': load(forms, 'FormTemplateList') } },
  'manage/authManage/authGroup': { pages: { '': load(authority, 'AuthGroupList') } },
  'manage/authManage/authRqst': {
    pages: {
      '': load(authRequests, 'AuthRequestList'),
      new: load(authRequests, 'AuthRequestDetail', { head: 'own' }),
      ':no': load(authRequests, 'AuthRequestDetail', { head: 'own' }),
    },
  },
  'manage/authManage/authWhy': { pages: { '': load(() => import('./authority/auth-why.screens.tsx'), 'AuthWhy') } },
  'manage/menuManage/menuList': { pages: { '': load(authority, 'MenuList') } },
  'manage/appr/apprBox': { pages: { '': load(apprBox, 'ApprBox'), ':no': load(apprRequest, 'ApprRequest') } },
  'manage/appr/draftBox': { pages: { '': load(apprDrafts, 'DraftBox'), ':no': load(apprRequest, 'ApprRequest') } },
  'manage/appr/absence': { pages: { '': load(apprAbsence, 'Absences') } },
  'manage/appr/lineTemplate': { pages: { '': load(apprTemplates, 'LineTemplates') } },
  'manage/appr/apprBiz': { pages: { '': load(apprKinds, 'ApprKinds') } },
}
