/** Texts of contracts and of what stands below them. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const vendorContractTexts: Translations = {
  원계약: row('Contract above', '总包合同', 'Contrato superior'),
  '이 계약이 하도급이면 위의 계약을 고릅니다. 회사와 직접 맺은 계약은 비워 둡니다.': row(
    'For a subcontract, the contract under which it stands. A contract with the company itself has none.',
    '若为分包合同，请选择其上级合同。与公司直接签订的合同留空。',
    'Para un subcontrato, el contrato del que depende. Un contrato directo con la empresa no tiene.',
  ),
  '상위업체가 있는 업체의 계약은 원계약을 고르세요. 회사와 직접 계약하면 업체의 상위업체를 먼저 비우세요.': row(
    'The contractor stands below another: choose the contract above. If it contracts with the company itself, clear its upper contractor first.',
    '该企业有上级企业，请选择总包合同。若与公司直接签约，请先清空其上级企业。',
    'La empresa depende de otra: elija el contrato superior. Si contrata directamente, quite antes su empresa superior.',
  ),
  '원계약은 같은 사업장에서 기간이 겹치는, 다른 업체의 유효한 계약이어야 합니다.': row(
    'The contract above has to be in force at the same plant and time, with another contractor, and not below this one.',
    '总包合同须为同一工厂、期间重叠、与其他企业签订的有效合同。',
    'El contrato superior debe estar vigente en la misma planta y período, con otra empresa.',
  ),
}
