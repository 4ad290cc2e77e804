import { row, type Translations } from '#platform/model/i18n.ts'
export const popupTexts: Translations = {
  승인: row('Approve', '批准', 'Aprobar'),
  조회: row('Look up', '查询', 'Consultar'),
  추가: row('Add', '添加', 'Añadir'),
  '메뉴 찾아 추가하기': row('Find and add menus', '查找并添加菜单', 'Buscar y añadir menús'),
  업무구분: row('Task group', '业务分类', 'Área'),
  메뉴명: row('Menu name', '菜单名称', 'Nombre del menú'),
  메뉴코드: row('Menu code', '菜单代码', 'Código del menú'),
  상위메뉴: row('Parent menu', '上级菜单', 'Menú superior'),
  접근: row('Access', '访问', 'Acceso'),
  쓰기: row('Write', '写入', 'Escritura'),
  '{n}건 선택': row('{n} selected', '已选 {n} 条', '{n} seleccionados'),

  '비밀번호 변경': row('Change password', '修改密码', 'Cambiar contraseña'),
  '영문 대문자·소문자·숫자·기호 가운데 {ways}을 섞어 쓰세요.': row(
    'Of capital letters, small letters, digits and symbols use {ways}.',
    '请混合使用大写字母、小写字母、数字和符号中的{ways}。',
    'De mayúsculas, minúsculas, cifras y símbolos use {ways}.',
  ),
  '{kindCnt}종류 이상({minLength}자 이상)': row(
    'at least {kindCnt} kinds ({minLength} or more characters)',
    '至少{kindCnt}种（{minLength}个字符以上）',
    'al menos {kindCnt} tipos ({minLength} caracteres o más)',
  ),
  ' 또는 ': row(' or ', '或', ' o '),
  '아이디가 들어간 비밀번호와 최근에 쓴 {pastCnt}개는 쓸 수 없습니다.': row(
    'It may not contain the id, nor be one of the last {pastCnt}.',
    '不能包含账号，也不能是最近用过的{pastCnt}个密码之一。',
    'No puede contener el usuario ni ser una de las últimas {pastCnt}.',
  ),
  '{userId}의 비밀번호를 바꿉니다. 다음 로그인 때 다시 바꾸게 됩니다.': row(
    'You set the password of {userId}, who has to change it at the next sign-in.',
    '您将修改{userId}的密码，该用户下次登录时需再次修改。',
    'Cambia la contraseña de {userId}, que deberá cambiarla en su próximo inicio de sesión.',
  ),
  '바꾸면 다른 기기에서는 로그아웃됩니다.': row(
    'You will be signed out on your other devices.',
    '修改后，其他设备上的登录将退出。',
    'Se cerrará la sesión en sus otros dispositivos.',
  ),
  '비밀번호는 {max}자까지 쓸 수 있습니다.': row(
    'A password may have at most {max} characters.',
    '密码最多{max}个字符。',
    'La contraseña admite {max} caracteres como máximo.',
  ),
  '비밀번호의 길이와 문자 종류가 규칙에 맞지 않습니다.': row(
    'The password is too short or has too few kinds of characters.',
    '密码的长度或字符种类不符合规则。',
    'La contraseña es demasiado corta o tiene pocos tipos de caracteres.',
  ),
  '비밀번호에 아이디를 넣을 수 없습니다.': row(
    'The password may not contain the id.',
    '密码中不能包含账号。',
    'La contraseña no puede contener el usuario.',
  ),

  '비밀번호 확인': row('Confirm password', '确认密码', 'Confirmar contraseña'),
  '계속하려면 비밀번호를 입력하세요. 입력하면 10분 동안 다시 묻지 않습니다.': row(
    'Enter your password to go on. It will not be asked again for 10 minutes.',
    '请输入密码以继续。输入后10分钟内不再询问。',
    'Introduzca la contraseña para continuar. No se volverá a pedir durante 10 minutos.',
  ),
  '다시 로그인': row('Sign in again', '重新登录', 'Iniciar sesión de nuevo'),
  '로그인이 끊어졌습니다. 다시 로그인하면 하던 일을 이어서 할 수 있습니다.': row(
    'Your session has ended. Sign in again and go on where you were.',
    '登录已断开。重新登录后可继续当前操作。',
    'La sesión ha terminado. Inicie sesión y continúe donde estaba.',
  ),
  '이 화면을 떠나지 않고 다시 로그인합니다.': row(
    'Signs you in again without leaving this page.',
    '不离开此页面重新登录。',
    'Inicia la sesión de nuevo sin salir de esta pantalla.',
  ),

  '서버 오류': row('Server error', '服务器错误', 'Error del servidor'),
  '서버 오류 닫기': row('Close the server error', '关闭服务器错误', 'Cerrar el error del servidor'),
  '{n}건 모두 닫기': row('Close all {n}', '关闭全部 {n} 条', 'Cerrar los {n}'),
  코드: row('Code', '代码', 'Código'),
  '발생 일시': row('Time', '发生时间', 'Fecha y hora'),
  메시지: row('Message', '消息', 'Mensaje'),
  원인: row('Cause', '原因', 'Causa'),
  '상세 원인': row('Details', '详细原因', 'Detalle'),
  '요청 주소': row('Address', '请求地址', 'Dirección'),
  '요청 조건': row('Query', '请求参数', 'Consulta'),
  '반환 코드': row('Return code', '返回代码', 'Código devuelto'),
  '기록 번호': row('Log number', '记录编号', 'N.º de registro'),

  '비밀번호를 {n}일 안에 변경하십시오.': row(
    'Change your password within {n} days.',
    '请在{n}天内修改密码。',
    'Cambie su contraseña en un plazo de {n} días.',
  ),
  '로그인한 기기': row('Signed-in devices', '已登录设备', 'Dispositivos conectados'),
  '이 기기': row('this device', '本设备', 'este dispositivo'),
  '알 수 없는 기기': row('Unknown device', '未知设备', 'Dispositivo desconocido'),
  '{at} 로그인 · {ip}': row('Signed in {at} · {ip}', '{at} 登录 · {ip}', 'Conectado {at} · {ip}'),
  '다른 기기 모두 로그아웃': row(
    'Sign out all other devices',
    '退出所有其他设备',
    'Cerrar sesión en los demás dispositivos',
  ),
  '다른 기기에서 로그아웃했습니다.': row(
    'The other devices are signed out.',
    '已退出其他设备。',
    'Se cerró la sesión en los demás dispositivos.',
  ),
}
