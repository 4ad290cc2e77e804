/** Texts of files made in the background, by their Korean original. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const exportTexts: Translations = {
  대기: row('Waiting', '等待中', 'En espera'),
  '만드는 중': row('In progress', '生成中', 'En curso'),
  완료: row('Done', '完成', 'Listo'),
  실패: row('Failed', '失败', 'Error'),
  취소됨: row('Cancelled', '已取消', 'Cancelado'),
  '만든 엑셀 파일이 없습니다.': row(
    'You have no Excel files.',
    '没有已生成的Excel文件。',
    'No tiene archivos de Excel.',
  ),
  '창을 닫아도 계속 만듭니다. 다 되면 알림으로 알려 드립니다. 파일은 7일 동안 내려받을 수 있습니다.': row(
    'You can close this window: you will be notified when the file is ready. Files can be downloaded for 7 days.',
    '关闭窗口后仍会继续生成，完成后会通知您。文件可在7天内下载。',
    'Puede cerrar esta ventana: se le avisará cuando el archivo esté listo. Los archivos se pueden descargar durante 7 días.',
  ),
  '{n}건': row('{n} rows', '{n}条', '{n} filas'),
  '{n} / {total}건': row('{n} of {total} rows', '{n} / {total}条', '{n} de {total} filas'),
  '{date}까지': row('until {date}', '有效期至{date}', 'hasta el {date}'),
  다운로드: row('Download', '下载', 'Descargar'),
}
