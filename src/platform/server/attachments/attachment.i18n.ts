import { addTranslations, type Translations } from '#platform/model/i18n.ts'

const attachmentTexts: Translations = {
  '업로드 가능한 파일갯수를 초과하였습니다. 파일갯수를 확인하세요.': {
    en: 'Too many files. Check the number of files.',
  },
  '업로드 불가능한 확장자입니다. 허용 확장자를 확인하세요.': {
    en: 'This extension cannot be uploaded. Check the allowed extensions.',
  },
  '업로드 가능한 용량을 초과하였습니다. 제한 용량을 확인하세요.': {
    en: 'The file is too large. Check the size limit.',
  },
  '파일을 등록해 주세요.': { en: 'Add a file.' },
  '파일 적용 중 오류가 발생했습니다. 관리자에게 문의하세요.': {
    en: 'An error occurred while applying the file. Contact the administrator.',
  },
  '첨부파일을 사용할 수 없습니다. 관리자에게 문의하세요.': {
    en: 'Attachments are not available. Contact the administrator.',
  },
  '움직이는 그림은 회전할 수 없습니다.': { en: 'A moving picture cannot be turned.' },
  '내용이 없는 파일입니다. 원본 파일을 확인하세요.': { en: 'The file is empty. Check the original.' },
  '파일 내용이 확장자와 다르거나 손상되었습니다. 원본 파일을 확인하세요.': {
    en: 'The file does not hold what its extension says, or is damaged. Check the original.',
  },
}

addTranslations(attachmentTexts)
