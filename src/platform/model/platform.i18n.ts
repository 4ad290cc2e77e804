/** What the platform says when it refuses, in the other languages. */
import { row, type Translations } from './i18n.ts'

export const platformTexts: Translations = {
  '{label}은(는) 필수입니다.': row('{label} is required.', '请填写{label}。', '{label} es obligatorio.'),
  '{label}은(는) {max}자까지 입력할 수 있습니다.': row(
    '{label} may have at most {max} characters.',
    '{label}最多可输入{max}个字符。',
    '{label} admite {max} caracteres como máximo.',
  ),
  '{label}은(는) {max}바이트까지 입력할 수 있습니다.': row(
    '{label} may have at most {max} bytes.',
    '{label}最多可输入{max}字节。',
    '{label} admite {max} bytes como máximo.',
  ),
  '{label}에는 줄바꿈을 넣을 수 없습니다.': row(
    '{label} must be on one line.',
    '{label}中不能换行。',
    '{label} debe ir en una sola línea.',
  ),
  '{label}은(는) {max} 이하로 입력하세요.': row(
    'Enter at most {max} for {label}.',
    '{label}不能大于{max}。',
    'Introduzca como máximo {max} en {label}.',
  ),
  '{label}은(는) {min} 이상으로 입력하세요.': row(
    'Enter at least {min} for {label}.',
    '{label}不能小于{min}。',
    'Introduzca al menos {min} en {label}.',
  ),
  '{label}은(는) 소수점 아래 {decimals}자리까지 입력할 수 있습니다.': row(
    '{label} may have at most {decimals} decimal places.',
    '{label}最多可输入{decimals}位小数。',
    '{label} admite {decimals} decimales como máximo.',
  ),
  '{label}은(는) YYYY-MM-DD 형식의 날짜로 입력하세요.': row(
    'Enter {label} as a date, YYYY-MM-DD.',
    '请按 YYYY-MM-DD 格式输入{label}。',
    'Introduzca {label} como fecha AAAA-MM-DD.',
  ),
  '{label}은(는) 현재보다 늦을 수 없습니다.': row(
    '{label} cannot be in the future.',
    '{label}不能晚于现在。',
    '{label} no puede ser posterior a ahora.',
  ),
  '{label}은(는) 오늘보다 빠를 수 없습니다.': row(
    '{label} cannot be before today.',
    '{label}不能早于今天。',
    '{label} no puede ser anterior a hoy.',
  ),
  '이메일 주소가 올바르지 않습니다.': row(
    'This is no valid e-mail address.',
    '电子邮箱地址不正确。',
    'La dirección de correo no es válida.',
  ),
  '전화번호가 올바르지 않습니다.': row(
    'This is no valid phone number.',
    '电话号码不正确。',
    'El número de teléfono no es válido.',
  ),
  '알 수 없는 항목입니다: {name}': row('Unknown field: {name}', '未知项目：{name}', 'Campo desconocido: {name}'),
  '{label}에 없는 값입니다.': row(
    'This value does not exist for {label}.',
    '{label}中没有该值。',
    'Ese valor no existe en {label}.',
  ),
  '지금은 {label}을(를) 바꿀 수 없습니다.': row(
    '{label} cannot be changed now.',
    '现在不能更改{label}。',
    '{label} no se puede cambiar ahora.',
  ),
  '{label}에 같은 이름이 여럿입니다. 코드로 입력하세요.': row(
    'Several of {label} have this name. Enter the code.',
    '{label}有多个同名项，请输入代码。',
    'Hay varios con ese nombre en {label}. Introduzca el código.',
  ),
  '{label}: 가려진 번호는 내려받은 그대로만 둘 수 있습니다. 바꾸려면 번호를 모두 적으세요.': row(
    '{label}: a masked number can only be left as it was downloaded. To change it, enter the whole number.',
    '{label}：被隐藏的号码只能保持下载时的样子，如需更改请输入完整号码。',
    '{label}: un número oculto solo puede dejarse como se descargó. Para cambiarlo, escriba el número completo.',
  ),
  '{label}에 수식을 넣을 수 없습니다. 값으로 바꾸어 올리세요.': row(
    '{label} must not hold a formula. Replace it by its value and upload again.',
    '{label}中不能有公式，请改为数值后重新上传。',
    '{label} no admite fórmulas. Sustitúyala por su valor y vuelva a subirlo.',
  ),
  '엑셀에 {label} 열이 없습니다. 양식을 내려받아 사용하세요.': row(
    'The sheet has no column {label}. Download the template and use it.',
    '表格中没有“{label}”列，请下载模板后使用。',
    'La hoja no tiene la columna {label}. Descargue la plantilla y úsela.',
  ),
  '{label}의 형식이 올바르지 않습니다.': row(
    '{label} is not in the right form.',
    '{label}的格式不正确。',
    'El formato de {label} no es correcto.',
  ),
  '종료일은 시작일보다 빠를 수 없습니다.': row(
    'The end cannot be before the start.',
    '结束日期不能早于开始日期。',
    'El final no puede ser anterior al inicio.',
  ),
  '[400 에러] 필수 입력값이 입력되지 않았습니다.': row(
    '[400 error] Required input values were not entered.',
    '[400 错误] 未输入必填项。',
    '[Error 400] Faltan datos obligatorios.',
  ),
  '자료를 찾을 수 없습니다.': row('Not found.', '找不到资料。', 'No se encontró.'),
  '처리할 수 없습니다.': row('This cannot be done.', '无法处理。', 'No se puede realizar.'),
  '권한이 없습니다.': row('You have no permission.', '没有权限。', 'No tiene permiso.'),
  '현재 상태에서는 처리할 수 없습니다. (현재: {status})': row(
    'This cannot be done in the present state. (now: {status})',
    '当前状态下无法处理。（当前：{status}）',
    'No es posible en el estado actual. (ahora: {status})',
  ),
  '본인이 처리한 단계는 이어서 처리할 수 없습니다. 다른 담당자가 처리하세요.': row(
    'You did the step before this one; somebody else must do this one.',
    '上一步骤由您处理，本步骤须由其他负责人处理。',
    'Usted realizó el paso anterior; este debe hacerlo otra persona.',
  ),
  '다른 사용자가 먼저 수정했습니다. 새로고침 후 다시 시도하세요.': row(
    'Somebody else has changed this. Refresh and try again.',
    '其他用户已先行修改。请刷新后重试。',
    'Otra persona ha modificado esto. Actualice e inténtelo de nuevo.',
  ),
  '이미 처리된 요청입니다. 화면을 새로 고쳐 결과를 확인하세요.': row(
    'This request has been carried out already. Reload the page to see its result.',
    '该请求已处理。请刷新页面查看结果。',
    'Esta solicitud ya se ha procesado. Actualice la página para ver el resultado.',
  ),
  '같은 요청 번호로 다른 내용이 먼저 저장되었습니다.': row(
    'Something else was already saved under the same request key.',
    '同一请求编号已保存了其他内容。',
    'Ya se guardó otro contenido con la misma clave de solicitud.',
  ),
  '지금은 접속이 몰려 처리할 수 없습니다. {seconds}초 뒤에 다시 시도하세요.': row(
    'Too many people are at work just now. Try again in {seconds} seconds.',
    '当前访问过多，暂时无法处理。请在{seconds}秒后重试。',
    'Hay demasiadas solicitudes en este momento. Inténtelo de nuevo en {seconds} segundos.',
  ),
  '작업 중 오류가 발생하였습니다. 다시 시도하시고 문제가 계속되면 관리자에게 문의하세요.': row(
    'An error occurred during the operation. Retry, and contact the administrator if the problem persists.',
    '操作过程中发生错误。请重试，如问题仍然存在，请联系管理员。',
    'Se produjo un error durante la operación. Reintente y, si persiste, contacte con el administrador.',
  ),
  '보낸 내용을 읽을 수 없습니다. JSON 형식을 확인하세요.': row(
    'What was sent cannot be read. Check that it is JSON.',
    '无法读取发送的内容，请检查 JSON 格式。',
    'No se puede leer lo enviado. Compruebe que es JSON.',
  ),
  '저장할 수 없는 문자나 구조가 있습니다: {field}': row(
    'A character or structure cannot be stored: {field}',
    '包含无法保存的字符或结构：{field}',
    'Contiene un carácter o una estructura que no se puede guardar: {field}',
  ),
  '보낸 양식을 끝까지 읽을 수 없습니다. 다시 시도하세요.': row(
    'The form that was sent ends too early. Try again.',
    '发送的表单不完整，请重试。',
    'El formulario enviado está incompleto. Inténtelo de nuevo.',
  ),
  '보낸 내용이 비어 있습니다.': row('Nothing was sent.', '发送的内容为空。', 'No se ha enviado nada.'),
  '보낸 내용이 너무 큽니다.': row('What was sent is too large.', '发送的内容过大。', 'Lo enviado es demasiado grande.'),
  '지원하지 않는 형식입니다.': row('This format is not supported.', '不支持该格式。', 'Formato no admitido.'),
  '엑셀 파일(.xlsx)이 아니거나 손상되었습니다.': row(
    'This is no Excel file (.xlsx), or it is damaged.',
    '不是 Excel 文件（.xlsx）或文件已损坏。',
    'No es un archivo de Excel (.xlsx) o está dañado.',
  ),
  'CSV 파일을 읽을 수 없습니다. 따옴표가 닫히지 않았거나, UTF-8이나 한국어 Windows의 글자가 아닙니다.': row(
    'The CSV file cannot be read: a quote is not closed, or its characters are neither UTF-8 nor of Korean Windows.',
    '无法读取 CSV 文件：引号未闭合，或字符编码既不是 UTF-8 也不是韩文 Windows 编码。',
    'No se puede leer el archivo CSV: hay comillas sin cerrar o su codificación no es UTF-8 ni la de Windows coreano.',
  ),
  '암호가 걸린 엑셀 파일은 올릴 수 없습니다.': row(
    'An Excel file with a password cannot be uploaded.',
    '无法上传加密的 Excel 文件。',
    'No se puede subir un archivo de Excel con contraseña.',
  ),
  '한 번에 올릴 수 있는 행은 {max}개까지입니다.': row(
    'At most {max} rows can be uploaded at once.',
    '一次最多可上传{max}行。',
    'Se pueden subir {max} filas como máximo de una vez.',
  ),
  '{max}건을 넘는 자료는 파일로 만들어 드립니다.': row(
    'A list of more than {max} rows is made into a file for you.',
    '超过{max}条的数据将为您生成文件。',
    'Las listas de más de {max} filas se preparan como archivo.',
  ),
  '엑셀 파일이 준비되었습니다: {name} {count}건': row(
    'Your Excel file is ready: {name}, {count} rows',
    'Excel文件已准备好：{name} {count}条',
    'Su archivo de Excel está listo: {name}, {count} filas',
  ),
  '엑셀 파일을 만들지 못했습니다: {name}': row(
    'The Excel file could not be made: {name}',
    '未能生成Excel文件：{name}',
    'No se pudo crear el archivo de Excel: {name}',
  ),
  '파일을 만들지 못했습니다. 다시 시도하세요.': row(
    'The file could not be made. Try again.',
    '未能生成文件。请重试。',
    'No se pudo crear el archivo. Inténtelo de nuevo.',
  ),
  '한 시트에 담을 수 있는 행 수를 넘었습니다. 검색조건을 좁히세요.': row(
    'There are more rows than one sheet holds. Narrow the search.',
    '超过了一个工作表可容纳的行数。请缩小搜索条件。',
    'Hay más filas de las que caben en una hoja. Acote la búsqueda.',
  ),
  '동시에 만들 수 있는 파일은 {max}개까지입니다. 먼저 요청한 파일이 끝난 뒤 다시 시도하세요.': row(
    'At most {max} files are made at a time. Try again when an earlier one is finished.',
    '最多可同时生成{max}个文件。请在先前的文件完成后重试。',
    'Se preparan como máximo {max} archivos a la vez. Inténtelo cuando termine uno anterior.',
  ),
  '{most}건까지 내려받을 수 있습니다. 조건을 좁혀서 다시 시도하세요.': row(
    'Up to {most} rows can be downloaded. Narrow the conditions and try again.',
    '最多可下载 {most} 条。请缩小条件后重试。',
    'Se pueden descargar hasta {most} filas. Reduzca las condiciones e inténtelo de nuevo.',
  ),
  '엑셀 파일에 시트가 없습니다.': row(
    'The Excel file has no sheet.',
    'Excel 文件中没有工作表。',
    'El archivo de Excel no tiene hojas.',
  ),
  '엑셀 파일에 입력된 행이 없습니다.': row(
    'The Excel file has no filled-in row.',
    'Excel 文件中没有已填写的行。',
    'El archivo de Excel no tiene filas rellenas.',
  ),
  사유: row('Reason', '事由', 'Motivo'),
  익명: row('Anonymous', '匿名', 'Anónimo'),
  번호: row('Number', '编号', 'Número'),
  상태: row('Status', '状态', 'Estado'),
  사업장: row('Plant', '工厂', 'Planta'),
  작성자: row('Author', '作者', 'Autor'),
  작성일시: row('Created', '创建时间', 'Creado'),
  양식: row('template', '模板', 'plantilla'),
  '(예시)': row('(Example)', '(示例)', '(Ejemplo)'),
  오류: row('Error', '错误', 'Error'),
  '건강정보 전체 등급은 산업보건의나 보건관리자의 결재로만 줄 수 있습니다: {name} ({group})': row(
    'The full health level is given only by approval of the physician or the health manager: {name} ({group})',
    '健康信息“全部”级别只能经产业医师或保健管理员审批授予：{name}（{group}）',
    'El nivel de salud completo solo se da con aprobación del médico o del responsable de salud: {name} ({group})',
  ),
  '권한을 관리하는 사람에게 건강정보 노출 등급은 산업보건의나 보건관리자의 결재로만 줄 수 있습니다: {name} ({group})':
    row(
      'To who administers authority the health level for exposure is given only by approval of the physician or the health manager: {name} ({group})',
      '向权限管理人员授予健康信息“暴露”级别，须经产业医师或保健管理员审批：{name}（{group}）',
      'A quien administra permisos, el nivel de salud de exposición solo se da con aprobación del médico o del responsable de salud: {name} ({group})',
    ),
  '권한을 관리하는 사람에게 건강정보 조치·기한 등급은 산업보건의나 보건관리자의 결재로만 줄 수 있습니다: {name} ({group})':
    row(
      'To who administers authority the health level for measures and due dates is given only by approval of the physician or the health manager: {name} ({group})',
      '向权限管理人员授予健康信息“措施·期限”级别，须经产业医师或保健管理员审批：{name}（{group}）',
      'A quien administra permisos, el nivel de salud de medidas y plazos solo se da con aprobación del médico o del responsable de salud: {name} ({group})',
    ),
  '권한을 관리하는 사람에게 건강정보 통계 등급은 산업보건의나 보건관리자의 결재로만 줄 수 있습니다: {name} ({group})':
    row(
      'To who administers authority the health level for counts is given only by approval of the physician or the health manager: {name} ({group})',
      '向权限管理人员授予健康信息“统计”级别，须经产业医师或保健管理员审批：{name}（{group}）',
      'A quien administra permisos, el nivel de salud de estadísticas solo se da con aprobación del médico o del responsable de salud: {name} ({group})',
    ),
  '건강정보 등급을 가진 사람의 비밀번호는 다른 사람이 정할 수 없습니다. 본인이 다시 설정해야 합니다: {name} ({group})':
    row(
      'Nobody else sets the password of who holds a health level. He has to set it himself: {name} ({group})',
      '拥有健康信息级别者的密码不得由他人设置，须由本人重新设置：{name}（{group}）',
      'Nadie más fija la contraseña de quien tiene un nivel de salud. Debe fijarla la propia persona: {name} ({group})',
    ),
  '일회용 비밀번호를 쓰고 있는 사람에게는 건강정보 등급을 줄 수 없습니다. 본인이 먼저 바꿔야 합니다: {name} ({group})':
    row(
      'Who still has a one-time password gets no health level. He has to change it first: {name} ({group})',
      '仍在使用一次性密码的人员不能获得健康信息级别，须先由本人修改：{name}（{group}）',
      'Quien aún usa una contraseña de un solo uso no recibe un nivel de salud. Debe cambiarla antes: {name} ({group})',
    ),
}
