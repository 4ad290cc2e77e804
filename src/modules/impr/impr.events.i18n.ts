/** What the messages of the register are called. */
import type { Translations } from '#platform/model/i18n.ts'

const row = (en: string, zh: string, es: string) => ({ en, zh, es })

export const imprEventTexts: Translations = {
  '개선 담당·기한': row('Improvements: my tasks', '改进：负责与期限', 'Mejoras: tareas y plazos'),
  '개선 진행 소식': row('Improvements: news', '改进：进展', 'Mejoras: novedades'),
  '개선 담당 지정': row('Improvement assigned', '指定改进负责人', 'Mejora asignada'),
  '담당 다시 지정': row('Name another owner', '重新指定负责人', 'Reasignar responsable'),
  '조치 확인 요청': row('Measure to verify', '请求确认整改', 'Medida por verificar'),
  '재조치 요청': row('To be done again', '请求重新整改', 'Repetir la medida'),
  '기한연장 검토': row('Extension asked', '审核延期', 'Prórroga pedida'),
  '취소 검토': row('Cancellation asked', '审核取消', 'Cancelación pedida'),
  '개선 기한 지남': row('Improvement overdue', '改进已逾期', 'Mejora vencida'),
  '개선 기한 다가옴': row('Improvement due soon', '改进期限临近', 'Mejora por vencer'),
  '임시조치 미등록': row('No interim measure', '未登记临时措施', 'Sin medida provisional'),
  '기한 연장': row('Due day put off', '期限已延长', 'Plazo prorrogado'),
  '기한연장 반려': row('Extension refused', '延期被驳回', 'Prórroga denegada'),
  '조치 확인': row('Measure verified', '整改已确认', 'Medida verificada'),
  '개선 취소': row('Improvement cancelled', '改进取消', 'Mejora cancelada'),
  '취소하지 않음': row('Not cancelled', '未取消', 'No cancelada'),
  '주간 개선 현황': row('Improvements of the week', '每周改进情况', 'Mejoras de la semana'),
  '월간 개선 준수율': row('Improvements of the month', '每月改进按期率', 'Mejoras del mes'),
  생산1팀: row('Production 1', '生产一组', 'Producción 1'),
  월: row('Month', '月', 'Mes'),
  준수율: row('In time', '按期率', 'En plazo'),
}
