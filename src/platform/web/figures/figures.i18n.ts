import { row, type Translations } from '#platform/model/i18n.ts'

export const figuresTexts: Translations = {
  기간: row('Period', '期间', 'Periodo'),
  월: row('Month', '月', 'Mes'),
  '시작 월': row('From month', '开始月份', 'Desde el mes'),
  '종료 월': row('To month', '结束月份', 'Hasta el mes'),
  엑셀: row('Excel', 'Excel', 'Excel'),
  인쇄: row('Print', '打印', 'Imprimir'),
  합계: row('Total', '合计', 'Total'),
  '그 밖': row('Others', '其他', 'Otros'),
  '나누어 보기': row('Broken down by', '分类查看', 'Desglosar por'),
}
