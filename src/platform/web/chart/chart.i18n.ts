import type { Translations } from '#platform/model/i18n.ts'

export const chartTexts: Translations = {
  '차트로 보기': { en: 'Show as chart', zh: '以图表显示', es: 'Ver como gráfico' },
  '표로 보기': { en: 'Show as table', zh: '以表格显示', es: 'Ver como tabla' },
  '보여 줄 자료가 없습니다.': {
    en: 'There is no data to show.',
    zh: '没有可显示的数据。',
    es: 'No hay datos que mostrar.',
  },
  구분: { en: 'Category', zh: '类别', es: 'Categoría' },
  값: { en: 'Value', zh: '数值', es: 'Valor' },
}
