/** The states of people and accounts of vendors, whom the directory keeps; their words are those of the area. */
import { rowStates, type StateIn } from './row-states.ts'

/** WAIT: still employed by another vendor, which is asked to release him. */
export const vendorPeople = rowStates('vendor_person', {
  column: 'personStatusCd',
  states: ['ACTIVE', 'WAIT', 'LEAVE'],
  moves: {
    begin: { from: 'WAIT', to: 'ACTIVE', as: 'BEGIN' },
    leave: { from: ['ACTIVE', 'WAIT'], to: 'LEAVE', as: 'LEAVE' },
  },
})
export type VendorPersonState = StateIn<typeof vendorPeople>

export const vendorAccounts = rowStates('vendor_account', {
  column: 'accountStatusCd',
  states: ['ACTIVE', 'STOP'],
  moves: {
    stop: { from: 'ACTIVE', to: 'STOP', as: 'STOP' },
    start: { from: 'STOP', to: 'ACTIVE', as: 'START' },
  },
})
export type VendorAccountState = StateIn<typeof vendorAccounts>
