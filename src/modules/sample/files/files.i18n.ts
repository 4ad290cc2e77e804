import type { Translations } from '#platform/model/i18n.ts'

const row = (en: string, zh: string, es: string) => ({ en, zh, es })

export const fileSampleTexts: Translations = {
  설정: row('Set', '已设置', 'Configurado'),
  수동: row('Manual', '手动', 'Manual'),
  미사용: row('Not in use', '未使用', 'Sin uso'),
  팝업: row('Popup', '弹窗', 'Ventana'),
  첨부파일: row('Attachments', '附件', 'Adjuntos'),
  '처리 버튼': row('Action button', '操作按钮', 'Botón de acción'),
  '건수 조회': row('Count', '查询数量', 'Contar'),
  양식: row('Form', '表格', 'Formulario'),
  '없는 양식': row('Missing form', '不存在的表格', 'Formulario inexistente'),
  '유효성 오류': row('Validation error', '校验错误', 'Error de validación'),
  '요청 하나': row('One request', '一个申请', 'Una solicitud'),
  '요청 여럿': row('Several requests', '多个申请', 'Varias solicitudes'),
  '요청 없음': row('No request', '无申请', 'Sin solicitud'),
  '볼 수 없는 요청': row('A request one may not see', '无权查看的申请', 'Una solicitud no visible'),
}
