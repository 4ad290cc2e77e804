/** What the audit is about, in words: documents and masters by their declarations, what is neither by name. */
import { hasLevel, type Person } from '#platform/model/access.ts'
import { type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { type AnyField, columnNamesOf, type Fields } from '#platform/model/field.ts'
import { type Area, type OfArea, translate } from '#platform/model/i18n.ts'
import type { Master } from '#platform/model/master.ts'
import type { Language } from '#platform/model/problem.ts'

/** Words of an area for what the audit keeps beside its documents and masters, or more than those declare. */
export interface AuditWords extends OfArea {
  readonly bizCd: string
  /** What it is, in Korean; of a document or a master it is known. */
  readonly label?: string
  /** Fields with their kinds, where it is declared. */
  readonly declared?: Fields
  readonly fields?: Readonly<Record<string, string>>
  readonly actions?: Readonly<Record<string, string>>
  readonly states?: Readonly<Record<string, string | { readonly label: string }>>
}

export interface AuditKind {
  bizCd: string
  /** Korean, as the labels of its fields. */
  label: string
  fields: Fields
  model?: AnyDocument
  master?: Master
  words?: AuditWords
}

/** What the platform itself changes beside documents and masters. */
const own: readonly AuditWords[] = [
  { bizCd: 'account', label: '계정' },
  { bizCd: 'request', label: '권한 밖 요청' },
  { bizCd: 'approval', label: '전자결재' },
  {
    bizCd: 'approval-biz',
    label: '문서종류',
    fields: {
      serial_yn: '순차 결재만',
      bulk_yn: '일괄승인',
      delegate_yn: '대결',
      self_appr_yn: '기안자 결재 허용',
      agree_stop_yn: '반대하면 반려',
      min_approve_cnt: '최소 승인자 수',
      must_role_cds: '필수 역할',
      lead_day_cnt: '기한(영업일)',
      ref_open_cd: '참조 공개',
    },
  },
  {
    bizCd: 'setting',
    label: '설정',
    fields: {
      maxFailureCnt: '잠기기까지 틀린 횟수',
      lockMinuteCnt: '잠금 시간',
      unusedDayCnt: '미사용 잠금',
      passwordDayCnt: '비밀번호 변경 주기',
      reminderDayCnt: '변경 알림',
      idleMinuteCnt: '사용하지 않을 때 로그아웃',
      sessionHourCnt: '로그인 유지 한도',
      concurrentLoginYn: '여러 곳에서 동시 로그인 허용',
      staffPasswordDesc: '임직원 비밀번호 규칙',
      vendorPasswordDesc: '협력업체 비밀번호 규칙',
    },
  },
  { bizCd: 'audit-log', label: '감사 로그', fields: { rowCnt: '건수' } },
  { bizCd: 'job', label: '배치 작업', fields: { scheduleYn: '예약 실행' } },
]

/** Steps that many kinds have; those of a document are in its lifecycle. */
const auditActions: Readonly<Record<string, string>> = {
  CREATE: '등록',
  EDIT: '수정',
  DELETE: '삭제',
  RESTORE: '되돌리기',
  FILE_ADD: '파일 추가',
  FILE_EDIT: '파일 수정',
  FILE_DELETE: '파일 삭제',
  RIGHTS: '메뉴 권한',
  MEMBERS: '구성원',
  UNLOCK: '잠금 해제',
  LOCK_UNUSED: '미사용 잠금',
  END_SESSIONS: '로그인 끝내기',
  PASSWORD: '비밀번호 변경',
  PASSWORD_RESET: '비밀번호 초기화',
  PASSWORD_LINK: '비밀번호 링크',
  SUBMIT: '상신',
  WITHDRAW: '회수',
  OK: '승인',
  COND: '조건부',
  OPPOSE: '반대',
  RTN: '반려',
  REJ: '부결',
  CHANGE_LINE: '결재자 변경',
  PORTLETS: '기본 화면',
  EXPORT: '내려받기',
  RUN: '지금 실행',
  STOP: '예약 중지',
  RESUME: '예약 재개',
  START: '시작',
  END: '종료',
  LINK: '링크 발급',
  LINK_END: '링크 종료',
  SIGN: '서명',
  SIGN_WRONG: '서명 본인확인 실패',
  UPLOAD: '엑셀 업로드',
}

const fieldNames: Readonly<Record<string, string>> = {
  statusCd: '상태',
  plantCd: '사업장',
  fileOrgNm: '파일',
  add: '추가',
  remove: '빼기',
}

export class AuditKinds {
  readonly all: readonly AuditKind[]
  private readonly byCode: ReadonlyMap<string, AuditKind>

  constructor(models: readonly AnyDocument[], masters: readonly Master[], words: readonly AuditWords[]) {
    const said = new Map([...own, ...words].map((one) => [one.bizCd, one]))
    const declared: AuditKind[] = [
      ...models.map((model) => ({ bizCd: model.name, label: model.label, fields: model.fields, model })),
      ...masters.map((master) => ({ bizCd: master.name, label: master.label, fields: master.fields, master })),
    ]
    const known = new Set(declared.map(({ bizCd }) => bizCd))
    const others = [...said.values()].filter(({ bizCd }) => !known.has(bizCd))
    this.all = [
      ...declared.map(
        (kind) => ({ ...kind, ...(said.has(kind.bizCd) && { words: said.get(kind.bizCd) }) }) as AuditKind,
      ),
      ...others.map((words) => ({
        bizCd: words.bizCd,
        label: words.label ?? words.bizCd,
        fields: words.declared ?? {},
        words,
      })),
    ]
    this.byCode = new Map(this.all.map((kind) => [kind.bizCd, kind]))
  }

  of(bizCd: string): AuditKind {
    return this.byCode.get(bizCd) ?? { bizCd, label: bizCd, fields: {} }
  }

  /** Kinds whose entries this person may see at all: what a document keeps for some roles stays with them here as well. */
  seenBy(person: Person): AuditKind[] {
    return this.all.filter(({ model }) => maySeeAudit(model, person))
  }
  hiddenFrom(person: Person): string[] {
    return this.all.filter(({ model }) => !maySeeAudit(model, person)).map(({ bizCd }) => bizCd)
  }
}

const maySeeAudit = (model: AnyDocument | undefined, person: Person): boolean => {
  const { auditSeenBy, confidential } = model?.access ?? {}
  if (confidential && !hasLevel(person, confidential.levels)) return false
  return auditSeenBy?.some((role) => person.roles.includes(role)) ?? true
}

/** In whose words its fields and states are. */
export const areaOf = ({ model, master, words }: AuditKind): Area => (model ?? master ?? words)?.area ?? 'platform'

export const labelIn = (kind: AuditKind, language: Language): string => translate(areaOf(kind), language, kind.label)

/** @param actionCd of the lifecycle where the kind has one */
export function actionIn(kind: AuditKind, actionCd: string, language: Language): string {
  const its = kind.model?.lifecycle.actions[actionCd]?.label ?? kind.words?.actions?.[actionCd]
  return its === undefined
    ? translate('platform', language, auditActions[actionCd] ?? actionCd)
    : translate(areaOf(kind), language, its)
}

export function stateIn(kind: AuditKind, statusCd: string, language: Language): string {
  const its = kind.model?.lifecycle.states[statusCd] ?? kind.words?.states?.[statusCd] ?? statusCd
  return translate(areaOf(kind), language, typeof its === 'string' ? its : its.label)
}

/** The field behind a name in a difference; a period is stored in two columns. */
export function fieldOf({ fields }: AuditKind, column: string): [name: string, field: AnyField] | undefined {
  return fieldsOf({ fields }).find(([name, field]) => name === column || columnNamesOf(name, field).includes(column))
}

/** What a column is called; undefined where nobody has a word for it. */
export function fieldLabelIn(kind: AuditKind, column: string, language: Language): string | undefined {
  const own = fieldOf(kind, column)?.[1].label
  if (own !== undefined) return translate(areaOf(kind), language, own)
  const its = kind.words?.fields?.[column]
  if (its !== undefined) return translate(areaOf(kind), language, its)
  const other = fieldNames[column]
  return other && translate('platform', language, other)
}
