/** What documents share that an approval decides: somebody drafts it, and what follows is done by the approval and by nobody else. */

interface Decided<By, To extends string, Back extends string> {
  /** The kind of approval (`apprBizCd`). */
  bizCd: string
  /** Who drafts it. */
  by: By
  /** What its approval is called, and what it makes of it. */
  approve: { label: string; to: To }
  /** The state to which whoever drafted it takes it back. */
  takenBackTo: Back
  submitLabel?: string
}

/** Between states of these names; what more there is stands beside them. */
export const approvalActions = <const By, const To extends string, const Back extends string>({
  bizCd,
  by,
  approve,
  takenBackTo,
  submitLabel = '상신',
}: Decided<By, To, Back>) =>
  ({
    submit: {
      label: submitLabel,
      from: ['TEMP', 'RTN'],
      to: 'PROGRESS',
      by,
      approval: () => bizCd,
      said: '상신했습니다.',
    },
    approve: { ...approve, from: 'PROGRESS', by: [] },
    sendBack: { label: '반려', from: 'PROGRESS', to: 'RTN', by: [], returns: true },
    takeBack: { label: '회수', from: 'PROGRESS', to: takenBackTo, by: [] },
  }) as const

/** Where it may be refused for good. */
export const refusedForGood = { label: '부결', from: 'PROGRESS', to: 'REJ', by: [] } as const
export const approvalStates = {
  PROGRESS: { label: '결재중', tone: 'progress' },
  REJ: { label: '부결', tone: 'danger' },
} as const
