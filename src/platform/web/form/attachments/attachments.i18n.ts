import { row, type Translations } from '#platform/model/i18n.ts'

export const attachmentTexts: Translations = {
  적용: row('Apply', '应用', 'Aplicar'),
  확대: row('Zoom in', '放大', 'Ampliar'),
  축소: row('Zoom out', '缩小', 'Reducir'),
  '양식 다운로드': row('Download form', '下载模板', 'Descargar plantilla'),
}
