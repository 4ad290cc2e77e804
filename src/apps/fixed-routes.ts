/**
 * Addresses that the specification fixes (part B). One whose page is not built yet says so with the /404 content; a
 * page is there as soon as some module's screens have its key.
 */
import type { FixedRoute } from '#platform/web/pages/fixed-routes.ts'

type Titles = readonly [kr: string, en: string, zh: string, es: string]

const route = (path: string, [kr, en, zh, es]: Titles, more: Partial<FixedRoute> = {}): FixedRoute => ({
  path,
  titles: { kr, en, zh, es },
  ...more,
})
const parent = (path: string, titles: Titles): FixedRoute => route(path, titles, { parent: true })

export const fixedRoutes: readonly FixedRoute[] = [
  /** S-016; the spelling is the contract. */
  route(
    '/she/chm/mat-check-requst',
    ['물질 확인 요청', 'Substance check request', '物质确认申请', 'Solicitud de comprobación de sustancia'],
    { standalone: 'page', inNoMenu: true },
  ),
  /** S-018 */
  route('/vendor/wkod/wkodPlan', [
    '안전환경 작업이행계획',
    'SHE work-order plan',
    '安全环境作业实施计划',
    'Plan de ejecución SHE',
  ]),
  /** S-019 */
  route('/vendor/constSafe/wkodRequestNew', ['작업허가서', 'Work permit', '作业许可证', 'Permiso de trabajo']),
  /** S-020…S-022 */
  parent('/vendor/subconSafJsa', ['JSA', 'JSA', 'JSA', 'JSA']),
  route('/vendor/subconSafJsa/safJsaList', ['JSA 목록', 'JSA list', 'JSA 列表', 'Lista de JSA']),
  route('/vendor/subconSafJsa/byAvaluationStageList', [
    '평가단계별 목록',
    'List by evaluation stage',
    '按评价阶段列表',
    'Lista por fase de evaluación',
  ]),
  route('/vendor/subconSafJsa/safJsaRegularList', [
    '정기평가 대상',
    'Regular evaluation targets',
    '定期评价对象',
    'Objetos de evaluación periódica',
  ]),
  route('/vendor/subconSafJsa/safJsaPlanListN', [
    '정기평가 및 개선계획',
    'Regular evaluation and improvement plan',
    '定期评价与改进计划',
    'Evaluación periódica y plan de mejora',
  ]),
  /** S-025 */
  route(
    '/constSafe/wkod/wkodRequestPrint',
    ['작업허가서 출력', 'Print work permit', '打印作业许可证', 'Imprimir permiso de trabajo'],
    { standalone: 'print', inNoMenu: true },
  ),
  /** S-026, S-023, S-024, S-027, S-029, S-031 */
  parent('/vendor/portal', ['포털', 'Portal', '门户', 'Portal']),
  route('/vendor/portal/portalNotice', ['일반 게시판', 'Notices', '公告栏', 'Tablón general']),
  route('/vendor/portal/portalNoticeShe', [
    'SHE 절차 게시판',
    'SHE procedures',
    'SHE 程序公告栏',
    'Tablón de procedimientos SHE',
  ]),
  route('/vendor/portal/deptRqst', [
    '업체별 대상 신청',
    'Requests by vendor',
    '按承包商申请对象',
    'Solicitudes por contratista',
  ]),
  route('/vendor/portal/educationStatus', ['출입교육 현황', 'Entry education', '入厂教育情况', 'Formación de acceso']),
  route('/vendor/portal/warnAndPointOutStatus', [
    '경고·지적 현황',
    'Warnings and points-out',
    '警告与指摘情况',
    'Advertencias y observaciones',
  ]),
  route('/vendor/portal/vendorInfo', ['업체정보', 'Vendor information', '承包商信息', 'Datos del contratista']),
  route('/vendor/portal/msds', ['MSDS', 'MSDS', 'MSDS', 'MSDS']),
  /** S-028 */
  parent('/vendor/sgc', ['안전카드', 'Safety cards', '安全卡', 'Tarjetas de seguridad']),
  route('/vendor/sgc/sgcDemeritCard', ['벌점카드 관리', 'Demerit cards', '扣分卡管理', 'Tarjetas de deméritos']),
  route('/vendor/sgc/sgcIssueCard', ['카드발급 이력', 'Card issue history', '发卡记录', 'Historial de tarjetas']),
  /** S-030 */
  route('/vendor/coworkSaf/observeCard', ['관찰카드', 'Observation cards', '观察卡', 'Tarjetas de observación']),
]

/** S-035, S-036: the page keys of the vendors' pages below `vendor/`, to the letter. */
const vendorPages: Readonly<Record<string, readonly string[]>> = {
  subconCheckPatrol: ['selfCheckInspector', 'selfCheckItemResult', 'selfCheckimprActTab', 'subconCheckPatrol'],
  subconEducation: [''],
  subconEntry: ['requestEntry', 'requestEntryDetail'],
  subconEval: ['subconEvalItemResult', 'subconEvalResult', 'subconEvalResultDetail'],
  subconNotice: ['list', 'detail', 'detailView'],
  subconSafJsa: [
    'SelectSafJsaPopup',
    'UploadExcelSheetSelect',
    'byAvaluationStageDtail',
    'byAvaluationStageList',
    'excelUpload',
    'safJsaEdit',
    'safJsaList',
    'safJsaModuleMessage',
    'safJsaPlanListN',
    'safJsaRegularList',
  ],
  subconWarnPointOut: ['warnAndPointOutStatus'],
  wkod: [
    'wkodPlan',
    'wkodPlanOld',
    'wkodPlanDetail',
    'wkodPlanDetailNew',
    'wkodPlanAttachTab',
    'wkodPlanAfterAttachTab',
    'wkodPlanEquipTab',
    'wkodPlanOrgTab',
    'wkodPlanJsaTab',
    'wkodPlanJsaDetail',
    'wkodPlanJsaHelp',
    'wkodPlanJsaSearch',
    'wkodPlanLocDetail',
    'SelectWkodPlanSafJsaTab',
  ],
}
export const vendorPageKeys: readonly string[] = Object.entries(vendorPages).flatMap(([folder, names]) =>
  names.map((name) => ['vendor', folder, name].filter(Boolean).join('/')),
)

/** S-037: the first folder of every page key; the paths come from menu rows. */
export const pageAreas: readonly string[] = [
  'baseInfo',
  'chm',
  'common',
  'constSafe',
  'education',
  'env',
  'hea',
  'impr',
  'manage',
  'mgt',
  'portlet',
  'processSafetyData',
  'rsa',
  'saf',
  'sample',
  'vendor',
]
