import { addTranslations, row, type Translations } from '#platform/model/i18n.ts'

const attachmentTexts: Translations = {
  '움직이는 그림은 회전할 수 없습니다.': row(
    'A moving picture cannot be turned.',
    '动态图片无法旋转。',
    'Una imagen animada no se puede girar.',
  ),
  '내용이 없는 파일입니다. 원본 파일을 확인하세요.': row(
    'The file is empty. Check the original.',
    '文件为空。请检查原文件。',
    'El archivo está vacío. Compruebe el original.',
  ),
  '파일 내용이 확장자와 다르거나 손상되었습니다. 원본 파일을 확인하세요.': row(
    'The file does not hold what its extension says, or is damaged. Check the original.',
    '文件内容与扩展名不符或已损坏。请检查原文件。',
    'El contenido no corresponde a la extensión o está dañado. Compruebe el original.',
  ),
}

addTranslations('platform', attachmentTexts)
