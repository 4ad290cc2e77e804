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
]
