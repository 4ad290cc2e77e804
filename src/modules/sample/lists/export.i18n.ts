/** Texts of the samples of files and paper, by their Korean original. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const sampleExportTexts: Translations = {
  '파일과 인쇄': row('Files and print', '文件与打印', 'Archivos e impresión'),
  '파일과 인쇄: 모든 유형': row(
    'Files and print: every type',
    '文件与打印：所有类型',
    'Archivos e impresión: todos los tipos',
  ),
  '행이 모두 화면에 있으면 브라우저가 엑셀 파일을 씁니다. 보이는 열과 순서, 겹친 머리글이 그대로 담깁니다.': row(
    'Where all rows are here, the browser writes the Excel file: visible columns in their order, heads over heads.',
    '所有行都在页面上时，由浏览器生成Excel文件，保留可见的列、顺序和多级表头。',
    'Si todas las filas están aquí, el navegador escribe el archivo: columnas visibles, en su orden, con sus encabezados.',
  ),
  '파일: 서버가 나누는 목록': row(
    'File: a list paged by the server',
    '文件：服务器分页的列表',
    'Archivo: lista paginada por el servidor',
  ),
  '파일을 만들 때 모든 쪽을 차례로 요청합니다. 진행 상태가 보이고 취소할 수 있습니다.': row(
    'For the file all pages are asked for, one after the other; progress is shown, and it can be cancelled.',
    '生成文件时依次请求所有页，显示进度并可取消。',
    'Para el archivo se piden todas las páginas, una tras otra; se ve el avance y se puede cancelar.',
  ),
  '파일: 배경에서 만들기': row('File: in the background', '文件：后台生成', 'Archivo: en segundo plano'),
  '5만 건이 넘으면 서버가 파일을 만들고 알림으로 알려 줍니다.': row(
    'Beyond 50,000 rows the server makes the file and notifies the person.',
    '超过5万条时由服务器生成文件并通知。',
    'A partir de 50 000 filas, el servidor crea el archivo y avisa.',
  ),
  '파일 만들기 (12,340건)': row('Make a file (12,340 rows)', '生成文件（12,340条）', 'Crear un archivo (12 340 filas)'),
  '카드 보기': row('As cards', '卡片视图', 'Como tarjetas'),
  '넓은 화면에서도 카드로 보여 줄 때 씁니다. 768px보다 좁으면 모든 목록이 이렇게 보입니다.': row(
    'For a display of cards on a wide screen, too. Below 768 px every list looks like this.',
    '用于在宽屏上也以卡片显示。窄于768px时，所有列表都如此显示。',
    'Para mostrar tarjetas también en pantallas anchas. Por debajo de 768 px todas las listas se ven así.',
  ),
  관리번호: row('Control no.', '管理编号', 'N.º de control'),
  작업: row('Work', '作业', 'Trabajo'),
  '장소와 사람': row('Place and people', '地点与人员', 'Lugar y personas'),
  담당: row('In charge', '负责', 'A cargo'),
  값: row('Values', '数值', 'Valores'),
  선택: row('Choice', '选择', 'Selección'),
  하나: row('One', '单选', 'Una'),
  여럿: row('Several', '多选', 'Varias'),
  '확인란 여럿': row('Checkboxes', '复选框组', 'Casillas'),
  확인란: row('Checkbox', '复选框', 'Casilla'),
  '확인란 하나': row('Single checkbox', '单个复选框', 'Casilla única'),
  '짧은 글': row('Short text', '短文本', 'Texto corto'),
  '찾아 쓰기': row('Search input', '搜索输入', 'Entrada con búsqueda'),
  '찾고 지우기': row('Search with clear', '搜索并清除', 'Búsqueda con borrado'),
  단추: row('Button', '按钮', 'Botón'),
}
