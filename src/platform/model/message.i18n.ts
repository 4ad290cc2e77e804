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
  '{name} 님이 내 계정에 임시 비밀번호를 발급했습니다. 요청하지 않았다면 관리자에게 바로 알려 주세요.': row(
    '{name} has set a one-time password for your account. If you did not ask for it, tell an administrator at once.',
    '{name}已为您的账号设置临时密码。如非您本人申请，请立即告知管理员。',
    '{name} ha puesto una contraseña temporal a su cuenta. Si no la pidió, avise de inmediato a un administrador.',
  ),
  '[지킴] {name} 님이 회원님의 계정에 임시 비밀번호를 발급했습니다. 요청하지 않았다면 관리자에게 바로 알려 주세요.':
    row(
      '[Jikim] {name} has set a one-time password for your account. If you did not ask for it, tell an administrator at once.',
      '[Jikim] {name}已为您的账号设置临时密码。如非您本人申请，请立即告知管理员。',
      '[Jikim] {name} ha puesto una contraseña temporal a su cuenta. Si no la pidió, avise de inmediato a un administrador.',
    ),
  '[지킴] 비밀번호를 정하는 링크입니다. {hours}시간 안에 한 번 쓸 수 있습니다. {link}': row(
    '[Jikim] Set your password by this link. It is good once, for {hours} hours. {link}',
    '[Jikim] 请通过此链接设置密码，{hours}小时内可使用一次。{link}',
    '[Jikim] Establezca su contraseña con este enlace. Vale una vez, durante {hours} horas. {link}',
  ),
  '[지킴] 서명 인증번호는 {code} 입니다. {minutes}분 안에 직접 입력하고, 다른 사람에게 알려 주지 마십시오.': row(
    '[Jikim] Your signing code is {code}. Enter it yourself within {minutes} minutes and tell it to nobody.',
    '[Jikim] 您的签名验证码是 {code}。请在 {minutes} 分钟内亲自输入，不要告诉他人。',
    '[Jikim] Su código de firma es {code}. Introdúzcalo usted mismo en {minutes} minutos y no lo comparta.',
  ),
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
  '부서원 결재 지연': row(
    'Approval late in the department',
    '部门成员审批延迟',
    'Aprobación atrasada en el departamento',
  ),
  '참조 문서': row('For information', '抄送文件', 'Para información'),
  '기안자 회수': row('Taken back by the drafter', '起草人撤回', 'Retirado por el solicitante'),
  '결재와 할 일 위임': row('Approvals and tasks handed over', '委托审批和待办', 'Aprobaciones y tareas delegadas'),
  '대신 처리함': row('Done by a deputy', '已代办', 'Hecho por el suplente'),
  '배치 작업': row('Job', '批处理作业', 'Tarea programada'),
  '배치 작업 실패': row('Job failed', '批处理作业失败', 'Tarea programada fallida'),
  '배치 작업 {label}이(가) 두 번 연속 실패했습니다. 배치 현황에서 확인하십시오.': row(
    'The job {label} has failed twice in a row. See the page of jobs.',
    '批处理 {label} 连续失败两次，请在批处理页面确认。',
    'La tarea {label} ha fallado dos veces seguidas. Revísela en tareas programadas.',
  ),
  '끝나기 전에 중단되었습니다.': row(
    'It was cut off before it ended.',
    '在结束前中断。',
    'Se interrumpió antes de terminar.',
  ),
  '[지킴] 배치 작업 실패: {label}': row(
    '[Jikim] Job failed: {label}',
    '[Jikim] 批处理作业失败：{label}',
    '[Jikim] Tarea programada fallida: {label}',
  ),
  "배치 작업 '{label}'이(가) 두 번 연속 실패했습니다.\n시스템관리 > 기록·운영 > 배치 현황에서 원인을 확인하고 다시 실행하십시오.":
    row(
      'The job "{label}" has failed twice in a row.\nSee why on the page of jobs in administration, and run it again.',
      '批处理“{label}”连续失败两次。\n请在系统管理的批处理页面确认原因后重新执行。',
      'La tarea «{label}» ha fallado dos veces seguidas.\nVea la causa en tareas programadas, en administración, y ejecútela de nuevo.',
    ),
  '엑셀 파일': row('Excel files', 'Excel文件', 'Archivos de Excel'),
  '엑셀 일괄 처리': row('Done together by Excel', '通过 Excel 批量处理', 'Tratado en conjunto con Excel'),
  '엑셀 일괄 처리(위험)': row(
    'Done together by Excel (danger)',
    '通过 Excel 批量处理（危险）',
    'Tratado en conjunto con Excel (peligro)',
  ),
  '첫 자료': row('First record', '首条资料', 'Primer registro'),
  '엑셀로 함께 처리된 {label} {count}건이 있습니다: {title} 등': row(
    '{label}: {count} done together by Excel, among them {title}',
    '{label}：通过 Excel 一并处理了 {count} 条，包括 {title} 等',
    '{label}: {count} tratados juntos con Excel, entre ellos {title}',
  ),
  '엑셀로 함께 처리된 {label} {count}건을 바로 확인하십시오: {title} 등': row(
    '{label}: look now at {count} done together by Excel, among them {title}',
    '{label}：请立即查看通过 Excel 一并处理的 {count} 条，包括 {title} 等',
    '{label}: revise ahora {count} tratados juntos con Excel, entre ellos {title}',
  ),
  '엑셀 파일 준비': row('Excel file ready', 'Excel 文件已就绪', 'Archivo de Excel listo'),
  '엑셀 파일 실패': row('Excel file failed', 'Excel 文件失败', 'Archivo de Excel fallido'),
  건수: row('Rows', '件数', 'Filas'),
  '임시 비밀번호 발급': row('One-time password', '临时密码', 'Contraseña temporal'),
  '임시 비밀번호 발급 통지': row('One-time password set', '临时密码通知', 'Aviso de contraseña temporal'),
  '서명 인증번호': row('Signing code', '签名验证码', 'Código de firma'),
  '비밀번호 초기화 인증번호': row('Password reset code', '密码重置验证码', 'Código para restablecer la contraseña'),
  인증번호: row('Code', '验证码', 'Código'),
  '유효 시간(분)': row('Valid for (min)', '有效时间（分）', 'Validez (min)'),
}
