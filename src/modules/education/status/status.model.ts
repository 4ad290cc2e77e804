/** How the education of a person stands. */
export const statusStates = {
  VALID: { label: '유효', tone: 'done' },
  SOON: { label: '만료 예정', tone: 'waiting' },
  EXPIRED: { label: '만료', tone: 'danger' },
  NONE: { label: '이수 없음', tone: 'draft' },
} as const
