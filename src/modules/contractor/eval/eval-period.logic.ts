interface Period {
  periodFromYmd: string | null
  periodToYmd: string | null
}

/** Two days of one year name it once. */
export const periodText = ({ periodFromYmd: from, periodToYmd: to }: Period): string => {
  if (!from || !to) return ''
  return `${from} ~ ${from.slice(0, 4) === to.slice(0, 4) ? to.slice(5) : to}`
}
