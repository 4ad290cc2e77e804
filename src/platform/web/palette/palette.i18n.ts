import type { Translations } from '#platform/model/i18n.ts'

const row = (en: string, zh: string, es: string) => ({ en, zh, es })

/** Finding and doing by keyboard. */
export const paletteTexts: Translations = {
  '찾기 또는 실행': row('Search or run', '搜索或执行', 'Buscar o ejecutar'),
  '메뉴, 문서 번호, 제목, 사람': row(
    'Menu, document number, title, person',
    '菜单、文档编号、标题、人员',
    'Menú, número de documento, título, persona',
  ),
  최근: row('Recent', '最近', 'Recientes'),
  문서: row('Documents', '文档', 'Documentos'),
  사람: row('People', '人员', 'Personas'),
  실행: row('Actions', '操作', 'Acciones'),
  '찾는 중': row('Searching', '搜索中', 'Buscando'),
  '{n}건 찾음': row('{n} found', '找到 {n} 项', '{n} encontrados'),
  '어두운 화면으로 바꾸기': row('Switch to the dark theme', '切换到深色主题', 'Cambiar al tema oscuro'),
  '밝은 화면으로 바꾸기': row('Switch to the light theme', '切换到浅色主题', 'Cambiar al tema claro'),
  '화면 크기: {size}': row('Size: {size}', '界面大小：{size}', 'Tamaño: {size}'),
  '언어: {language}': row('Language: {language}', '语言：{language}', 'Idioma: {language}'),
  '키보드 단축키': row('Keyboard shortcuts', '键盘快捷键', 'Atajos de teclado'),
  '전화 걸기': row('Call', '拨打电话', 'Llamar'),
  '메일 쓰기': row('Write an e-mail', '写邮件', 'Escribir un correo'),
  '전화번호 복사': row('Copy the phone number', '复制电话号码', 'Copiar el teléfono'),
  '메일 주소 복사': row('Copy the e-mail address', '复制邮箱地址', 'Copiar el correo'),
  '복사했습니다.': row('Copied.', '已复制。', 'Copiado.'),
  '등록된 연락처가 없습니다.': row('No contact details.', '没有联系方式。', 'Sin datos de contacto.'),
  '↑↓ 이동': row('↑↓ move', '↑↓ 移动', '↑↓ mover'),
  'Enter 열기': row('Enter opens', 'Enter 打开', 'Enter abre'),
  뒤로: row('Back', '返回', 'Atrás'),

  '이 화면': row('This page', '此页面', 'Esta página'),
  어디서나: row('Everywhere', '任何位置', 'En todas partes'),
  '글자 하나로 된 단축키 사용': row('Use shortcuts of a single key', '使用单键快捷键', 'Usar atajos de una sola tecla'),
  '단축키 보기': row('Show the shortcuts', '查看快捷键', 'Ver los atajos'),
  '할 일 보기': row('Show what is to do', '查看待办', 'Ver los pendientes'),
  '알림 보기': row('Show notifications', '查看通知', 'Ver los avisos'),
  '대시보드로 가기': row('Go to the dashboard', '前往工作台', 'Ir al panel'),
  '지난 일': row('Overdue', '已逾期', 'Vencidos'),
  '오늘 할 일': row('Today', '今天', 'Hoy'),
  '앞으로 할 일': row('Later', '以后', 'Más adelante'),
  '읽음으로 표시': row('Mark as read', '标为已读', 'Marcar como leído'),
  '지난 알림': row('Earlier', '更早', 'Anteriores'),
  '모두 보기': row('Show all', '查看全部', 'Ver todo'),
}
