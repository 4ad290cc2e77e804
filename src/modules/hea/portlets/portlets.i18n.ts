/** Texts of the dashboard's parts of occupational health in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const heaPortletTexts: Translations = {
  사후관리·상담: row('Follow-up and counselling', '后续管理·咨询', 'Seguimiento y asesoramiento'),
  '기한 지남': row('Overdue', '已逾期', 'Vencidos'),
  '30일 안': row('Within 30 days', '30天内', 'En 30 días'),
  '31~60일': row('31–60 days', '31~60天', '31–60 días'),
  '45일 안': row('Within 45 days', '45天内', 'En 45 días'),
  '일반검진 수검률': row('General checkups done', '一般体检受检率', 'Reconocimientos hechos'),
  '올해 대상 {all}명 중 {done}명': row(
    '{done} of {all} this year',
    '今年对象{all}人中{done}人',
    '{done} de {all} este año',
  ),
  '사후관리 진행': row('Follow-up open', '后续管理中', 'Seguimientos abiertos'),
  '보고 7일 안': row('Report within 7 days', '7天内报告', 'Informe en 7 días'),
  '상담 7일 안': row('Talks within 7 days', '7天内咨询', 'Consultas en 7 días'),
  '상담 지남': row('Talks missed', '咨询逾期', 'Consultas vencidas'),
  '최고위험 평가': row('Very high risk', '最高风险评估', 'Riesgo máximo'),
  '오늘 방문': row('Visits today', '今日就诊', 'Visitas hoy'),
  '최근 30일 업무관련': row('Work-related, 30 days', '近30天工作相关', 'Por el trabajo, 30 días'),
  '보고 전 측정': row('To be reported', '待报告测定', 'Por comunicar'),
  '개선중 측정': row('Improving', '改善中测定', 'En mejora'),
}
