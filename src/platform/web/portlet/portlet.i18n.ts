import type { Translations } from '#platform/model/i18n.ts'

const row = (en: string, zh: string, es: string) => ({ en, zh, es })

export const portletTexts: Translations = {
  '화면 구성': row('Arrange', '布局设置', 'Organizar'),
  완료: row('Done', '完成', 'Listo'),
  기본값으로: row('Back to default', '恢复默认', 'Volver al original'),
  숨기기: row('Hide', '隐藏', 'Ocultar'),
  '숨긴 항목': row('Hidden parts', '已隐藏的项目', 'Partes ocultas'),
  '작은 칸': row('Small', '小格', 'Pequeño'),
  '보통 칸': row('Medium', '中格', 'Mediano'),
  '큰 칸': row('Large', '大格', 'Grande'),
  '{name} 크기': row('Size of {name}', '{name}的大小', 'Tamaño de {name}'),
  '{name} 숨기기': row('Hide {name}', '隐藏{name}', 'Ocultar {name}'),
  '{name} 옮기기': row('Move {name}', '移动{name}', 'Mover {name}'),
  '끌거나 화살표 키로 옮기기': row(
    'Drag it, or press the arrow keys',
    '拖动或按方向键移动',
    'Arrástrelo o use las flechas',
  ),
  '손잡이를 끌거나, 손잡이에서 화살표 키를 눌러 옮깁니다.': row(
    'Drag a handle, or press the arrow keys on it, to move a part.',
    '拖动手柄，或在手柄上按方向键移动。',
    'Arrastre el tirador, o pulse las flechas sobre él, para mover una parte.',
  ),
  '{name}: {n}개 중 {at}번째': row('{name}: {at} of {n}', '{name}：第 {at} 个，共 {n} 个', '{name}: {at} de {n}'),
  '숨기지 않은 항목이 없습니다. 화면 구성에서 다시 표시하십시오.': row(
    'All parts are hidden. Show them again under Arrange.',
    '所有项目都已隐藏。请在布局设置中重新显示。',
    'Todas las partes están ocultas. Muéstrelas de nuevo en Organizar.',
  ),
  '불러오지 못했습니다.': row('Could not be loaded.', '加载失败。', 'No se pudo cargar.'),
  '처리할 항목이 없습니다.': row('Nothing to be done.', '没有待处理的项目。', 'No hay nada que hacer.'),
  '할 일의 종류': row('Kinds of work', '待办事项种类', 'Tipos de tareas'),
  조치: row('Action', '措施', 'Acción'),
  작성: row('Drafts', '草稿', 'Borradores'),
  교육: row('Training', '培训', 'Formación'),
  '{name} {n}건': row('{name}: {n}', '{name} {n}件', '{name}: {n}'),
  '그룹 기본값': row('Defaults of groups', '组默认值', 'Valores de los grupos'),
  '권한그룹의 기본 화면': row('First page of a group', '权限组的默认首页', 'Página inicial de un grupo'),
  '{name}의 기본 화면을 저장했습니다.': row(
    'The first page of {name} is saved.',
    '已保存{name}的默认首页。',
    'La página inicial de {name} está guardada.',
  ),
  '기본 화면을 처음 상태로 되돌렸습니다.': row(
    'The first page is as it was delivered.',
    '已恢复为初始首页。',
    'La página inicial vuelve a su estado original.',
  ),
  '각자의 자료가 보입니다.': row('Everybody sees his own.', '每个人看到自己的内容。', 'Cada persona ve lo suyo.'),
  '처음 상태로': row('As delivered', '恢复初始状态', 'Como al principio'),
  '직접 구성함': row('arranged', '已自定义', 'organizada'),
}
