/** Texts of uploads, by their Korean original. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const sheetTexts: Translations = {
  '{label} 엑셀 업로드': row('{label}: upload Excel', '{label}：上传 Excel', '{label}: subir Excel'),
  '엑셀 파일을 끌어다 놓거나 눌러서 고르세요.': row(
    'Drop an Excel file here, or click to choose one.',
    '将 Excel 文件拖到此处，或点击选择。',
    'Suelte aquí un archivo Excel o haga clic para elegirlo.',
  ),
  '엑셀이나 CSV 파일을 끌어다 놓거나 눌러서 고르세요.': row(
    'Drop an Excel or CSV file here, or click to choose one.',
    '将 Excel 或 CSV 文件拖到此处，或点击选择。',
    'Suelte aquí un archivo Excel o CSV o haga clic para elegirlo.',
  ),
  '고친 파일을 다시 올리세요.': row(
    'Upload the corrected file again.',
    '请重新上传修改后的文件。',
    'Vuelva a subir el archivo corregido.',
  ),
  '양식에 맞는 .xlsx나 .csv 파일을 올릴 수 있습니다.': row(
    'Files in the form provided can be uploaded, .xlsx or .csv.',
    '可以上传符合模板的 .xlsx 或 .csv 文件。',
    'Se pueden subir archivos .xlsx o .csv con la plantilla.',
  ),
  '{rows}개 행에서 잘못된 칸 {n}개를 찾았습니다. 아무것도 등록하지 않았습니다.': row(
    '{n} faulty cells in {rows} rows. Nothing was registered.',
    '在 {rows} 行中发现 {n} 个错误单元格。未登记任何内容。',
    '{n} celdas con errores en {rows} filas. No se registró nada.',
  ),
  '오류 내역 다운로드': row('Download error report', '下载错误报告', 'Descargar informe de errores'),
  '{n}건을 등록했습니다.': row('{n} registered.', '已登记 {n} 条。', '{n} registrados.'),
  '새로 {inserted}건, 변경 {updated}건을 저장했습니다.': row(
    'Saved: {inserted} new, {updated} changed.',
    '已保存：新增 {inserted} 条，变更 {updated} 条。',
    'Guardado: {inserted} nuevos, {updated} cambiados.',
  ),
  '새로 {inserted}건, 변경 {updated}건, 그대로 {unchanged}건입니다. 아직 저장하지 않았습니다.': row(
    '{inserted} new, {updated} changed, {unchanged} as they are. Nothing has been saved yet.',
    '新增 {inserted} 条，变更 {updated} 条，不变 {unchanged} 条。尚未保存。',
    '{inserted} nuevos, {updated} cambiados, {unchanged} sin cambios. Aún no se ha guardado nada.',
  ),
  '잘못된 칸 {n}개를 찾았습니다. 아무것도 저장하지 않았습니다.': row(
    '{n} cells are wrong. Nothing has been saved.',
    '发现 {n} 个错误单元格。未保存任何内容。',
    'Hay {n} celdas incorrectas. No se ha guardado nada.',
  ),
  '먼저 확인만 합니다. 저장은 그다음에 합니다.': row(
    'It is only checked at first; you save afterwards.',
    '先只进行检查，之后再保存。',
    'Primero solo se comprueba; después se guarda.',
  ),
  '모든 행을 확인하고 있습니다.': row('Checking every row.', '正在检查所有行。', 'Comprobando cada fila.'),
  '{rows}개 행에서 잘못된 칸 {n}개를 찾았습니다. 아무것도 저장하지 않았습니다.': row(
    '{n} wrong cells in {rows} rows. Nothing was saved.',
    '{rows}行中有{n}个错误单元格，未保存。',
    '{n} celdas erróneas en {rows} filas. No se guardó nada.',
  ),
  '목록에서 내려받은 엑셀입니다. 번호가 있는 행은 새로 등록하지 않습니다. 목록 화면의 엑셀 업로드에서 바뀐 내용을 확인하고 저장하세요.':
    row(
      'This sheet comes from a list. Rows with a number are not registered anew. Use Upload Excel of the list to review the changes and save them.',
      '该 Excel 由列表下载。带编号的行不会重新登记。请在列表页面使用“上传 Excel”确认变更后保存。',
      'Esta hoja procede de una lista. Las filas con número no se registran de nuevo. Use «subir Excel» de la lista para revisar los cambios y guardarlos.',
    ),
  '{n}행과 같은 행입니다.': row('The same as row {n}.', '与第{n}行相同。', 'Igual que la fila {n}.'),
}
