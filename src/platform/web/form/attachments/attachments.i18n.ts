import { row, type Translations } from '#platform/model/i18n.ts'

export const attachmentTexts: Translations = {
  '촬영 {time}': row('Taken {time}', '拍摄于 {time}', 'Tomada {time}'),
  '등록 {time}': row('Added {time}', '上传于 {time}', 'Añadida {time}'),
  '전후 비교': row('Before and after', '前后对比', 'Antes y después'),
  '조치 전': row('Before', '整改前', 'Antes'),
  '조치 후': row('After', '整改后', 'Después'),
  '조치 전 {n}%': row('Before {n}%', '整改前 {n}%', 'Antes {n}%'),
  '전후 사진을 나누는 자리': row('Where the pictures part', '前后照片分界', 'Línea que separa las fotos'),
  적용: row('Apply', '应用', 'Aplicar'),
  확대: row('Zoom in', '放大', 'Ampliar'),
  축소: row('Zoom out', '缩小', 'Reducir'),
  '양식 다운로드': row('Download form', '下载模板', 'Descargar plantilla'),
}
