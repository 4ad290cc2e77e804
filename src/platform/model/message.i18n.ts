/** Texts of messages, of one's settings for them, and of the privacy notice, in the other languages. */
import { row, type Translations } from './i18n.ts'
export const messageTexts: Translations = {
  지킴: row('Jikim', 'Jikim', 'Jikim'),
  '알림 설정': row('Notifications', '通知设置', 'Avisos'),
  '알림 종류': row('Kind', '通知类型', 'Tipo'),
  항상: row('Always', '始终', 'Siempre'),
  '반드시 받아야 하는 알림은 끌 수 없습니다.': row(
    'What is a duty to know cannot be switched off.',
    '必须接收的通知不能关闭。',
    'No puede desactivarse lo que es obligatorio saber.',
  ),
  '알림 메일 발송': row('Notifications by mail', '通知邮件发送', 'Avisos por correo'),
  '개인정보 처리방침': row('Privacy notice', '个人信息处理方针', 'Aviso de privacidad'),
  '등록된 처리방침이 없습니다.': row('No privacy notice yet.', '尚未登记处理方针。', 'Aún no hay aviso de privacidad.'),
  '버전 {n} · {day} 시행': row('Version {n} · from {day}', '版本 {n} · {day} 实施', 'Versión {n} · desde {day}'),
  '[지킴] 비밀번호 초기화 인증번호는 {code} 입니다. {minutes}분 안에 입력하십시오.': row(
    '[Jikim] Your password reset code is {code}. Enter it within {minutes} minutes.',
    '[Jikim] 密码重置验证码为 {code}，请在 {minutes} 分钟内输入。',
    '[Jikim] Su código es {code}. Introdúzcalo antes de {minutes} minutos.',
  ),
}

/** What the messages of the platform are called. */
export const messageEventTexts: Translations = {
  '결재 요청': row('To approve', '审批请求', 'Por aprobar'),
  '결재 결과': row('Approval results', '审批结果', 'Resultados de aprobación'),
  '계정 보안': row('Account security', '账户安全', 'Seguridad de la cuenta'),
  인사이동: row('Transfer', '人事调动', 'Traslado'),
  '긴급 결재 요청': row('Urgent approval', '紧急审批请求', 'Aprobación urgente'),
  '대신 결재 요청': row('To decide as a deputy', '代批请求', 'Decidir como suplente'),
  '부재 위임': row('Absence handed over', '缺勤委托', 'Ausencia delegada'),
  '결재 지연': row('Approval late', '审批延迟', 'Aprobación atrasada'),
  '결재자 지정': row('Approver added', '指定审批人', 'Aprobador añadido'),
  '결재자 퇴직': row('Approver has left', '审批人离职', 'El aprobador ya no está'),
  '결재 반려': row('Sent back', '审批退回', 'Devuelto'),
  '결재 부결': row('Refused', '审批否决', 'Denegado'),
  '결재 완결': row('Approved', '审批完结', 'Aprobado'),
  '대신 결재함': row('Decided by a deputy', '已代批', 'Decidido por el suplente'),
  '결재자 제외': row('Approver removed', '移除审批人', 'Aprobador retirado'),
  '엑셀 파일': row('Excel files', 'Excel文件', 'Archivos de Excel'),
  '엑셀 파일 준비': row('Excel file ready', 'Excel 文件已就绪', 'Archivo de Excel listo'),
  '엑셀 파일 실패': row('Excel file failed', 'Excel 文件失败', 'Archivo de Excel fallido'),
  건수: row('Rows', '件数', 'Filas'),
  '비밀번호 초기화 인증번호': row('Password reset code', '密码重置验证码', 'Código para restablecer la contraseña'),
  인증번호: row('Code', '验证码', 'Código'),
  '유효 시간(분)': row('Valid for (min)', '有效时间（分）', 'Validez (min)'),
}
