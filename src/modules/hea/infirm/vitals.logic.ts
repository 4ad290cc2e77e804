/** Vital signs: what can be measured on a living person. Asked while typing and again by the server. */

interface Range {
  min: number
  max: number
}

/** mmHg, beats a minute, ℃, %. Outside of them somebody has mistyped (HEA_VITAL_RANGE). */
export const vitalRanges = {
  bpSysVal: { min: 50, max: 300 },
  bpDiaVal: { min: 20, max: 200 },
  pulseVal: { min: 20, max: 250 },
  bodyTempVal: { min: 30, max: 45 },
  spo2Val: { min: 50, max: 100 },
} as const satisfies Record<string, Range>
export type Vital = keyof typeof vitalRanges
export const vitals = Object.keys(vitalRanges) as Vital[]

export const OUT_OF_RANGE = '입력 범위를 벗어났습니다.'

/** @param value what was entered; nothing entered is within every range */
export function isInRange(vital: Vital, value: number | null | undefined): boolean {
  if (value === null || value === undefined) return true
  const { min, max } = vitalRanges[vital]
  return value >= min && value <= max
}
