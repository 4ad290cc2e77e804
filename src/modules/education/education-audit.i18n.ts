/** What the audit calls what becomes of a seat. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const educationAuditTexts: Translations = {
  신청자: row('Applicant', '申请人', 'Solicitante'),
  '시험 점수': row('Test score', '考试分数', 'Puntuación del examen'),
  '이수증 번호': row('Certificate no.', '结业证编号', 'N.º de certificado'),
  '유효기간 종료': row('Valid until', '有效期至', 'Válido hasta'),
  '신청 승인': row('Application approved', '批准申请', 'Solicitud aprobada'),
  '신청 반려': row('Application refused', '退回申请', 'Solicitud rechazada'),
  '대기에서 확정': row('Moved up from the waiting list', '候补转为确定', 'Pasa de espera a confirmado'),
  '대기 종료': row('No longer waiting', '候补结束', 'Fin de la espera'),
  '회차 취소': row('Round cancelled', '取消场次', 'Sesión cancelada'),
  '입실 확인': row('Came in', '确认入场', 'Entrada registrada'),
  '퇴실 확인': row('Went out', '确认离场', 'Salida registrada'),
  '결과 확정': row('Result settled', '结果确定', 'Resultado fijado'),
  '불참 처리': row('Marked absent', '记为缺席', 'Marcado ausente'),
  '이수 효력 종료': row('Completion no longer valid', '结业效力终止', 'Fin de la validez'),
  '이력 정정': row('Record corrected', '更正记录', 'Registro corregido'),
}
