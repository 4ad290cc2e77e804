/** Part K: the messages of the shell, letter for letter, by their Korean original. */
import { row, type Translations } from './i18n.ts'

export const kTexts: Translations = {
  /** K-04 */
  '네트워크 접속오류': row('Network connection error', '网络连接错误', 'Error de conexión de red'),
  /** K-04 */
  '네트워크 접속 문제로 요청하신 정보를 찾을 수 없습니다. 관리자에게 문의하세요.': row(
    'The requested information cannot be found because of a network connection problem. Contact the administrator.',
    '由于网络连接问题，无法找到所请求的信息。请联系管理员。',
    'No se encuentra la información solicitada por un problema de conexión de red. Contacte con el administrador.',
  ),
  /** K-05 */
  '작업 중 오류가 발생하였습니다. 다시 시도하시고 문제가 계속되면 관리자에게 문의하세요.': row(
    'An error occurred during the operation. Retry, and contact the administrator if the problem persists.',
    '操作过程中发生错误。请重试，如问题仍然存在，请联系管理员。',
    'Se produjo un error durante la operación. Reintente y, si persiste, contacte con el administrador.',
  ),
  /** K-06 */
  '[400 에러] 필수 입력값이 입력되지 않았습니다.': row(
    '[400 error] Required input values were not entered.',
    '[400 错误] 未输入必填项。',
    '[Error 400] Faltan datos obligatorios.',
  ),
  /** K-10 */
  '비밀번호가 변경되었습니다.': row('The password has been changed.', '密码已更改。', 'Se ha cambiado la contraseña.'),
  /** K-11 */
  '비밀번호 변경이 처리되지 않았습니다. 관리자에게 문의하세요.': row(
    'The password change was not processed. Contact the administrator.',
    '密码更改未能完成。请联系管理员。',
    'No se pudo cambiar la contraseña. Contacte con el administrador.',
  ),
  /** K-12 */
  '유효성 검사에 실패하였습니다.': row('Validation failed.', '校验失败。', 'La validación ha fallado.'),
  /** K-13 */
  '비밀번호와 비밀번호 확인이 같아야 합니다.': row(
    'The password and its confirmation must be the same',
    '密码与确认密码必须一致。',
    'La contraseña y su confirmación deben coincidir.',
  ),
  /** K-14 */
  '비밀번호를 입력해 주세요.': row('Please enter the password', '请输入密码。', 'Introduzca la contraseña.'),
  /** K-15 */
  '유효성 검사도중 에러가 발생하였습니다': row(
    'An error occurred during validation',
    '校验过程中发生错误',
    'Se produjo un error durante la validación',
  ),
  /** K-20 */
  '선택된 검진 대상자가 없습니다. 목록 맨 앞의 선택란을 체크하세요.': row(
    'No checkup target is selected. Check the selection box at the start of the list.',
    '未选择体检对象。请勾选列表最前面的选择框。',
    'No hay ninguna persona seleccionada para el reconocimiento. Marque la casilla al comienzo de la lista.',
  ),
  /** K-21 */
  '검진 대상자로 추가하시겠습니까?': row('Add checkup targets?', '是否添加为体检对象？', '¿Añadir al reconocimiento?'),
  /** K-22 */
  '선택한 사용자가 대상자로 추가되었습니다.': row(
    'The selected users were added as targets.',
    '已将所选用户添加为对象。',
    'Se han añadido las personas seleccionadas.',
  ),
  /** K-30 */
  '인증에 실패하였습니다. 다시 로그인해 주세요.': row(
    'Verification failed, please login again',
    '认证失败，请重新登录。',
    'La verificación falló, inicie sesión de nuevo.',
  ),
  /** K-31 */
  '접속할 수 없습니다. 관리자에게 문의하세요.': row(
    'Cannot connect. Contact the administrator.',
    '无法连接。请联系管理员。',
    'No se puede conectar. Contacte con el administrador.',
  ),
  /** K-32 */
  '통합 로그인이 설정되어 있지 않습니다.': row(
    'Single sign-on is not configured.',
    '未配置单点登录。',
    'El inicio de sesión único no está configurado.',
  ),
  /** K-33 */
  '메뉴 권한이 없습니다.': row(
    'You have no permission for this menu.',
    '没有该菜单的权限。',
    'No tiene permiso para este menú.',
  ),
  /** K-34 */
  '다른 곳에서 로그인하여 로그아웃되었습니다.': row(
    'You were logged out because of a login elsewhere.',
    '账户已在别处登录，您已退出。',
    'Se cerró la sesión porque se inició en otro lugar.',
  ),
  /** K-35 */
  '검색 결과가 없습니다.': row('No match found.', '没有搜索结果。', 'Sin resultados.'),
  /** K-36 */
  '저장하지 않은 내용이 있습니다. 계속하시겠습니까?': row(
    'There are unsaved changes. Continue?',
    '有未保存的内容。是否继续？',
    'Hay cambios sin guardar. ¿Continuar?',
  ),
  /** K-37 */
  '삭제하시겠습니까?': row('Delete?', '确定删除吗？', '¿Eliminar?'),
  /** K-38 */
  '다른 사용자가 먼저 수정했습니다. 새로고침 후 다시 시도하세요.': row(
    'Somebody else has changed this. Refresh and try again.',
    '其他用户已先行修改。请刷新后重试。',
    'Otra persona ha modificado esto. Actualice e inténtelo de nuevo.',
  ),
  /** K-40 */
  '화면 크기를 변경하였습니다.': row('Switch Size Success', '界面大小已更改。', 'Se ha cambiado el tamaño.'),
  /** K-41 */
  '이 브라우저에서는 전체 화면을 사용할 수 없습니다.': row(
    'you browser can not work',
    '此浏览器无法使用全屏。',
    'Este navegador no admite la pantalla completa.',
  ),
  /** K-44 */
  '준비되지 않았습니다.': row('not ready', '尚未就绪。', 'Aún no está listo.'),
  /** K-45 */
  '입력된 정보가 없습니다.': row('no information entered', '没有已输入的信息。', 'No hay información introducida.'),
  /** K-46 */
  '인쇄 서식 기능은 개발 중입니다. 기본 서식으로 인쇄합니다.': row(
    'The print form feature is under development. Printing in the basic layout.',
    '打印格式功能正在开发中。将以基本格式打印。',
    'Los formatos de impresión están en desarrollo. Se imprime con el formato básico.',
  ),
  /** K-47 */
  '콜백 이름이 지정되지 않았습니다.': row(
    'No callback name is set.',
    '未指定回调名称。',
    'No se ha indicado el nombre de la función.',
  ),
  /** K-49 */
  '이미지 상세보기': row('Image detail view', '查看图片', 'Ver imagen'),
  /** K-50 */
  '업로드 가능한 파일갯수를 초과하였습니다. 파일갯수를 확인하세요.': row(
    'Too many files. Check the number of files.',
    '文件数量超过上限。请确认文件数量。',
    'Demasiados archivos. Compruebe el número de archivos.',
  ),
  /** K-51 */
  '업로드 불가능한 확장자입니다. 허용 확장자를 확인하세요.': row(
    'This extension cannot be uploaded. Check the allowed extensions.',
    '不允许上传该扩展名的文件。请确认允许的扩展名。',
    'No se admite esta extensión. Compruebe las extensiones permitidas.',
  ),
  /** K-52 */
  '업로드 가능한 용량을 초과하였습니다. 제한 용량을 확인하세요.': row(
    'The file is too large. Check the size limit.',
    '文件大小超过上限。请确认大小限制。',
    'El archivo es demasiado grande. Compruebe el tamaño máximo.',
  ),
  /** K-53 */
  '파일을 등록해 주세요.': row('Add a file.', '请添加文件。', 'Añada un archivo.'),
  /** K-54 */
  '첨부파일 다운로드시 오류가 발생했습니다.': row(
    'An error occurred while downloading the attachment.',
    '下载附件时发生错误。',
    'Se produjo un error al descargar el adjunto.',
  ),
  /** K-55 */
  '파일 적용 중 오류가 발생했습니다. 관리자에게 문의하세요.': row(
    'An error occurred while applying the file. Contact the administrator.',
    '应用文件时发生错误。请联系管理员。',
    'Se produjo un error al aplicar el archivo. Contacte con el administrador.',
  ),
  /** K-56 */
  '양식이 없거나 다운로드 중 오류가 발생했습니다. 관리자에게 문의하세요.': row(
    'The form is missing or an error occurred while downloading. Contact the administrator.',
    '表单不存在或下载时发生错误。请联系管理员。',
    'El formulario no existe o se produjo un error al descargarlo. Contacte con el administrador.',
  ),
  /** K-57 */
  '첨부파일을 사용할 수 없습니다. 관리자에게 문의하세요.': row(
    'Attachments are not available. Contact the administrator.',
    '无法使用附件。请联系管理员。',
    'Los adjuntos no están disponibles. Contacte con el administrador.',
  ),
  /** K-60 */
  '부서명을 한자 이상 입력해주세요.': row(
    'Enter at least one character of the department name.',
    '请至少输入一个字的部门名称。',
    'Introduzca al menos un carácter del nombre del departamento.',
  ),
  /** K-61 */
  '해당 부서에 없는 공정입니다.': row(
    'This process is not in the list of the department.',
    '该部门没有此工艺。',
    'Este proceso no está en la lista del departamento.',
  ),
  /** K-62 */
  '이미존재하는항목입니다.': row('The item already exists.', '该项已存在。', 'El elemento ya existe.'),
  /** K-63 */
  '작업종류를 선택하세요.': row('Select a work type.', '请选择作业种类。', 'Seleccione un tipo de trabajo.'),
  /** A save of our own; beside K-01, which shows the message of the answer. */
  '저장되었습니다.': row('Saved.', '已保存。', 'Guardado.'),
}
