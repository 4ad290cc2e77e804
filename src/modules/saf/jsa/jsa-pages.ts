/** Which page of the analyses stands below which menu row. */
import { load, type Screens } from '#platform/web/pages/screens.ts'

const lists = () => import('./jsa.screens.tsx')
const evals = () => import('./jsa-eval.screens.tsx')
const plans = () => import('./jsa-plan.screens.tsx')
const stages = () => import('./jsa-stage.screens.tsx')

/** One analysis looks the same to staff and to vendors, and so do its evaluation and its plans. */
const record = {
  new: load(lists, 'JsaDetail', { head: 'own' }),
  ':no': load(lists, 'JsaDetail', { head: 'own' }),
  ':no/print': load(() => import('./jsa.print.tsx'), 'JsaPaper', { standalone: true }),
}
const evaluation = { ':no': load(evals, 'JsaEvalDetail', { head: 'own' }) }
const plan = { ':no': load(plans, 'JsaPlanDetail', { head: 'own' }) }
const byStage = { '': load(stages, 'JsaStageList'), ':stage': load(stages, 'JsaStageDetail') }

export const jsaScreens: Screens = {
  'saf/jsa/jsaList': { pages: { '': load(lists, 'JsaList'), ...record } },
  'saf/jsa/jsaLibList': { pages: { '': load(lists, 'JsaLibList'), ...record } },
  'saf/jsa/jsaStageList': { pages: byStage },
  'saf/jsa/jsaRegularList': { pages: { '': load(evals, 'JsaEvalList'), ...evaluation } },
  'saf/jsa/jsaPlanList': { pages: { '': load(plans, 'JsaPlanList'), ...plan } },
  'vendor/subconSafJsa/safJsaList': { pages: { '': load(lists, 'VendorJsaList'), ...record } },
  'vendor/subconSafJsa/byAvaluationStageList': { pages: byStage },
  'vendor/subconSafJsa/safJsaRegularList': { pages: { '': load(evals, 'VendorJsaEvalList'), ...evaluation } },
  'vendor/subconSafJsa/safJsaPlanListN': { pages: { '': load(plans, 'VendorJsaPlanList'), ...plan } },
}
