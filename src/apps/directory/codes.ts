/** Code groups that the product reads by name. System groups: an administrator renames them, but adds or removes none. */
import type { CodeGroup, Names } from './code-group.ts'
import { infirmCodes } from './infirm-codes.ts'
import type { CodeGrpRow, CodeRow, DutyRow, PlantRow, PositionRow } from './rows.ts'
import { workCodes } from './work-codes.ts'

const decisions: CodeGroup[] = [
  {
    codeGrpCd: 'RTN_REASON',
    codeGrpNm: '보완요청 사유',
    codes: {
      DOC_MISSING: ['서류 누락', 'Document missing', '缺少文件', 'Falta un documento'],
      DOC_EXPIRED: ['서류 만료', 'Document expired', '文件过期', 'Documento vencido'],
      DATA_WRONG: ['내용 오류', 'Wrong content', '内容有误', 'Contenido incorrecto'],
      QUAL_LACK: ['자격 미달', 'Qualification lacking', '资质不足', 'Falta de cualificación'],
      RISK_LACK: [
        '위험요인 검토 부족',
        'Hazards not examined enough',
        '危险因素分析不足',
        'Análisis de riesgos insuficiente',
      ],
      SCHEDULE: ['일정 조정 필요', 'Schedule to be changed', '需要调整日程', 'Hay que ajustar el calendario'],
      ETC: ['기타', 'Other', '其他', 'Otro'],
    },
  },
  {
    codeGrpCd: 'TASK_GRP',
    codeGrpNm: '업무구분',
    codes: {
      SAF: ['안전', 'Safety', '安全', 'Seguridad'],
      HEA: ['보건', 'Health', '健康', 'Salud'],
      EDU: ['교육', 'Education', '教育', 'Formación'],
      RSA: ['위험성평가', 'Risk assessment', '风险评估', 'Evaluación de riesgos'],
      IMPR: ['개선', 'Improvement', '改进', 'Mejora'],
      VENDOR: ['협력업체', 'Contractors', '承包商', 'Contratistas'],
      WKOD: ['작업', 'Work', '作业', 'Trabajos'],
      CHM: ['화학물질', 'Chemicals', '化学品', 'Productos químicos'],
      MANAGE: ['시스템관리', 'Administration', '系统管理', 'Administración'],
      SAMPLE: ['샘플소스', 'Sample source', '示例', 'Ejemplos'],
    },
  },
]

const staff: CodeGroup[] = [
  {
    codeGrpCd: 'POSITION',
    codeGrpNm: '직위',
    codes: {
      STAFF: ['사원', 'Staff', '职员', 'Empleado'],
      SENIOR: ['주임', 'Senior staff', '主任', 'Empleado sénior'],
      ASST: ['대리', 'Assistant manager', '代理', 'Subgerente adjunto'],
      MANAGER: ['과장', 'Manager', '科长', 'Gerente'],
      DEPUTY: ['차장', 'Deputy general manager', '次长', 'Subgerente general'],
      GENERAL: ['부장', 'General manager', '部长', 'Gerente general'],
      DIRECTOR: ['이사', 'Director', '理事', 'Director'],
      MANAGING: ['상무', 'Managing director', '常务', 'Director ejecutivo'],
      PRESIDENT: ['대표이사', 'President', '代表理事', 'Presidente'],
    },
  },
  {
    codeGrpCd: 'DUTY',
    codeGrpNm: '직책',
    codes: {
      MEMBER: ['팀원', 'Team member', '组员', 'Miembro del equipo'],
      SHIFT: ['반장', 'Shift foreman', '班长', 'Jefe de turno'],
      PART: ['파트장', 'Section leader', '小组长', 'Jefe de sección'],
      TEAM: ['팀장', 'Team head', '组长', 'Jefe de equipo'],
      DIVISION: ['본부장', 'Division head', '本部长', 'Jefe de división'],
      LAB: ['연구소장', 'Head of research', '研究所长', 'Director de investigación'],
      PLANT: ['공장장', 'Plant head', '厂长', 'Jefe de planta'],
      CHIEF: ['대표', 'Chief executive', '总经理', 'Director general'],
    },
  },
  {
    codeGrpCd: 'JOB_CLASS',
    codeGrpNm: '직군',
    codes: {
      OFFICE: ['사무', 'Office', '办公', 'Oficina'],
      SALES: ['판매', 'Sales', '销售', 'Ventas'],
      PROD: ['생산·기타', 'Production and other', '生产及其他', 'Producción y otros'],
    },
  },
  {
    codeGrpCd: 'EMPLOY_TYPE',
    codeGrpNm: '고용형태',
    codes: {
      REG: ['상용', 'Regular', '正式', 'Fijo'],
      FIX: ['기간제', 'Fixed term', '合同制', 'Temporal'],
      DAY: ['일용', 'Daily', '日工', 'Jornalero'],
    },
  },
  {
    codeGrpCd: 'USER_STATUS',
    codeGrpNm: '재직상태',
    codes: {
      ACTIVE: ['재직', 'Employed', '在职', 'En activo'],
      ABSENT: ['휴직', 'On leave', '休职', 'De permiso'],
      RETIRED: ['퇴직', 'Retired', '离职', 'Retirado'],
    },
  },
  {
    codeGrpCd: 'GENDER',
    codeGrpNm: '성별',
    codes: { M: ['남', 'Male', '男', 'Hombre'], F: ['여', 'Female', '女', 'Mujer'] },
  },
]

const vendors: CodeGroup[] = [
  {
    codeGrpCd: 'VENDOR_TYPE',
    codeGrpNm: '업체유형',
    codes: {
      RES: ['상주', 'Resident', '常驻', 'Residente'],
      NRES: ['비상주', 'Non-resident', '非常驻', 'No residente'],
      SHORT: ['단기', 'Short term', '短期', 'Corto plazo'],
      DLV: ['납품·운송', 'Delivery and transport', '供货运输', 'Entrega y transporte'],
    },
  },
  {
    codeGrpCd: 'VENDOR_RISK',
    codeGrpNm: '위험군',
    codes: {
      A: ['고위험', 'High risk', '高风险', 'Riesgo alto'],
      B: ['중간', 'Medium risk', '中风险', 'Riesgo medio'],
      C: ['저위험', 'Low risk', '低风险', 'Riesgo bajo'],
    },
  },
  {
    // The names are the numbers: an administrator writes the company's own.
    codeGrpCd: 'HEA_CPR_RULE',
    codeGrpNm: '종합검진 기준(나이, 주기 년)',
    codes: { FROM_AGE: ['40', '40', '40', '40'], EVERY_YEAR: ['2', '2', '2', '2'] },
  },
  {
    codeGrpCd: 'VENDOR_STATUS',
    codeGrpNm: '업체상태',
    codes: {
      RQST: ['신청', 'Requested', '申请', 'Solicitado'],
      RTN: ['보완요청', 'Sent back', '退回补充', 'Devuelto'],
      REJ: ['반려', 'Refused', '驳回', 'Rechazado'],
      ACTIVE: ['유효', 'Active', '有效', 'Activo'],
      SUSP: ['출입정지', 'Suspended', '暂停出入', 'Suspendido'],
      TERM: ['거래종료', 'Terminated', '终止交易', 'Finalizado'],
    },
  },
  {
    codeGrpCd: 'ACCOUNT_STATUS',
    codeGrpNm: '계정상태',
    codes: {
      ACTIVE: ['유효', 'Active', '有效', 'Activo'],
      LOCK: ['잠금', 'Locked', '锁定', 'Bloqueado'],
      STOP: ['정지', 'Stopped', '停用', 'Detenido'],
    },
  },
  {
    codeGrpCd: 'PERSON_STATUS',
    codeGrpNm: '인원상태',
    codes: {
      ACTIVE: ['재직', 'Employed', '在职', 'En activo'],
      LEAVE: ['퇴사', 'Left', '离职', 'Baja'],
      WAIT: ['이적대기', 'Waiting for release', '等待转出', 'A la espera de baja'],
    },
  },
  {
    codeGrpCd: 'GATE',
    codeGrpNm: '게이트',
    systemYn: 'N',
    codes: {
      G1: ['정문', 'Main gate', '正门', 'Puerta principal'],
      G2: ['공정문', 'Process gate', '工艺门', 'Puerta de proceso'],
      G3: ['물류문', 'Goods gate', '物流门', 'Puerta de mercancías'],
    },
  },
  {
    codeGrpCd: 'JOB_TYPE',
    codeGrpNm: '직종',
    codes: {
      MECH: ['기계정비', 'Mechanic', '机械维修', 'Mecánico'],
      PIPE: ['배관', 'Pipe fitter', '管工', 'Tubero'],
      WELD: ['용접', 'Welder', '焊工', 'Soldador'],
      ELEC: ['전기', 'Electrician', '电工', 'Electricista'],
      INST: ['계장', 'Instrument fitter', '仪表工', 'Instrumentista'],
      SCAF: ['비계', 'Scaffolder', '架子工', 'Andamista'],
      INSUL: ['보온', 'Insulator', '保温工', 'Aislador'],
      PAINT: ['도장', 'Painter', '油漆工', 'Pintor'],
      CRANE: ['크레인 운전', 'Crane operator', '起重机司机', 'Gruista'],
      RIG: ['신호·줄걸이', 'Signaller and rigger', '信号与吊装', 'Señalero y eslingador'],
      FORK: ['지게차 운전', 'Forklift driver', '叉车司机', 'Carretillero'],
      DRIVE: ['화물차 운전', 'Lorry driver', '货车司机', 'Camionero'],
      CIVIL: ['토목·건축', 'Civil works', '土建', 'Obra civil'],
      CLEAN: ['세정·청소', 'Cleaner', '清洗', 'Limpieza'],
      NDT: ['비파괴검사', 'Non-destructive tester', '无损检测', 'Ensayos no destructivos'],
      SAMPLE: ['측정·시료채취', 'Sampler', '检测采样', 'Muestreo'],
      GUARD: ['감시·경비', 'Guard', '监护与保安', 'Vigilante'],
      SAFETY: ['안전관리', 'Safety', '安全管理', 'Seguridad'],
      LABOR: ['보통인부', 'Labourer', '普工', 'Peón'],
    },
  },
  {
    codeGrpCd: 'NATION',
    codeGrpNm: '국적',
    codes: {
      KR: ['대한민국', 'Korea', '韩国', 'Corea'],
      CN: ['중국', 'China', '中国', 'China'],
      VN: ['베트남', 'Viet Nam', '越南', 'Vietnam'],
      TH: ['태국', 'Thailand', '泰国', 'Tailandia'],
      UZ: ['우즈베키스탄', 'Uzbekistan', '乌兹别克斯坦', 'Uzbekistán'],
      PH: ['필리핀', 'Philippines', '菲律宾', 'Filipinas'],
      PE: ['페루', 'Peru', '秘鲁', 'Perú'],
    },
  },
  {
    codeGrpCd: 'LANG',
    codeGrpNm: '언어',
    codes: {
      kr: ['한국어', 'Korean', '韩语', 'Coreano'],
      en: ['영어', 'English', '英语', 'Inglés'],
      zh: ['중국어', 'Chinese', '汉语', 'Chino'],
      es: ['스페인어', 'Spanish', '西班牙语', 'Español'],
      vi: ['베트남어', 'Vietnamese', '越南语', 'Vietnamita'],
      th: ['태국어', 'Thai', '泰语', 'Tailandés'],
      uz: ['우즈베크어', 'Uzbek', '乌兹别克语', 'Uzbeko'],
    },
  },
  {
    codeGrpCd: 'VISA_TYPE',
    codeGrpNm: '체류자격',
    codes: {
      E7: ['특정활동(E-7)', 'Designated activities (E-7)', '特定活动(E-7)', 'Actividades designadas (E-7)'],
      E9: ['비전문취업(E-9)', 'Non-professional employment (E-9)', '非专业就业(E-9)', 'Empleo no profesional (E-9)'],
      F4: ['재외동포(F-4)', 'Overseas Korean (F-4)', '在外同胞(F-4)', 'Coreano de ultramar (F-4)'],
      F5: ['영주(F-5)', 'Permanent residence (F-5)', '永住(F-5)', 'Residencia permanente (F-5)'],
      F6: ['결혼이민(F-6)', 'Marriage (F-6)', '结婚移民(F-6)', 'Matrimonio (F-6)'],
      H2: ['방문취업(H-2)', 'Working visit (H-2)', '访问就业(H-2)', 'Visita laboral (H-2)'],
    },
  },
]

const approvals: CodeGroup[] = [
  {
    codeGrpCd: 'APPR_STATUS',
    codeGrpNm: '결재상태',
    codes: {
      TEMP: ['작성중', 'Draft', '草稿', 'Borrador'],
      PROGRESS: ['결재중', 'In approval', '审批中', 'En aprobación'],
      APPR: ['완결', 'Approved', '已批准', 'Aprobado'],
      RTN: ['반려', 'Sent back', '退回', 'Devuelto'],
      REJ: ['부결', 'Refused', '否决', 'Denegado'],
      WITHDRAWN: ['회수', 'Withdrawn', '撤回', 'Retirado'],
    },
  },
  {
    codeGrpCd: 'APPR_LINE_TYPE',
    codeGrpNm: '결재구분',
    codes: {
      DRAFT: ['기안', 'Draft', '起草', 'Redacción'],
      REVIEW: ['검토', 'Review', '审核', 'Revisión'],
      AGREE: ['합의', 'Consent', '会签', 'Conformidad'],
      APPROVE: ['승인', 'Approval', '批准', 'Aprobación'],
      REF: ['참조', 'For information', '抄送', 'Para información'],
      CIRC: ['공람', 'Circulation', '传阅', 'Circulación'],
    },
  },
  {
    codeGrpCd: 'APPR_LINE_STATUS',
    codeGrpNm: '결재선 상태',
    codes: {
      WAIT: ['예정', 'To come', '未到', 'Pendiente'],
      TODO: ['대기', 'Waiting', '待处理', 'En espera'],
      DONE: ['처리', 'Done', '已处理', 'Tramitado'],
      SKIP: ['생략', 'Skipped', '跳过', 'Omitido'],
    },
  },
  {
    codeGrpCd: 'APPR_DECISION',
    codeGrpNm: '결재결과',
    codes: {
      OK: ['승인', 'Approved', '同意', 'Aprobado'],
      COND: ['조건부', 'With conditions', '有条件', 'Con condiciones'],
      OPPOSE: ['반대', 'Opposed', '反对', 'En contra'],
      RTN: ['반려', 'Sent back', '退回', 'Devuelto'],
      REJ: ['부결', 'Refused', '否决', 'Denegado'],
    },
  },
]

const months = (count: number): Names => [`${count}개월`, `${count} months`, `${count}个月`, `${count} meses`]
const days = (count: number): Names => [`${count}일`, `${count} days`, `${count}天`, `${count} días`]

const health: CodeGroup[] = [
  {
    /** The company's own: months to the next evaluation by group, days until the physician has reviewed the worst. */
    codeGrpCd: 'HEA_CVD_CYCLE',
    codeGrpNm: '뇌심혈관 위험군별 주기',
    codes: { LOW: months(24), MID: months(24), HIGH: months(12), VERY: months(6), REVIEW_DAY: days(14) },
  },
  {
    /** Comparison lines by sex and area, `M_DEMAND` named `58.3`; the company fills them in. */
    codeGrpCd: 'HEA_KOSS_REF',
    codeGrpNm: 'KOSS 참고치 (성별_영역, 예: M_DEMAND = 58.3)',
    systemYn: 'N',
    codes: {},
  },
]

const groups = [...decisions, ...approvals, ...staff, ...vendors, ...infirmCodes, ...workCodes, ...health]

const PLANT_GROUP = 'COM_PLANT_CD'
/** Documents that hold for the whole company; no plant of its own. */
const WHOLE_COMPANY: Names = ['전사', 'Whole company', '全公司', 'Toda la empresa']

/** Positions and duties are masters of their own; their codes stay as the translations of the names they began with. */
const goneYn = (codeGrpCd: string) => (['POSITION', 'DUTY'].includes(codeGrpCd) ? 'Y' : 'N')

const row = (codeGrpCd: string, code: string, names: Names, sortOrder: number): CodeRow => {
  const [codeNm, codeNmEn, codeNmZh, codeNmEs] = names
  return { codeGrpCd, code, codeNm, codeNmEn, codeNmZh, codeNmEs, sortOrder, useYn: 'Y', deleteYn: goneYn(codeGrpCd) }
}

/** @param plantNames in other languages, by plant code; Korean is shown where there is none */
export function codeRows(plants: readonly PlantRow[], plantNames: Readonly<Record<string, Names>> = {}) {
  const codes = groups.flatMap(({ codeGrpCd, codes }) =>
    Object.entries(codes).map(([code, names], index) => row(codeGrpCd, code, names, index + 1)),
  )
  const plantCodes = plants.map(({ plantCd, plantNm }, index) =>
    row(PLANT_GROUP, plantCd, plantNames[plantCd] ?? [plantNm, plantNm, plantNm, plantNm], index + 1),
  )
  const plantGroup: CodeGroup = { codeGrpCd: PLANT_GROUP, codeGrpNm: '공장', codes: {} }
  const codeGrps: CodeGrpRow[] = [...groups, plantGroup].map(({ codeGrpCd, codeGrpNm, systemYn = 'Y' }) => ({
    codeGrpCd,
    codeGrpNm,
    systemYn,
    deleteYn: goneYn(codeGrpCd),
  }))
  const named = (group: string) =>
    codes.flatMap((one) =>
      one.codeGrpCd === group ? [{ code: one.code, name: one.codeNm, sortOrder: one.sortOrder ?? 0 }] : [],
    )
  const positions: PositionRow[] = named('POSITION').map(({ code, name, sortOrder }) => ({
    positionCd: code,
    positionNm: name,
    sortOrder,
  }))
  const duties: DutyRow[] = named('DUTY').map(({ code, name, sortOrder }) => ({
    dutyCd: code,
    dutyNm: name,
    sortOrder,
  }))
  const all = [...codes, row(PLANT_GROUP, '0000', WHOLE_COMPANY, 0), ...plantCodes]
  return { codeGrps, codes: all, positions, duties }
}
