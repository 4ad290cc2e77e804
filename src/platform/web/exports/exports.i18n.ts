/** Texts of files made in the background, by their Korean original. */
import type { Translations } from '#platform/model/i18n.ts'

export const exportTexts: Translations = {
  대기: { en: 'Waiting', zh: '等待中', es: 'En espera' },
  '만드는 중': { en: 'In progress', zh: '生成中', es: 'En curso' },
  완료: { en: 'Done', zh: '完成', es: 'Listo' },
  실패: { en: 'Failed', zh: '失败', es: 'Error' },
  취소됨: { en: 'Cancelled', zh: '已取消', es: 'Cancelado' },
  '만든 엑셀 파일이 없습니다.': {
    en: 'You have no Excel files.',
    zh: '没有已生成的Excel文件。',
    es: 'No tiene archivos de Excel.',
  },
  '창을 닫아도 계속 만듭니다. 다 되면 알림으로 알려 드립니다. 파일은 7일 동안 내려받을 수 있습니다.': {
    en: 'You can close this window: you will be notified when the file is ready. Files can be downloaded for 7 days.',
    zh: '关闭窗口后仍会继续生成，完成后会通知您。文件可在7天内下载。',
    es: 'Puede cerrar esta ventana: se le avisará cuando el archivo esté listo. Los archivos se pueden descargar durante 7 días.',
  },
  '{n}건': { en: '{n} rows', zh: '{n}条', es: '{n} filas' },
  '{n} / {total}건': { en: '{n} of {total} rows', zh: '{n} / {total}条', es: '{n} de {total} filas' },
  '{date}까지': { en: 'until {date}', zh: '有效期至{date}', es: 'hasta el {date}' },
  다운로드: { en: 'Download', zh: '下载', es: 'Descargar' },
}
