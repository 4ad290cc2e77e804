import { row, type Translations } from '#platform/model/i18n.ts'

export const editTexts: Translations = {
  '{label} {n}행': row('{label}, row {n}', '{label} 第 {n} 行', '{label}, fila {n}'),
  '{label} 검색': row('Search {label}', '搜索{label}', 'Buscar {label}'),
  '{label} 지우기': row('Clear {label}', '清除{label}', 'Borrar {label}'),
  '{label} 달력': row('Calendar for {label}', '{label}日历', 'Calendario de {label}'),
  '행 수정': row('Edit row', '编辑行', 'Editar fila'),
  '숫자로 입력하세요.': row('Enter a number.', '请输入数字。', 'Introduzca un número.'),
  '날짜 형식이 맞지 않습니다.': row('This is not a date.', '日期格式不正确。', 'El formato de fecha no es válido.'),
  '목록에 없는 값입니다.': row('This value is not in the list.', '该值不在列表中。', 'El valor no está en la lista.'),
  '필수 입력값입니다.': row('This is required.', '此项必填。', 'Este campo es obligatorio.'),
  '이미 있는 값입니다.': row('This value exists already.', '该值已存在。', 'Este valor ya existe.'),
  '{n}칸을 붙여넣었습니다. {m}칸은 입력할 수 없어 그대로 두었습니다.': row(
    '{n} cells pasted. {m} cells could not take the value and were left as they were.',
    '已粘贴 {n} 个单元格。{m} 个单元格无法输入，保持原样。',
    '{n} celdas pegadas. {m} celdas no admitían el valor y quedaron como estaban.',
  ),
}
