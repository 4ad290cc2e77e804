/** Two days of one year name it once. */
export const shortPeriod = (fromYmd: string | null, toYmd: string | null): string => {
  if (!fromYmd || !toYmd) return ''
  return `${fromYmd} ~ ${fromYmd.slice(0, 4) === toYmd.slice(0, 4) ? toYmd.slice(5) : toYmd}`
}
