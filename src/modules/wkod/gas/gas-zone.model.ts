/** Where gas that may explode has emptied a place: nothing goes on there until the air is good again and it is opened. */
import { rowStates } from '#platform/model/row-states.ts'

export const zoneStates = { CLOSED: '폐쇄', OPENED: '개방' } as const

/** A closed gas zone, and its kind in the audit. */
export const ZONE = 'gas-zone'
export const zones = rowStates('gas_zone', {
  column: 'zoneStatusCd',
  states: zoneStates,
  moves: {
    /** Bad air again: what was measured before counts no more. */
    renew: { from: 'CLOSED', to: 'CLOSED', as: 'CLOSE' },
    open: { from: 'CLOSED', to: 'OPENED', as: 'OPEN' },
  },
})

/** Characters of what was done before a zone is opened. */
export const LEAST_OPENING = 10
