import { row, type Translations } from '#platform/model/i18n.ts'

export const chartTexts: Translations = {
  '차트로 보기': row('Show as chart', '以图表显示', 'Ver como gráfico'),
  '표로 보기': row('Show as table', '以表格显示', 'Ver como tabla'),
  '보여 줄 자료가 없습니다.': row('There is no data to show.', '没有可显示的数据。', 'No hay datos que mostrar.'),
  구분: row('Category', '类别', 'Categoría'),
  값: row('Value', '数值', 'Valor'),
}
