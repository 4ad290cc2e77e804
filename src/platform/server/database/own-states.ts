/** The states of the platform's own rows; the files that move them say how. */
import { proposalStatuses } from '#platform/model/proposal.ts'
import { rowStates, type StateIn } from '#platform/model/row-states.ts'

export const exportStates = rowStates('com_export_file', {
  column: 'exportStatusCd',
  states: ['WAIT', 'RUN', 'DONE', 'FAIL', 'CANCEL'],
  moves: {},
})

export const proposalStates = rowStates('com_sheet_proposal', {
  column: 'proposalStatusCd',
  states: proposalStatuses,
  moves: {},
})

/** WAIT: asked for by hand. */
export const runStates = rowStates('sys_job_run', {
  column: 'resultCd',
  states: ['WAIT', 'RUN', 'OK', 'FAIL'],
  moves: {},
})

/** NONE: no way to send is configured. */
export const sendStates = rowStates('com_outbox', {
  column: 'sendStatusCd',
  states: ['WAIT', 'SENT', 'FAIL', 'NONE'],
  moves: { again: { from: ['FAIL', 'NONE'], to: 'WAIT' } },
})

export const approvalStates = rowStates('appr_rqst', {
  column: 'apprStatusCd',
  states: ['TEMP', 'PROGRESS', 'APPR', 'RTN', 'REJ', 'WITHDRAWN'],
  moves: {},
})
export type ApprStatus = StateIn<typeof approvalStates>

export const lineStates = rowStates('appr_line', {
  column: 'lineStatusCd',
  states: ['WAIT', 'TODO', 'DONE', 'SKIP'],
  moves: {},
})
export type LineStatus = StateIn<typeof lineStates>
