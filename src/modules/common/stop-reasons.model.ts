/** Why permitted work is stopped, in the words of the permit. */
export const suspReasons = {
  GAS_HIGH: '가스농도 초과',
  GAS_OVERDUE: '가스측정 지연',
  STOPWORK: '작업중지 요청',
  WEATHER: '기상',
  HEAT: '폭염',
  EMERGENCY: '비상상황',
  SIMOPS: '동시작업 충돌',
  SHIFT: '교대 미인계',
  INSPECTION: '점검·감독',
  ISOLATION: '격리 미확인',
  PERSON: '인원 이탈·자격',
  EXPIRED: '시간 만료',
  VENDOR: '업체 정지',
  BREAK: '휴식·일일종료',
  RSA: '위험성평가',
  ACC: '사고',
} as const
export type SuspReason = keyof typeof suspReasons
