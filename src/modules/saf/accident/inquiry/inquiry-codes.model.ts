/** Who looks into an accident, and what proves what was found. */
export const teamRoles = { LEAD: '팀장', MEMBER: '팀원', WORKER: '근로자측', VENDOR: '업체', EXPERT: '전문가' } as const

export const evidenceKinds = {
  PHOTO: '사진',
  CCTV: 'CCTV',
  LOG: '운전기록',
  STATEMENT: '진술',
  DOC: '서류',
  OBJECT: '현물',
} as const
export type EvidenceKind = keyof typeof evidenceKinds

/** As the register of improvements holds a measure, the strongest first. */
export const measureKinds = {
  ELIM: '제거',
  SUBST: '대체',
  ENG: '공학적 대책',
  ADMIN: '관리적 대책',
  PPE: '보호구',
} as const
