/** Kinds of work by which analyses and permits are sorted; a company adds its own. */
import type { CodeGroup } from './code-group.ts'

export const workCodes: readonly CodeGroup[] = [
  {
    codeGrpCd: 'WORK_CAT',
    codeGrpNm: '작업분류',
    systemYn: 'N',
    codes: {
      WELD: ['용접·용단', 'Welding and cutting', '焊接切割', 'Soldadura y corte'],
      PIPE: ['배관', 'Piping', '管道', 'Tuberías'],
      MECH: ['기계정비', 'Mechanical maintenance', '机械维修', 'Mantenimiento mecánico'],
      ELEC: ['전기', 'Electrical', '电气', 'Electricidad'],
      INST: ['계장', 'Instrumentation', '仪表', 'Instrumentación'],
      SCAF: ['비계', 'Scaffolding', '脚手架', 'Andamios'],
      PAINT: ['도장', 'Painting', '涂装', 'Pintura'],
      INSUL: ['보온', 'Insulation', '保温', 'Aislamiento'],
      CRANE: ['중량물·양중', 'Lifting', '吊装', 'Izaje'],
      CLEAN: ['세정·청소', 'Cleaning', '清洗', 'Limpieza'],
      EXCAV: ['굴착·토목', 'Excavation and civil works', '挖掘土建', 'Excavación y obra civil'],
      DEMOL: ['철거·해체', 'Demolition', '拆除', 'Demolición'],
      CATAL: ['촉매 교체', 'Catalyst change', '更换催化剂', 'Cambio de catalizador'],
      NDT: ['비파괴검사', 'Non-destructive testing', '无损检测', 'Ensayos no destructivos'],
      LOAD: ['하역·운반', 'Loading and transport', '装卸运输', 'Carga y transporte'],
      ETC: ['기타', 'Other', '其他', 'Otros'],
    },
  },
  {
    codeGrpCd: 'SUSP_REASON',
    codeGrpNm: '작업 중지 사유',
    codes: {
      GAS_HIGH: ['가스농도 초과', 'Gas above the limit', '气体超标', 'Gas por encima del límite'],
      GAS_OVERDUE: ['가스측정 지연', 'Gas test overdue', '气体检测逾期', 'Medición de gas vencida'],
      STOPWORK: ['작업중지 요청', 'Stop-work call', '停工要求', 'Solicitud de paro'],
      WEATHER: ['기상', 'Weather', '天气', 'Meteorología'],
      HEAT: ['폭염', 'Heat', '高温', 'Calor'],
      EMERGENCY: ['비상상황', 'Emergency', '紧急情况', 'Emergencia'],
      SIMOPS: ['동시작업 충돌', 'Conflict with other work', '交叉作业冲突', 'Conflicto con otro trabajo'],
      SHIFT: ['교대 미인계', 'Shift not handed over', '未交接班', 'Turno sin relevo'],
      INSPECTION: ['점검·감독', 'Inspection', '检查', 'Inspección'],
      ISOLATION: ['격리 미확인', 'Isolation not verified', '隔离未确认', 'Aislamiento no verificado'],
      PERSON: [
        '인원 이탈·자격',
        'Person absent or not qualified',
        '人员离岗或资质',
        'Persona ausente o sin requisitos',
      ],
      EXPIRED: ['시간 만료', 'Time over', '超时', 'Tiempo agotado'],
      VENDOR: ['업체 정지', 'Contractor suspended', '承包商暂停', 'Contratista suspendido'],
      BREAK: ['휴식·일일종료', 'Break or end of the day', '休息或当日结束', 'Descanso o fin de jornada'],
      RSA: ['위험성평가', 'Risk assessment', '风险评估', 'Evaluación de riesgos'],
    },
  },
]
