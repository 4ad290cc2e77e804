/** Occupational health: who may open and write what of it. Whose rows one then sees is a matter of the rows themselves. */
import { type RoleCd, staffRoleCds } from '#modules/roles.model.ts'
import { type MenuPlan, reporters } from './menu-plan.ts'

/** Who answers for the health of the plant's people; they alone read findings. */
const healthTeam: readonly RoleCd[] = ['HLM', 'NUR', 'DOC']
/** With those who know exposures, and the management that sees counts. */
const healthReaders: readonly RoleCd[] = [...healthTeam, 'HYG', 'SHD', 'CSO', 'AUD']
const countReaders: readonly RoleCd[] = [...healthTeam, 'SHD', 'CSO', 'AUD']
const hygienists: readonly RoleCd[] = ['HLM', 'HYG']
/** Who judges works by sight, and reads no answer of a person by that. */
const surveyors: readonly RoleCd[] = [...healthTeam, 'HYG']
const surveyReaders: readonly RoleCd[] = [...healthReaders, 'SHM']
/** Heads of departments see when their own people are due, and what work measures follow. */
const dueReaders: readonly RoleCd[] = [...healthTeam, 'HYG', 'MGR', 'SUP']
const teamAndHeads: readonly RoleCd[] = [...healthTeam, 'MGR', 'SUP']

/** In the order of the menu: the end of its id, folder and name in its address, icon, place, who opens it, who writes. */
type Page = readonly [
  id: string,
  page: string,
  icon: string,
  sort: number,
  access: readonly RoleCd[],
  write?: readonly RoleCd[],
]
interface Folder {
  icon: string
  sort: number
  access: readonly RoleCd[]
  pages: readonly Page[]
}

const folders: Readonly<Record<string, Folder>> = {
  HEA_CHK: {
    icon: 'clipboard-list',
    sort: 10,
    access: staffRoleCds,
    pages: [
      ['MY', 'checkup/myCheckup', 'heart-pulse', 5, staffRoleCds, reporters],
      ['PLAN', 'checkup/checkupPlan', 'calendar-check', 10, healthReaders, ['HLM', 'NUR']],
      ['DUE', 'checkup/dueList', 'calendar-check', 20, dueReaders, healthTeam],
      ['ORG', 'checkup/checkupOrg', 'building-2', 20, healthReaders, ['HLM', 'NUR']],
      ['RSV', 'checkup/checkupReservation', 'calendar-check', 30, [...healthTeam, 'HYG', 'MGR', 'SUP'], ['HLM', 'NUR']],
      ['EXT', 'checkup/checkupExt', 'file-check', 45, healthTeam, ['HLM', 'NUR']],
      ['VEXAM', 'checkup/vendorExam', 'hard-hat', 47, healthTeam, ['HLM', 'NUR']],
      ['RESULT', 'checkup/checkupResult', 'stethoscope', 50, healthTeam, healthTeam],
      ['FOLLOW', 'checkup/checkupFollowUp', 'shield-check', 60, teamAndHeads, teamAndHeads],
      ['MEASURE', 'checkup/workMeasure', 'hard-hat', 65, teamAndHeads, teamAndHeads],
      ['EXPOSURE', 'checkup/workerHazard', 'users', 70, dueReaders, hygienists],
      ['FACTOR', 'checkup/hazardFactor', 'flask-conical', 80, healthReaders, hygienists],
      ['CONSENT', 'checkup/consentText', 'file-text', 90, healthTeam, ['HLM']],
      ['STATUS', 'checkup/checkupStatus', 'chart-column', 90, [...healthReaders, 'MGR', 'SUP']],
    ],
  },
  HEA_INF: {
    icon: 'stethoscope',
    sort: 20,
    access: staffRoleCds,
    pages: [
      ['VISIT', 'infirm/visit', 'clipboard-list', 10, healthTeam, healthTeam],
      ['MED', 'infirm/medicine', 'pill', 20, healthTeam, healthTeam],
      ['COUNSEL', 'infirm/counsel', 'heart-pulse', 30, healthTeam, healthTeam],
      [
        'KIT',
        'infirm/firstAidKit',
        'briefcase-medical',
        40,
        [...healthTeam, 'SHD', 'SHM', 'MGR', 'SUP', 'AUD'],
        [...healthTeam, 'SHM', 'MGR', 'SUP'],
      ],
      ['STAT', 'infirm/infirmStat', 'chart-column', 50, countReaders],
      ['MY', 'infirm/myVisit', 'activity', 60, staffRoleCds],
    ],
  },
  HEA_MSD: {
    icon: 'hard-hat',
    sort: 30,
    access: staffRoleCds,
    pages: [
      ['SURVEY', 'muscle/survey', 'clipboard-list', 10, surveyReaders, surveyors],
      ['WORK', 'muscle/work', 'clipboard-check', 20, surveyReaders, surveyors],
      ['POSTURE', 'muscle/posture', 'chart-column', 30, surveyReaders, surveyors],
      ['SYMPTOM', 'muscle/symptom', 'heart-pulse', 40, staffRoleCds, reporters],
    ],
  },
  HEA_ENV: {
    icon: 'wind',
    sort: 40,
    access: healthReaders,
    pages: [
      ['UNIT', 'env/unitWork', 'factory', 10, healthReaders, hygienists],
      ['PLAN', 'env/measurePlan', 'calendar-check', 20, healthReaders, hygienists],
      ['RESULT', 'env/measureResult', 'chart-column', 30, healthReaders, hygienists],
    ],
  },
  HEA_STR: {
    icon: 'activity',
    sort: 50,
    access: staffRoleCds,
    pages: [
      ['SURVEY', 'stress/stressSurvey', 'clipboard-list', 10, countReaders, healthTeam],
      ['MY', 'stress/myStress', 'clipboard-check', 20, staffRoleCds, reporters],
      ['CVD', 'cvd/cvdRisk', 'heart-pulse', 30, healthTeam, healthTeam],
    ],
  },
  HEA_PRV: {
    icon: 'shield-check',
    sort: 90,
    access: [...healthTeam, 'AUD', 'SHD'],
    pages: [
      ['LOG', 'privacy/readLog', 'book-open', 10, ['HLM', 'AUD']],
      ['EMG', 'privacy/emergency', 'stethoscope', 20, ['DOC', 'HLM', 'AUD'], ['DOC']],
      ['EXPORT', 'privacy/export', 'file-check', 30, [...healthTeam, 'SHD', 'AUD'], healthTeam],
      ['DESTROY', 'privacy/destroy', 'archive', 40, ['HLM', 'SHD', 'AUD'], ['HLM']],
    ],
  },
}

/** By the whole id. */
const names: Readonly<Record<string, MenuPlan['names']>> = {
  HEA_CHK: ['건강검진', 'Checkups', '健康体检', 'Reconocimientos'],
  HEA_CHK_MY: ['나의 건강검진', 'My checkups', '我的体检', 'Mis reconocimientos'],
  HEA_CHK_PLAN: ['검진계획 관리', 'Checkup plans', '体检计划', 'Planes de reconocimiento'],
  HEA_CHK_DUE: ['법정 대상 명단', 'Legal due list', '法定体检名单', 'Reconocimientos legales'],
  HEA_CHK_ORG: ['검진기관 관리', 'Examining organisations', '体检机构', 'Centros de reconocimiento'],
  HEA_CHK_RSV: ['예약현황', 'Reservations', '预约情况', 'Reservas'],
  HEA_CHK_EXT: ['타기관 검진결과', 'Checkups elsewhere', '其他机构体检结果', 'Reconocimientos externos'],
  HEA_CHK_VEXAM: [
    '협력업체 배치전검진',
    'Contractors’ placement exams',
    '承包商上岗前体检',
    'Reconocimientos previos de contratistas',
  ],
  HEA_CHK_RESULT: ['검진결과 관리', 'Checkup results', '体检结果', 'Resultados'],
  HEA_CHK_FOLLOW: ['사후관리', 'Follow-up', '后续管理', 'Seguimiento'],
  HEA_CHK_MEASURE: [
    '업무적합성·작업 조치',
    'Work fitness and measures',
    '工作适合性与措施',
    'Aptitud y medidas de trabajo',
  ],
  HEA_CHK_EXPOSURE: ['노출 근로자 관리', 'Exposed workers', '接触者管理', 'Trabajadores expuestos'],
  HEA_CHK_FACTOR: ['유해인자 관리', 'Harmful factors', '有害因素', 'Agentes nocivos'],
  HEA_CHK_CONSENT: ['동의서 관리', 'Consent wording', '同意书管理', 'Consentimiento'],
  HEA_CHK_STATUS: ['검진 통계', 'Checkup statistics', '体检统计', 'Estadísticas'],
  HEA_INF: ['의무실', 'Infirmary', '医务室', 'Enfermería'],
  HEA_INF_VISIT: ['의무실 이용', 'Visits', '就诊记录', 'Visitas'],
  HEA_INF_MED: ['약품관리', 'Medicine', '药品管理', 'Medicamentos'],
  HEA_INF_COUNSEL: ['건강상담', 'Counselling', '健康咨询', 'Asesoramiento'],
  HEA_INF_KIT: ['구급함 관리', 'First-aid boxes', '急救箱管理', 'Botiquines'],
  HEA_INF_STAT: ['의무실 현황', 'Infirmary in figures', '医务室统计', 'Enfermería en cifras'],
  HEA_INF_MY: ['나의 의무실 이용', 'My visits', '我的就诊记录', 'Mis visitas'],
  HEA_MSD: ['근골격계', 'Musculoskeletal', '肌肉骨骼', 'Musculoesquelético'],
  HEA_MSD_SURVEY: ['유해요인조사', 'Surveys of burden', '有害因素调查', 'Estudios de sobrecarga'],
  HEA_MSD_WORK: ['단위작업·부담작업', 'Works and burden', '单元作业与负担作业', 'Trabajos y sobrecarga'],
  HEA_MSD_POSTURE: ['자세평가', 'Postures', '姿势评价', 'Posturas'],
  HEA_MSD_SYMPTOM: ['증상조사', 'Symptoms', '症状调查', 'Síntomas'],
  HEA_ENV: ['작업환경측정', 'Workplace measurement', '作业环境测定', 'Medición del ambiente'],
  HEA_ENV_UNIT: ['단위작업장소', 'Units of measurement', '单位作业场所', 'Unidades de medición'],
  HEA_ENV_PLAN: ['측정계획', 'Measurement plans', '测定计划', 'Planes de medición'],
  HEA_ENV_RESULT: ['측정결과', 'Measurement results', '测定结果', 'Resultados de medición'],
  HEA_STR: ['직무스트레스·뇌심혈관', 'Job stress and heart', '职业压力与心脑血管', 'Estrés y corazón'],
  HEA_STR_SURVEY: ['직무스트레스 조사', 'Job-stress surveys', '职业压力调查', 'Encuestas de estrés laboral'],
  HEA_STR_MY: ['나의 직무스트레스', 'My job stress', '我的职业压力', 'Mi estrés laboral'],
  HEA_STR_CVD: ['뇌심혈관 발병위험도', 'Cardiovascular risk', '心脑血管发病风险', 'Riesgo cardiovascular'],
  HEA_PRV: ['건강자료 보호', 'Privacy of health data', '健康资料保护', 'Protección de datos de salud'],
  HEA_PRV_LOG: ['열람기록', 'Read log', '查阅记录', 'Registro de consultas'],
  HEA_PRV_EMG: ['응급열람', 'Emergency access', '紧急查阅', 'Acceso de urgencia'],
  HEA_PRV_EXPORT: ['건강자료 반출', 'Export of health data', '健康资料导出', 'Salida de datos de salud'],
  HEA_PRV_DESTROY: ['건강자료 파기', 'Destruction of health data', '健康资料销毁', 'Destrucción de datos de salud'],
  HEA_CARE: ['근무조치', 'Work measures', '工作措施', 'Medidas de trabajo'],
}

const pagePlan = (upMenuId: string, [id, page, icon, sort, access, write]: Page): MenuPlan => ({
  menuId: `${upMenuId}_${id}`,
  upMenuId,
  names: namesOf(`${upMenuId}_${id}`),
  icon,
  url: `/hea/${page}`,
  sort,
  access,
  ...(write && { write }),
})

function namesOf(menuId: string): MenuPlan['names'] {
  const found = names[menuId]
  if (!found) throw new RangeError(`${menuId} has no names`)
  return found
}

export const healthPlans: readonly MenuPlan[] = [
  // Everybody finds what is kept about himself.
  { menuId: 'HEA', names: ['보건', 'Health', '健康', 'Salud'], icon: 'heart-pulse', sort: 20, access: staffRoleCds },
  ...Object.entries(folders).flatMap(([menuId, { icon, sort, access, pages }]) => [
    { menuId, upMenuId: 'HEA', names: namesOf(menuId), icon, sort, access },
    ...pages.map((page) => pagePlan(menuId, page)),
  ]),
  // Beside nothing that would tell of what: whoever carries a measure out learns no reason.
  pagePlan('HEA', ['CARE', 'care/workCare', 'clipboard-check', 80, teamAndHeads, teamAndHeads]),
]
