/** Permits in figures: planned or not, refused, stopped, in conflict, late; by month, kind and vendor. */

import { permitTypes } from '#modules/common/permit-types.model.ts'
import { suspReasons } from '#modules/common/stop-reasons.model.ts'
import { type AnswerOf, figures, share } from '#platform/model/figures.ts'
import { permitBases } from '../fields/permit-codes.model.ts'
import { permit } from '../permit.model.ts'

export const permitFigures = figures(permit, {
  api: '/api/saf/wkod/permitstat',
  right: '/constSafe/wkod/permitStat',
  label: '작업허가 통계',
  period: 'wkodDt',
  plants: 'one',
  asks: ['vendorCd'],
  empty: '이 기간에 신청한 작업허가가 없습니다.',
  sums: {
    total: { label: '허가' },
    /** Not asked for by the day before. */
    urgent: { label: '긴급작업', where: { permitUrgentYn: 'Y' }, shown: 'share' },
    /** Returned or refused at least once. */
    refused: { label: '반려·보완요청', noList: true },
    /** How often work was stopped; breaks and ends of days are none. */
    stops: { label: '중지', text: '{n}회', noList: true },
    /** Stopped because the measurement was not repeated in time. */
    gasOverdue: { label: '측정 지연 중지', noList: true },
    /** In conflict with another work before it was approved. */
    conflict: { label: '승인 전 충돌', noList: true },
    /** Not finished half an hour after its end. */
    late: { label: '시간 초과', noList: true },
    /** Median of hours from request to approval. */
    leadHour: { label: '승인까지(시간, 중앙값)', text: '{n}시간', decimals: 1, noList: true },
  },
  sumsIn: 'all',
  by: {
    byMonth: {
      by: 'month',
      measure: 'total',
      parts: { urgent: '긴급작업' },
      rest: '계획작업',
      title: ({ sum }) => ({
        text: '{n}건 가운데 {share} %가 긴급작업입니다.',
        values: { n: sum('total'), share: share(sum('urgent'), sum('total')) },
      }),
    },
    stopReasons: {
      by: 'suspReasonCd',
      label: '중지 사유',
      names: suspReasons,
      unit: '회',
      leads: () => undefined,
      title: '중지는 {name} 때문이 가장 많습니다. {n}회',
      empty: '이 기간에 중지된 작업이 없습니다.',
    },
    byKind: {
      by: 'permitBaseCd',
      label: '유형',
      names: permitTypes,
      measure: 'total',
      // Work that comes on top of another is in no condition of the list.
      leads: (key) => (key in permitBases ? { permitBaseCd: key } : undefined),
      title: '{name} 허가가 가장 많습니다. {n}건',
    },
    refuseReasons: {
      by: 'permitBaseCd',
      label: '반려·보완요청 사유',
      group: 'RTN_REASON',
      unit: '회',
      leads: () => undefined,
      title: '반려와 보완요청은 {name} 때문이 가장 많습니다. {n}회',
      empty: '이 기간에 반려하거나 보완을 요청한 허가가 없습니다.',
    },
    byVendor: { by: 'vendorCd', measure: 'total', none: '사내', noChart: true, title: '' },
  },
  table: ['byMonth', 'byKind', 'byVendor'],
})

export type PermitStat = AnswerOf<typeof permitFigures, 'all'>
