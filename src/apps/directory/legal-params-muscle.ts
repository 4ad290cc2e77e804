/** Legal numbers of musculoskeletal surveys (section 3 of the occupational-health design). */
import { param } from './legal-param-row.ts'

/** 근골격계부담작업의 범위 및 유해요인조사 방법에 관한 고시 제2020-12호. */
const MSD_NOTICE = '2020-01-16'

export const muscleParams = [
  param('MSD_CYCLE', '36', 'MONTH', MSD_NOTICE, '산업안전보건기준에 관한 규칙 제657조제1항 (3년마다)'),
  param(
    'MSD_NEW_SITE',
    '12',
    'MONTH',
    MSD_NOTICE,
    '산업안전보건기준에 관한 규칙 제657조제1항 단서 (신설일부터 1년 이내)',
  ),
  param(
    'MSD_OCCASIONAL',
    '1',
    'MONTH',
    MSD_NOTICE,
    '산업안전보건기준에 관한 규칙 제657조제2항 (질환 인정, 새 작업·설비, 작업량·공정 변경)',
  ),
  param(
    'MSD_SHORT',
    '2',
    'MONTH',
    MSD_NOTICE,
    '근골격계부담작업 고시 제2조제2호 (단기간작업: 2개월 이내에 끝나는 1회성 작업)',
  ),
  param(
    'MSD_RARE',
    '60',
    'DAY',
    MSD_NOTICE,
    '근골격계부담작업 고시 제2조제3호 (간헐적인 작업: 연간 총 작업일수 60일 이하)',
  ),
  param(
    'MSD_PROGRAM_CASE',
    '10',
    'TIMES_YEAR',
    MSD_NOTICE,
    '산업안전보건기준에 관한 규칙 제662조제1항제1호 (연간 10명 이상)',
  ),
  param(
    'MSD_PROGRAM_SHARE_CASE',
    '5',
    'TIMES_YEAR',
    MSD_NOTICE,
    '산업안전보건기준에 관한 규칙 제662조제1항제1호 (연간 5명 이상이면서 근로자 수의 10퍼센트 이상)',
  ),
  param(
    'MSD_PROGRAM_SHARE',
    '10',
    'PERCENT',
    MSD_NOTICE,
    '산업안전보건기준에 관한 규칙 제662조제1항제1호 (근로자 수 대비)',
  ),
]
