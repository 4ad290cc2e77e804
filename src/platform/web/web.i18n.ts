/** Texts of the shell and of what all screens share. */

import type { Translations } from '#platform/model/i18n.ts'
import { kTexts } from '#platform/model/k-texts.i18n.ts'
import { messageTexts } from '#platform/model/message.i18n.ts'

const row = (en: string, zh: string, es: string) => ({ en, zh, es })

/** Words on buttons and labels. */
const words: Translations = {
  불가: { en: 'Refused', zh: '不可', es: 'No permitido' },
  주의: { en: 'Caution', zh: '注意', es: 'Atención' },
  적합: { en: 'Fulfilled', zh: '符合', es: 'Conforme' },
  '확인한 내용': { en: 'Looked at', zh: '核对内容', es: 'Comprobado' },
  '해제할 수 있는 사람': { en: 'Can be lifted by', zh: '可解除人', es: 'Puede levantarlo' },
  '누구도 해제할 수 없음': { en: 'Nobody', zh: '任何人都不能解除', es: 'Nadie' },
  지킴: row('Jikim', 'Jikim', 'Jikim'),
  확인: row('OK', '确定', 'Aceptar'),
  '엑셀 파일': row('Excel files', 'Excel文件', 'Archivos de Excel'),
  취소: row('Cancel', '取消', 'Cancelar'),
  닫기: row('Close', '关闭', 'Cerrar'),
  저장: row('Save', '保存', 'Guardar'),
  수정: row('Edit', '编辑', 'Editar'),
  삭제: row('Delete', '删除', 'Eliminar'),
  등록: row('Add', '新增', 'Añadir'),
  선택: row('Select', '选择', 'Seleccionar'),
  전체: row('All', '全部', 'Todo'),
  자세히: row('Details', '详情', 'Detalles'),
  되돌리기: row('Undo', '撤销', 'Deshacer'),
  '다시 시도': row('Try again', '重试', 'Reintentar'),
  새로고침: row('Refresh', '刷新', 'Actualizar'),
  안내: row('Notice', '提示', 'Aviso'),
  에러: row('Error', '错误', 'Error'),
  언어: row('Language', '语言', 'Idioma'),
  테마: row('Theme', '主题', 'Tema'),
  밝게: row('Light', '浅色', 'Claro'),
  어둡게: row('Dark', '深色', 'Oscuro'),
  시스템: row('System', '跟随系统', 'Sistema'),
  강조색: row('Accent colour', '强调色', 'Color de acento'),
  파랑: row('Blue', '蓝色', 'Azul'),
  청록: row('Teal', '青绿色', 'Verde azulado'),
  보라: row('Violet', '紫色', 'Violeta'),
  자홍: row('Magenta', '品红色', 'Magenta'),
  회청: row('Slate', '石板灰', 'Pizarra'),
  '다른 색': row('Another colour', '其他颜色', 'Otro color'),
  '화면 크기': row('Size', '界面大小', 'Tamaño'),
  보통: row('Medium', '标准', 'Medio'),
  작게: row('Small', '小', 'Pequeño'),
  '아주 작게': row('Mini', '极小', 'Mínimo'),
}

const shell: Translations = {
  메인으로: row('To the main page', '回到首页', 'Ir al inicio'),
  '본문 바로가기': row('Skip to content', '跳到正文', 'Saltar al contenido'),
  메뉴: row('Menu', '菜单', 'Menú'),
  '메뉴 접기': row('Collapse menu', '收起菜单', 'Contraer menú'),
  '메뉴 펼치기': row('Expand menu', '展开菜单', 'Expandir menú'),
  '상단 메뉴': row('Top menu', '顶部菜单', 'Menú superior'),
  '현재 위치': row('You are here', '当前位置', 'Ubicación actual'),
  대시보드: row('Dashboard', '工作台', 'Panel'),
  '열린 화면': row('Open pages', '已打开的页面', 'Páginas abiertas'),
  '탭 작업': row('Tab actions', '标签操作', 'Acciones de pestañas'),
  '{title} 닫기': row('Close {title}', '关闭{title}', 'Cerrar {title}'),
  '다른 탭 닫기': row('Close others', '关闭其他', 'Cerrar las demás'),
  '전체 닫기': row('Close all', '全部关闭', 'Cerrar todas'),
  '전체 화면': row('Full screen', '全屏', 'Pantalla completa'),
  '화면 설정': row('Display settings', '显示设置', 'Ajustes de pantalla'),
  '{name} 님': row('{name}', '{name}', '{name}'),
  로그아웃: row('Log out', '退出登录', 'Cerrar sesión'),
  '오류 기록': row('Error log', '错误日志', 'Registro de errores'),
  '기록된 오류가 없습니다.': row('No errors are recorded.', '没有错误记录。', 'No hay errores registrados.'),
  '전체 삭제': row('Delete all', '全部删除', 'Eliminar todo'),
  알림: row('Notifications', '通知', 'Avisos'),
  '알림 {n}건': row('Notifications: {n}', '{n} 条通知', 'Avisos: {n}'),
  '읽지 않음': row('Unread', '未读', 'Sin leer'),
  '모두 읽음': row('Mark all as read', '全部标为已读', 'Marcar todo como leído'),
  '받은 알림이 없습니다.': row('You have no notifications.', '暂无通知。', 'No tiene avisos.'),
  '할 일': row('To do', '待办', 'Pendientes'),
  '할 일 {n}건': row('To do: {n}', '{n} 项待办', 'Pendientes: {n}'),
  대리: row('Deputy', '代理', 'Suplente'),
  '{name} 대신': row('for {name}', '代 {name}', 'por {name}'),
  '지금 처리할 일이 없습니다.': row('Nothing is waiting for you.', '目前没有待办事项。', 'No hay nada pendiente.'),
  '최근 알림': row('Recent notifications', '最近通知', 'Avisos recientes'),
  '{name} 님, 안녕하십니까.': row('Hello, {name}.', '{name}，您好。', 'Hola, {name}.'),
  '불러오는 중': row('Loading', '加载中', 'Cargando'),
  '조회된 자료가 없습니다.': row('No data found.', '没有查询到数据。', 'No se encontraron datos.'),
}

const signIn: Translations = {
  로그인: row('Sign in', '登录', 'Iniciar sesión'),
  '계정 구분': row('Kind of account', '账户类型', 'Tipo de cuenta'),
  임직원: row('Staff', '员工', 'Personal'),
  협력업체: row('Contractor', '承包商', 'Contratista'),
  아이디: row('ID', '账号', 'Usuario'),
  비밀번호: row('Password', '密码', 'Contraseña'),
  '비밀번호 보기': row('Show password', '显示密码', 'Mostrar contraseña'),
  '비밀번호 숨기기': row('Hide password', '隐藏密码', 'Ocultar contraseña'),
  'Caps Lock이 켜져 있습니다.': row('Caps Lock is on.', '大写锁定已打开。', 'Bloq Mayús está activado.'),
  '시연 계정': row('Demo accounts', '演示账户', 'Cuentas de demostración'),
  '비밀번호는 모두 {password} 입니다. 누르면 채워집니다.': row(
    'The password of all is {password}. Press one to fill it in.',
    '密码均为 {password}，点击即可填入。',
    'La contraseña de todas es {password}. Pulse una para rellenar.',
  ),
  '보안 연결(https)이 아니어서 이 기기에서는 카메라와 위치를 쓸 수 없습니다.': row(
    'This is not a secure connection (https), so camera and location do not work on this device.',
    '当前不是安全连接 (https)，此设备无法使用摄像头和定位。',
    'La conexión no es segura (https): la cámara y la ubicación no funcionan en este dispositivo.',
  ),
}

const pages: Translations = {
  '화면을 찾을 수 없습니다': row('Page not found', '找不到页面', 'Página no encontrada'),
  '주소가 바뀌었거나 없는 화면입니다.': row(
    'The address has changed or does not exist.',
    '地址已变更或页面不存在。',
    'La dirección ha cambiado o no existe.',
  ),
  '접근 권한이 없습니다': row('No access', '没有访问权限', 'Sin acceso'),
  '필요한 화면이면 관리자에게 권한을 요청하세요.': row(
    'If you need this page, ask the administrator for access.',
    '如需使用，请向管理员申请权限。',
    'Si necesita esta página, solicite acceso al administrador.',
  ),
  '로그인 화면으로 가기': row('Go to the sign-in page', '前往登录页面', 'Ir a la página de acceso'),
  '아이디 찾기': row('Find your ID', '查找账号', 'Buscar usuario'),
  '비밀번호 초기화': row('Reset password', '重置密码', 'Restablecer contraseña'),
  '통합 로그인': row('Single sign-on', '统一登录', 'Inicio de sesión único'),
  '통합 로그인을 마치지 못했습니다.': row(
    'Single sign-on was not completed.',
    '统一登录未完成。',
    'El inicio de sesión único no se completó.',
  ),
  '로그인 도움': row('Help with signing in', '登录帮助', 'Ayuda de acceso'),
  '창을 닫아 주세요.': row('Please close this window.', '请关闭此窗口。', 'Cierre esta ventana.'),
  '대시보드로 가기': row('Go to the dashboard', '前往工作台', 'Ir al panel'),
}

export const webTexts: Translations = { ...words, ...shell, ...signIn, ...pages, ...messageTexts, ...kTexts }
