/** Texts of the screens of masters, by their Korean original. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const masterTexts: Translations = {
  '{label} 등록': row('New: {label}', '新增{label}', 'Nuevo: {label}'),
  '{label} 엑셀 업로드': row('{label}: upload Excel', '{label}：上传 Excel', '{label}: subir Excel'),
  '{label}: 아직 등록된 것이 없습니다.': row(
    'Nothing has been registered yet: {label}.',
    '尚未登记任何{label}。',
    'Aún no hay registros: {label}.',
  ),
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
  '고친 파일을 다시 올리세요.': row(
    'Upload the corrected file again.',
    '请重新上传修改后的文件。',
    'Vuelva a subir el archivo corregido.',
  ),
  '엑셀 파일을 끌어다 놓거나 눌러서 고르세요.': row(
    'Drop an Excel file here, or click to choose one.',
    '将 Excel 文件拖到此处，或点击选择。',
    'Suelte aquí un archivo Excel o haga clic para elegirlo.',
  ),
  '{n}행|at': row('Row {n}', '第 {n} 行', 'Fila {n}'),
  '이력이 없습니다.': row('No history yet.', '暂无历史。', 'Sin historial.'),
  이력: row('History', '历史', 'Historial'),
  이전: row('Previous', '上一个', 'Anterior'),
  다음: row('Next', '下一个', 'Siguiente'),
  '삭제했습니다.': row('Deleted.', '已删除。', 'Eliminado.'),
  사용: row('In use', '启用', 'En uso'),
  미사용: row('Out of use', '停用', 'Fuera de uso'),
  초기화: row('Reset', '重置', 'Restablecer'),
  '검색조건 초기화': row('Reset conditions', '重置查询条件', 'Restablecer condiciones'),
  '양식 다운로드': row('Download form', '下载模板', 'Descargar plantilla'),
  '엑셀 업로드': row('Upload Excel', '上传 Excel', 'Subir Excel'),
  '더 보기': row('Show more', '显示更多', 'Mostrar más'),
  검색: row('Search', '搜索', 'Buscar'),
}
