import { permitTypes } from '#modules/common/permit-types.model.ts'
import { code, count, number, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { releaseRoles, simopsConditions, simopsLevels, vertConditions } from './simops-codes.model.ts'

/**
 * Which works keep what distance from each other, and what follows when they do not.
 *
 * @law 산업안전보건법 제64조제1항제7호·제8호, 같은 법 시행령 제53조의2
 */
export const simopsRuleMaster = defineMaster({
  area: 'wkod',
  name: 'simops-rule',
  label: '동시작업 기준',
  api: '/api/saf/wkod/simopsrule',
  route: '/constSafe/wkod/simopsRule',
  table: 'simops_rule',
  key: ['ruleNo'],
  title: 'ruleDesc',
  fields: {
    ruleNo: count('규칙번호', { system: true }),
    typeACd: code('작업 A', permitTypes, { required: true }),
    typeBCd: code('작업 B', permitTypes, { help: '비우면 모든 작업입니다.' }),
    gapVal: number('이격거리', {
      unit: 'm',
      min: 0,
      max: 9999,
      decimals: 1,
      help: '0은 작업반경이 겹칠 때, 비우면 거리와 관계없이 적용합니다.',
    }),
    vertCd: code('수직조건', vertConditions, { required: true, default: 'ANY' }),
    condCd: code('추가조건', simopsConditions, { required: true, default: 'NONE' }),
    levelCd: code('수준', simopsLevels, { required: true }),
    releaseRoleCd: code('해제권한', releaseRoles, { help: '비우면 아무도 해제할 수 없습니다.' }),
    ruleDesc: text('이유', { max: 200, required: true }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['ruleDesc', 'typeACd', 'typeBCd', 'gapVal', 'vertCd', 'condCd', 'levelCd', 'releaseRoleCd', 'useYn'],
    search: ['ruleDesc'],
    filters: ['typeACd', 'levelCd', 'useYn'],
    order: ['sortOrder', 'ruleNo'],
  },
  usedBy: [{ table: 'simops_hit', column: 'rule_no', label: '동시작업 충돌' }],
})
