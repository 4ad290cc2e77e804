/** Texts of the screens of masters, by their Korean original. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const masterTexts: Translations = {
  '{label} 등록': row('New: {label}', '新增{label}', 'Nuevo: {label}'),
  '{label}: 아직 등록된 것이 없습니다.': row(
    'Nothing has been registered yet: {label}.',
    '尚未登记任何{label}。',
    'Aún no hay registros: {label}.',
  ),

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
