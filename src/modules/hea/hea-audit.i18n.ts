/** What the audit and the logs call what stands beside the documents of health. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const heaAuditTexts: Translations = {
  '미수검 처리': row('Marked as not examined', '记为未受检', 'Marcado sin examen'),
  '결과 등록': row('Results came in', '登记结果', 'Resultados registrados'),
  '동의서 해시': row('Hash of the consent', '同意书哈希', 'Hash del consentimiento'),
  '증상조사 결과': row('Result of the symptom survey', '症状调查结果', 'Resultado de la encuesta de síntomas'),
  '근무상 조치': row('Work measure', '工作措施', 'Medida laboral'),
  '조치 확인': row('Measure confirmed', '确认措施', 'Medida confirmada'),
  '조치 종료': row('Measure ended', '结束措施', 'Medida terminada'),
  '링크 기한': row('Link until', '链接期限', 'Enlace hasta'),
}
