import type { Translations } from '#platform/model/i18n.ts'

export const editTexts: Translations = {
  '{label} {n}행': { en: '{label}, row {n}', zh: '{label} 第 {n} 行', es: '{label}, fila {n}' },
  '{label} 검색': { en: 'Search {label}', zh: '搜索{label}', es: 'Buscar {label}' },
  '{label} 지우기': { en: 'Clear {label}', zh: '清除{label}', es: 'Borrar {label}' },
  '{label} 달력': { en: 'Calendar for {label}', zh: '{label}日历', es: 'Calendario de {label}' },
  '행 수정': { en: 'Edit row', zh: '编辑行', es: 'Editar fila' },
  '숫자로 입력하세요.': { en: 'Enter a number.', zh: '请输入数字。', es: 'Introduzca un número.' },
  '날짜 형식이 맞지 않습니다.': {
    en: 'This is not a date.',
    zh: '日期格式不正确。',
    es: 'El formato de fecha no es válido.',
  },
  '목록에 없는 값입니다.': {
    en: 'This value is not in the list.',
    zh: '该值不在列表中。',
    es: 'El valor no está en la lista.',
  },
  '필수 입력값입니다.': { en: 'This is required.', zh: '此项必填。', es: 'Este campo es obligatorio.' },
  '이미 있는 값입니다.': { en: 'This value exists already.', zh: '该值已存在。', es: 'Este valor ya existe.' },
  '{n}칸을 붙여넣었습니다. {m}칸은 입력할 수 없어 그대로 두었습니다.': {
    en: '{n} cells pasted. {m} cells could not take the value and were left as they were.',
    zh: '已粘贴 {n} 个单元格。{m} 个单元格无法输入，保持原样。',
    es: '{n} celdas pegadas. {m} celdas no admitían el valor y quedaron como estaban.',
  },
}
