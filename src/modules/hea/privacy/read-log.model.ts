/** What an entry of the read log says, in Korean. */
export const readKinds: Readonly<Record<string, string>> = {
  LIST: '목록',
  RECORD: '상세',
  HISTORY: '이력',
  FILE: '파일',
  EXPORT: '반출',
}
export const readPurposes: Readonly<Record<string, string>> = {
  DUTY: '업무 수행',
  EMERGENCY: '응급열람',
  EXPORT: '승인된 반출',
}
