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
  '설정 첨부파일': row('Attachments as set', '已设置的附件', 'Adjuntos configurados'),
  '수동 첨부파일': row('Attachments without a setting', '手动附件', 'Adjuntos sin configuración'),
  '미사용 첨부파일': row('Attachments not in use', '未使用的附件', 'Adjuntos sin uso'),
  '팝업 첨부파일': row('Attachments in a popup', '弹窗中的附件', 'Adjuntos en una ventana'),
  '관리자가 업무별로 정한 개수, 용량, 확장자를 따릅니다. (2개, 10 MB, 적용 버튼)': row(
    'Number, size and extensions as an administrator has set them for the task. (2 files, 10 MB, a button to apply)',
    '数量、大小和扩展名按管理员为各业务的设置。（2 个，10 MB，应用按钮）',
    'Número, tamaño y extensiones según lo fijado para la tarea. (2 archivos, 10 MB, botón de aplicar)',
  ),
  '설정이 없는 업무는 999개, 개당 20 MB까지 받습니다. 안전 업무의 경로로 올리고 지웁니다.': row(
    'A task without a setting takes 999 files of 20 MB each. Here by the paths of the safety area.',
    '没有设置的业务最多可收 999 个文件，每个 20 MB。此处使用安全业务的路径。',
    'Una tarea sin configuración admite 999 archivos de 20 MB. Aquí por las rutas del área de seguridad.',
  ),
  '관리자가 사용하지 않기로 한 업무에서는 안내만 보입니다.': row(
    'Where an administrator has switched attachments off, only a notice is shown.',
    '管理员停用附件的业务只显示提示。',
    'Donde un administrador los ha desactivado solo se muestra un aviso.',
  ),
  '적용하면 팝업이 닫힙니다.': row(
    'Applying closes the popup.',
    '应用后弹窗关闭。',
    'Al aplicar se cierra la ventana.',
  ),
  '밖에서 작성할 양식을 양식 키로 내려받습니다.': row(
    'A form to be filled in outside, downloaded by its key.',
    '按表格键下载需在外部填写的表格。',
    'Un formulario para rellenar fuera, descargado por su clave.',
  ),
  '문서의 결재가 어디까지 왔는지 팝업으로 보입니다.': row(
    'A popup shows how far the approvals of a document have come.',
    '弹窗显示文档审批进行到哪一步。',
    'Una ventana muestra hasta dónde ha llegado la aprobación.',
  ),
  '0.6초 이상, 요청이 끝날 때까지 처리 중으로 보이고 다시 눌리지 않습니다.': row(
    'Shown as working for 0.6 s at least and until its request ends; it cannot be pressed again meanwhile.',
    '至少 0.6 秒且直到请求结束都显示为处理中，期间不能再次点击。',
    'Se muestra ocupado 0,6 s como mínimo y hasta que acabe la petición; mientras tanto no se puede volver a pulsar.',
  ),
}
