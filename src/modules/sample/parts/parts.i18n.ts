import { row, type Translations } from '#platform/model/i18n.ts'

export const partSampleTexts: Translations = {
  '사실과 숫자': row('Facts and numbers', '事实与数字', 'Datos y cifras'),
  '하나에 대해 아는 값을 이름과 함께 보여 줍니다.': row(
    'What is known of one thing, each value with its name.',
    '显示关于一项事物的已知值及其名称。',
    'Lo que se sabe de una cosa, cada valor con su nombre.',
  ),
  '줄과 작은 표': row('Lines and small tables', '行与小表', 'Líneas y tablas pequeñas'),
  '문서에 딸린 몇 줄입니다. 정렬하고 고르고 넘기는 목록은 표를 씁니다.': row(
    'A few rows of a document. A list that is sorted, chosen from or paged takes the grid.',
    '文档附带的几行。需要排序、选择或分页的列表使用表格。',
    'Unas filas de un documento. Una lista que se ordena, elige o pagina usa la tabla.',
  ),
  '배치와 알림': row('Layout and notes', '布局与提示', 'Disposición y avisos'),
  '위아래로 쌓기, 옆으로 늘어놓기, 먼저 읽을 말, 엄지로 누르는 선택입니다.': row(
    'Below one another, side by side, what is read first, and choices for the thumb.',
    '上下堆叠、左右排列、先读的话，以及便于拇指点选的选项。',
    'Uno bajo otro, uno junto a otro, lo que se lee primero y opciones para el pulgar.',
  ),
}
