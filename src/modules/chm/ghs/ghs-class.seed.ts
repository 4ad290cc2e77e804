/**
 * What each category of each hazard class says on a label: hazard statements, pictograms, signal word, precautions.
 *
 * @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준(고용노동부 고시) 별표 2 (확인 필요)
 */
import type { HazardClass } from './ghs-codes.model.ts'
import type { LabelClass } from './label.logic.ts'

/** Where the table comes from; nobody has compared it with the text of the notice yet. */
export const ghsClassSource = {
  sourceDesc: 'UN GHS 부속서 3 (고시 별표 2와 대조 전)',
  startYmd: '2020-01-16',
  verifiedYn: 'N',
} as const

/** Several categories of one line have a space between them. */
type Line = readonly [
  hazardClassCd: HazardClass,
  categoryCds: string,
  hCds: string,
  pictograms: string,
  signal: '위험' | '경고' | '',
  pCds: string,
]

const EXPLODES = 'P370+P380 P372 P373 P401 P501'
const BURNS = 'P210 P233 P240 P241 P242 P243 P280 P303+P361+P353 P370+P378 P403+P235 P501'
const DECOMPOSES = 'P210 P220 P234 P280 P370+P378 P403+P235 P411 P420 P501'
const PEROXIDE = 'P210 P220 P234 P280 P410 P411 P420 P501'
const WATER = 'P223 P231+P232 P280 P335+P334 P370+P378 P402+P404 P501'
const OXIDISES = 'P210 P220 P280 P370+P378 P501'
const CMR = 'P201 P202 P280 P308+P313 P405 P501'
const DAZES = 'P261 P271 P304+P340 P312 P403+P233 P405 P501'

// biome-ignore format: a category a line
const lines: readonly Line[] = [
  ['EXPL', 'UNST', 'H200', 'GHS01', '위험', `P201 P202 P280 ${EXPLODES}`],
  ['EXPL', '1.1', 'H201', 'GHS01', '위험', `P210 P230 P240 P250 P280 ${EXPLODES}`],
  ['EXPL', '1.2', 'H202', 'GHS01', '위험', `P210 P230 P240 P250 P280 ${EXPLODES}`],
  ['EXPL', '1.3', 'H203', 'GHS01', '위험', `P210 P230 P240 P250 P280 ${EXPLODES}`],
  ['EXPL', '1.4', 'H204', 'GHS01', '경고', `P210 P240 P250 P280 ${EXPLODES}`],
  ['EXPL', '1.5', 'H205', '', '위험', `P210 P230 P240 P250 P280 ${EXPLODES}`],
  ['FLAM_GAS', '1', 'H220', 'GHS02', '위험', 'P210 P377 P381 P403'],
  ['FLAM_GAS', '2', 'H221', '', '경고', 'P210 P377 P381 P403'],
  ['AEROSOL', '1', 'H222 H229', 'GHS02', '위험', 'P210 P211 P251 P410+P412'],
  ['AEROSOL', '2', 'H223 H229', 'GHS02', '경고', 'P210 P211 P251 P410+P412'],
  ['AEROSOL', '3', 'H229', '', '경고', 'P210 P251 P410+P412'],
  ['OX_GAS', '1', 'H270', 'GHS03', '위험', 'P220 P244 P370+P376 P403'],
  ['PRESS_GAS', 'COMP LIQ DISS', 'H280', 'GHS04', '경고', 'P410+P403'],
  ['PRESS_GAS', 'REFR', 'H281', 'GHS04', '경고', 'P282 P336 P315 P403'],
  ['FLAM_LIQ', '1', 'H224', 'GHS02', '위험', BURNS],
  ['FLAM_LIQ', '2', 'H225', 'GHS02', '위험', BURNS],
  ['FLAM_LIQ', '3', 'H226', 'GHS02', '경고', BURNS],
  ['FLAM_SOL', '1', 'H228', 'GHS02', '위험', 'P210 P240 P241 P280 P370+P378'],
  ['FLAM_SOL', '2', 'H228', 'GHS02', '경고', 'P210 P240 P241 P280 P370+P378'],
  ['SELF_REACT', 'A', 'H240', 'GHS01', '위험', 'P210 P220 P234 P280 P370+P380 P375 P403+P235 P411 P420 P501'],
  ['SELF_REACT', 'B', 'H241', 'GHS01 GHS02', '위험', 'P210 P220 P234 P280 P370+P380 P375 P403+P235 P411 P420 P501'],
  ['SELF_REACT', 'C D', 'H242', 'GHS02', '위험', DECOMPOSES],
  ['SELF_REACT', 'E F', 'H242', 'GHS02', '경고', DECOMPOSES],
  ['PYR_LIQ', '1', 'H250', 'GHS02', '위험', 'P210 P222 P280 P302+P334 P370+P378'],
  ['PYR_SOL', '1', 'H250', 'GHS02', '위험', 'P210 P222 P280 P335+P334 P370+P378'],
  ['SELF_HEAT', '1', 'H251', 'GHS02', '위험', 'P235 P280 P407 P413 P420'],
  ['SELF_HEAT', '2', 'H252', 'GHS02', '경고', 'P235 P280 P407 P413 P420'],
  ['WATER_REACT', '1', 'H260', 'GHS02', '위험', WATER],
  ['WATER_REACT', '2', 'H261', 'GHS02', '위험', WATER],
  ['WATER_REACT', '3', 'H261', 'GHS02', '경고', 'P231+P232 P280 P370+P378 P402+P404 P501'],
  ['OX_LIQ', '1', 'H271', 'GHS03', '위험', 'P210 P220 P280 P283 P306+P360 P371+P380+P375 P370+P378 P501'],
  ['OX_LIQ', '2', 'H272', 'GHS03', '위험', OXIDISES],
  ['OX_LIQ', '3', 'H272', 'GHS03', '경고', OXIDISES],
  ['OX_SOL', '1', 'H271', 'GHS03', '위험', 'P210 P220 P280 P283 P306+P360 P371+P380+P375 P370+P378 P501'],
  ['OX_SOL', '2', 'H272', 'GHS03', '위험', OXIDISES],
  ['OX_SOL', '3', 'H272', 'GHS03', '경고', OXIDISES],
  ['ORG_PEROX', 'A', 'H240', 'GHS01', '위험', PEROXIDE],
  ['ORG_PEROX', 'B', 'H241', 'GHS01 GHS02', '위험', PEROXIDE],
  ['ORG_PEROX', 'C D', 'H242', 'GHS02', '위험', PEROXIDE],
  ['ORG_PEROX', 'E F', 'H242', 'GHS02', '경고', PEROXIDE],
  ['MET_CORR', '1', 'H290', 'GHS05', '경고', 'P234 P390 P406'],
  ['ACUTE_ORAL', '1 2', 'H300', 'GHS06', '위험', 'P264 P270 P301+P310 P321 P330 P405 P501'],
  ['ACUTE_ORAL', '3', 'H301', 'GHS06', '위험', 'P264 P270 P301+P310 P321 P330 P405 P501'],
  ['ACUTE_ORAL', '4', 'H302', 'GHS07', '경고', 'P264 P270 P301+P312 P330 P501'],
  ['ACUTE_DERMAL', '1 2', 'H310', 'GHS06', '위험', 'P262 P264 P270 P280 P302+P352 P310 P321 P361+P364 P405 P501'],
  ['ACUTE_DERMAL', '3', 'H311', 'GHS06', '위험', 'P280 P302+P352 P312 P321 P361+P364 P405 P501'],
  ['ACUTE_DERMAL', '4', 'H312', 'GHS07', '경고', 'P280 P302+P352 P312 P321 P362+P364 P501'],
  ['ACUTE_INHAL', '1 2', 'H330', 'GHS06', '위험', 'P260 P271 P284 P304+P340 P310 P320 P403+P233 P405 P501'],
  ['ACUTE_INHAL', '3', 'H331', 'GHS06', '위험', 'P261 P271 P304+P340 P311 P321 P403+P233 P405 P501'],
  ['ACUTE_INHAL', '4', 'H332', 'GHS07', '경고', 'P261 P271 P304+P340 P312'],
  ['SKIN', '1 1A 1B 1C', 'H314', 'GHS05', '위험', 'P260 P264 P280 P301+P330+P331 P303+P361+P353 P363 P304+P340 P310 P321 P305+P351+P338 P405 P501'],
  ['SKIN', '2', 'H315', 'GHS07', '경고', 'P264 P280 P302+P352 P321 P332+P313 P362+P364'],
  ['EYE', '1', 'H318', 'GHS05', '위험', 'P280 P305+P351+P338 P310'],
  ['EYE', '2 2A', 'H319', 'GHS07', '경고', 'P264 P280 P305+P351+P338 P337+P313'],
  ['EYE', '2B', 'H320', '', '경고', 'P264 P305+P351+P338 P337+P313'],
  ['RESP_SENS', '1 1A 1B', 'H334', 'GHS08', '위험', 'P261 P284 P304+P340 P342+P311 P501'],
  ['SKIN_SENS', '1 1A 1B', 'H317', 'GHS07', '경고', 'P261 P272 P280 P302+P352 P333+P313 P321 P362+P364 P501'],
  ['MUTA', '1 1A 1B', 'H340', 'GHS08', '위험', CMR],
  ['MUTA', '2', 'H341', 'GHS08', '경고', CMR],
  ['CARC', '1 1A 1B', 'H350', 'GHS08', '위험', CMR],
  ['CARC', '2', 'H351', 'GHS08', '경고', CMR],
  ['REPR', '1 1A 1B', 'H360', 'GHS08', '위험', CMR],
  ['REPR', '2', 'H361', 'GHS08', '경고', CMR],
  ['LACT', 'ADD', 'H362', '', '', 'P201 P260 P263 P264 P270 P308+P313'],
  ['STOT_SE', '1', 'H370', 'GHS08', '위험', 'P260 P264 P270 P308+P311 P321 P405 P501'],
  ['STOT_SE', '2', 'H371', 'GHS08', '경고', 'P260 P264 P270 P308+P311 P405 P501'],
  ['STOT_SE', '3R', 'H335', 'GHS07', '경고', DAZES],
  ['STOT_SE', '3N', 'H336', 'GHS07', '경고', DAZES],
  ['STOT_RE', '1', 'H372', 'GHS08', '위험', 'P260 P264 P270 P314 P501'],
  ['STOT_RE', '2', 'H373', 'GHS08', '경고', 'P260 P314 P501'],
  ['ASP', '1', 'H304', 'GHS08', '위험', 'P301+P310 P331 P405 P501'],
  ['ASP', '2', 'H305', 'GHS08', '경고', 'P301+P310 P331 P405 P501'],
  ['AQ_ACUTE', '1', 'H400', 'GHS09', '경고', 'P273 P391 P501'],
  ['AQ_CHRONIC', '1', 'H410', 'GHS09', '경고', 'P273 P391 P501'],
  ['AQ_CHRONIC', '2', 'H411', 'GHS09', '', 'P273 P391 P501'],
  ['AQ_CHRONIC', '3', 'H412', '', '', 'P273 P501'],
  ['AQ_CHRONIC', '4', 'H413', '', '', 'P273 P501'],
  ['OZONE', '1', 'H420', 'GHS07', '경고', 'P502'],
]

const words = (text: string): string[] => text.split(' ').filter(Boolean)
export const ghsClassSeeds: readonly LabelClass[] = lines.flatMap(
  ([hazardClassCd, categoryCds, hCds, pictograms, signal, pCds]) =>
    words(categoryCds).map((categoryCd) => ({
      hazardClassCd,
      categoryCd,
      hCds: words(hCds),
      pictograms: words(pictograms),
      signalWordCd: signal === '위험' ? 'DANGER' : signal === '경고' ? 'WARNING' : null,
      pCds: words(pCds),
    })),
)
