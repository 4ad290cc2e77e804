import type { Translations } from '#platform/model/i18n.ts'

export const attachmentTexts: Translations = {
  적용: { en: 'Apply', zh: '应用', es: 'Aplicar' },
  확대: { en: 'Zoom in', zh: '放大', es: 'Ampliar' },
  축소: { en: 'Zoom out', zh: '缩小', es: 'Reducir' },
  '양식 다운로드': { en: 'Download form', zh: '下载表格', es: 'Descargar formulario' },
}
