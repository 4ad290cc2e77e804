/** Why two works are in each other's way, in a few words, for whoever looks at them: on which system, how high, how far. */
interface Between {
  vertCd: string
  /** Which both touch, a space between them. */
  systemCds: string | null
  /** Null where one of them has no place on any plan. */
  gapVal: number | null
}
type Say = (text: string, values?: Record<string, string | number>) => string

export const whyText = ({ vertCd, systemCds, gapVal }: Between, t: Say): string =>
  [
    systemCds !== null && t('같은 계통 {systems}', { systems: systemCds.replaceAll(' ', ', ') }),
    vertCd === 'BELOW' && t('아래 작업'),
    gapVal !== null && `${gapVal} m`,
  ]
    .filter(Boolean)
    .join(' · ')
