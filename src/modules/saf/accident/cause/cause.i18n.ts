import { row, type Translations } from '#platform/model/i18n.ts'

const codes: Translations = {
  원인나무: row('Cause tree', '原因树', 'Árbol de causas'),
  '5-Why': row('5 whys', '5个为什么', '5 porqués'),
  '4M': row('4M', '4M', '4M'),
  사람: row('People', '人', 'Personas'),
  작업·환경: row('Work and surroundings', '作业环境', 'Trabajo y entorno'),
  관리·체계: row('Management', '管理与体系', 'Gestión'),
  직접: row('Direct', '直接', 'Directa'),
  기여: row('Contributing', '促成', 'Contribuyente'),
  근본: row('Root', '根本', 'Raíz'),
  모두: row('All', '全部', 'Todas'),
  하나라도: row('Any one', '任一', 'Cualquiera'),
}

const lacks: Translations = {
  '원인을 적으십시오.': row('Write down the cause.', '请填写原因。', 'Escriba la causa.'),
  '4M 구분을 고르십시오.': row('Choose one of the 4M.', '请选择4M类别。', 'Elija una de las 4M.'),
  '5-Why는 {least}~{most}단계로 묻습니다. (지금 {n}단계)': row(
    'Why is asked {least} to {most} times. (Now {n})',
    '“为什么”要问{least}至{most}层。（现在{n}层）',
    'El porqué se pregunta de {least} a {most} veces. (Ahora {n})',
  ),
  '마지막 왜는 관리·체계에 닿아야 합니다.': row(
    'The last why has to reach how the work is managed.',
    '最后一个为什么必须触及管理与体系。',
    'El último porqué debe llegar a la gestión.',
  ),
  '아래 원인이 모두 있어야 하는지, 하나라도 있으면 되는지 고르십시오.': row(
    'Say whether all the causes below are needed, or any one of them.',
    '请选择下面的原因需要全部具备还是任一即可。',
    'Indique si hacen falta todas las causas de abajo o basta una.',
  ),
  '맨 아래 원인에는 근거가 있어야 합니다.': row(
    'The lowest cause needs evidence.',
    '最下层的原因必须有依据。',
    'La causa más baja necesita pruebas.',
  ),
  '원인을 하나 이상 적으십시오.': row(
    'Write down a cause at least.',
    '请至少填写一个原因。',
    'Escriba al menos una causa.',
  ),
  '근본원인이 하나 이상 있어야 합니다.': row(
    'There has to be a root cause at least.',
    '至少要有一个根本原因。',
    'Debe haber al menos una causa raíz.',
  ),
}

const tree: Translations = {
  '원인분석 도구': row('Tools of the analysis', '原因分析工具', 'Herramientas del análisis'),
  위로: row('Up', '上移', 'Subir'),
  아래로: row('Down', '下移', 'Bajar'),
  원인: row('Cause', '原因', 'Causa'),
  '고른 원인': row('Chosen cause', '选中的原因', 'Causa elegida'),
  수준: row('Level', '层次', 'Nivel'),
  '4M 구분': row('Which of the 4M', '4M类别', 'Cuál de las 4M'),
  '아래 원인이': row('The causes below', '下面的原因', 'Las causas de abajo'),
  '근거: {names}': row('Evidence: {names}', '依据：{names}', 'Pruebas: {names}'),
  '현장·증거에 올린 것을 근거로 고릅니다.': row(
    'What was put under scene and evidence is chosen here.',
    '从“现场与证据”中选择依据。',
    'Se elige de lo subido en escena y pruebas.',
  ),
  '남은 것': row('Still missing', '尚缺', 'Falta'),
  '왜?': row('Why?', '为什么？', '¿Por qué?'),
  '아래 원인': row('Cause below', '下层原因', 'Causa debajo'),
  '옆에 추가': row('Add beside', '在旁边添加', 'Añadir al lado'),
  '모두? 하나라도?': row('All? Any one?', '全部？任一？', '¿Todas? ¿Una?'),
  되돌리기: row('Undo', '撤销', 'Deshacer'),
  '원인을 찾는 방법을 고르면 첫 원인이 생깁니다.': row(
    'Choose how causes are looked for; the first one appears.',
    '选择查找原因的方法后会出现第一个原因。',
    'Elija el método y aparecerá la primera causa.',
  ),
  '↑↓←→ 이동 · Insert 아래 원인 · Shift+Enter 옆에 · Enter 고치기 · Alt+↑↓ 순서 · Delete 삭제 · Ctrl+Z 되돌리기': row(
    '↑↓←→ move · Insert below · Shift+Enter beside · Enter edit · Alt+↑↓ order · Delete remove · Ctrl+Z undo',
    '↑↓←→ 移动 · Insert 下层 · Shift+Enter 旁边 · Enter 编辑 · Alt+↑↓ 顺序 · Delete 删除 · Ctrl+Z 撤销',
    '↑↓←→ mover · Insert debajo · Shift+Enter al lado · Enter editar · Alt+↑↓ orden · Supr quitar · Ctrl+Z deshacer',
  ),
}

export const causeTexts: Translations = { ...codes, ...lacks, ...tree }
