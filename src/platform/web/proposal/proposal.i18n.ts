/** Texts of the sheet of a list that comes back, by their Korean original. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const proposalTexts: Translations = {
  변경: row('Changed', '变更', 'Cambiado'),
  신규: row('New', '新增', 'Nuevo'),
  '먼저 수정됨': row('Edited meanwhile', '已被先修改', 'Editado entretanto'),
  '저장 불가': row('Refused', '无法保存', 'Rechazado'),
  '찾을 수 없음': row('Not found', '未找到', 'No encontrado'),
  그대로: row('Unchanged', '不变', 'Sin cambios'),
  '올린 행': row('Rows of the sheet', '已上传的行', 'Filas de la hoja'),
  '{row}행': row('Row {row}', '第{row}行', 'Fila {row}'),
  '{n}건 저장': row('Save {n}', '保存 {n} 条', 'Guardar {n}'),
  '결과 내려받기': row('Download result', '下载结果', 'Descargar resultado'),
  '확인 결과': row('result', '确认结果', 'resultado'),
  되돌리기: row('Undo', '撤销', 'Deshacer'),
  되돌림: row('Undone', '已撤销', 'Deshecho'),
  저장함: row('Saved', '已保存', 'Guardado'),
  '저장 안 함': row('Not saved', '未保存', 'No guardado'),
  '지금 값': row('Value now', '当前值', 'Valor actual'),
  '올린 값': row('Value in the sheet', '上传值', 'Valor en la hoja'),
  결과: row('Result', '结果', 'Resultado'),
  제목: row('Title', '标题', 'Título'),
  '변경 {changed}건, 신규 {inserted}건을 저장할 수 있습니다. 아직 아무것도 저장하지 않았습니다.': row(
    '{changed} changed and {inserted} new can be saved. Nothing has been saved yet.',
    '可保存变更 {changed} 条、新增 {inserted} 条。尚未保存任何内容。',
    'Se pueden guardar {changed} cambiados y {inserted} nuevos. Aún no se ha guardado nada.',
  ),
  '변경 {changed}건, 신규 {inserted}건을 저장하고 있습니다.': row(
    'Saving {changed} changed and {inserted} new.',
    '正在保存变更 {changed} 条、新增 {inserted} 条。',
    'Guardando {changed} cambiados y {inserted} nuevos.',
  ),
  '변경 {changed}건, 신규 {inserted}건을 저장했습니다.': row(
    'Saved: {changed} changed, {inserted} new.',
    '已保存变更 {changed} 条、新增 {inserted} 条。',
    'Guardado: {changed} cambiados, {inserted} nuevos.',
  ),
  '변경 {changed}건, 신규 {inserted}건을 되돌렸습니다.': row(
    'Undone: {changed} changed, {inserted} new.',
    '已撤销变更 {changed} 条、新增 {inserted} 条。',
    'Deshecho: {changed} cambiados, {inserted} nuevos.',
  ),
  '되돌리고 있습니다.': row('Undoing.', '正在撤销。', 'Deshaciendo.'),
  '저장할 내용이 없습니다.': row('There is nothing to save.', '没有可保存的内容。', 'No hay nada que guardar.'),
  '저장할 행이 없습니다.': row('No row can be saved.', '没有可保存的行。', 'No hay filas que guardar.'),
  '내려받은 뒤 다른 사람이 먼저 수정했습니다.': row(
    'Somebody else has edited it since the download.',
    '下载后已被他人先行修改。',
    'Otra persona lo editó después de la descarga.',
  ),
  '내려받을 때 함께 적힌 숨은 열이 없어, 그 뒤에 다른 사람이 고쳤는지 알 수 없습니다. 지금 값과 비교했습니다.': row(
    'The hidden column written with the download is missing, so it is not known whether others have edited since. The rows were compared with what is there now.',
    '缺少下载时写入的隐藏列，无法得知之后是否被他人修改。已与当前值进行比较。',
    'Falta la columna oculta de la descarga, así que no se sabe si otros editaron después. Se comparó con los valores actuales.',
  ),
  '확인하는 사이에 바뀐 행이 있어 아무것도 저장하지 않았습니다. 다시 확인하세요.': row(
    'Some rows have changed meanwhile, so nothing was saved. Please look again.',
    '确认期间有行发生变化，未保存任何内容。请重新确认。',
    'Algunas filas cambiaron entretanto y no se guardó nada. Revise de nuevo.',
  ),
  '저장한 뒤 바뀐 행이 있어 되돌리지 않았습니다.': row(
    'Some rows have changed since they were saved, so nothing was undone.',
    '保存后有行发生变化，未撤销。',
    'Algunas filas cambiaron tras guardarse y no se deshizo nada.',
  ),
  '{row}행 {name}: 저장한 뒤 바뀌었습니다.': row(
    'Row {row} {name}: changed since it was saved.',
    '第{row}行 {name}：保存后已变化。',
    'Fila {row} {name}: cambió tras guardarse.',
  ),
  '번호를 고치거나 지운 행입니다. 새로 등록할 내용은 번호가 없는 새 행에 적으세요.': row(
    'The number of this row was changed or removed. Write what is new in a new row without a number.',
    '该行的编号被修改或删除。新增内容请写在没有编号的新行中。',
    'El número de esta fila se cambió o se borró. Escriba lo nuevo en una fila nueva sin número.',
  ),
  '다른 목록에서 내려받은 엑셀입니다. 그 목록에서 올리세요.': row(
    'This sheet comes from another list. Upload it there.',
    '该 Excel 由其他列表下载。请在该列表上传。',
    'Esta hoja procede de otra lista. Súbala allí.',
  ),
  '목록에서 내려받은 엑셀이 아닙니다. 번호 열이 있어야 합니다.': row(
    'This sheet comes from no list. It needs the column with the numbers.',
    '该 Excel 不是由列表下载。必须有编号列。',
    'Esta hoja no procede de ninguna lista. Necesita la columna de números.',
  ),
  '양식을 채운 파일이나, 이 목록에서 내려받아 고친 파일을 올릴 수 있습니다.': row(
    'Upload a filled-in form, or the sheet of this list with your changes.',
    '可上传填写好的模板，或由此列表下载并修改的文件。',
    'Suba un formulario rellenado o la hoja de esta lista con sus cambios.',
  ),
  '이 목록에서 내려받아 고친 파일을 올릴 수 있습니다. 먼저 확인만 하고, 저장은 그다음에 합니다.': row(
    'Upload the sheet of this list with your changes. It is only checked at first; you save afterwards.',
    '可上传由此列表下载并修改的文件。先只进行检查，之后再保存。',
    'Suba la hoja de esta lista con sus cambios. Primero solo se comprueba; después se guarda.',
  ),
}
