/** How the ministry's system calls kinds of hazard, each with ours. */
export const kindsInKras: Readonly<Record<string, string>> = {
  '기계(설비)적 요인': 'MACHINE',
  '기계적 요인': 'MACHINE',
  '전기적 요인': 'MACHINE',
  '화학(물질)적 요인': 'CHEM',
  '화학적 요인': 'CHEM',
  '생물학적 요인': 'BIO',
  '작업특성 요인': 'ERGO',
  '작업환경 요인': 'MEDIA',
  '인적 요인': 'MAN',
  '관리적 요인': 'MGMT',
}
