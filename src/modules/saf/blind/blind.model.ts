/** 사각지대: places by how long ago anybody looked at them. */
export const BLIND_API = '/api/saf/check/blindspot'
export const BLIND_ROUTE = '/saf/check/blindSpots'

/** What counts as somebody having looked. */
export const lookWays = {
  CHECK: '점검·순회',
  OBS: '관찰카드',
  PERMIT: '허가 안전조치 확인',
  GAS: '가스측정',
  MEASURE: '작업환경측정',
} as const
export type LookWay = keyof typeof lookWays

export const blindColours = {
  NEVER: { label: '본 기록 없음', tone: 'danger' },
  LATE: { label: '오래 보지 않음', tone: 'danger' },
  WARN: { label: '곧 볼 곳', tone: 'waiting' },
  FRESH: { label: '최근에 봄', tone: 'done' },
} as const
export type BlindColour = keyof typeof blindColours
