import { addTranslations } from '#platform/model/i18n.ts'

addTranslations({
  '로그인 시간이 만료되었습니다. 다시 로그인하세요.': {
    en: 'Your session has expired. Sign in again.',
    zh: '登录已过期，请重新登录。',
    es: 'La sesión ha caducado. Vuelva a iniciar sesión.',
  },
  '로그인이 필요합니다.': { en: 'Sign-in is required.', zh: '需要登录。', es: 'Debe iniciar sesión.' },
  '로그아웃되었습니다. 다시 로그인하세요.': {
    en: 'You were signed out. Sign in again.',
    zh: '您已退出登录，请重新登录。',
    es: 'Se cerró la sesión. Vuelva a iniciar sesión.',
  },
  '아이디 또는 비밀번호가 올바르지 않습니다. {maxFailureCnt}회 이상 잘못 입력한 계정은 {lockMinuteCnt}분 동안 로그인할 수 없습니다.':
    {
      en: 'The id or the password is wrong. After {maxFailureCnt} failures an account cannot sign in for {lockMinuteCnt} minutes.',
      zh: '账号或密码不正确。连续输错{maxFailureCnt}次的账号{lockMinuteCnt}分钟内无法登录。',
      es: 'El usuario o la contraseña no son correctos. Tras {maxFailureCnt} fallos, la cuenta se bloquea {lockMinuteCnt} minutos.',
    },
  '로그인 요청이 많습니다. 잠시 후 다시 시도하세요.': {
    en: 'Too many people are signing in. Try again in a moment.',
    zh: '登录请求过多，请稍后重试。',
    es: 'Hay demasiadas solicitudes de inicio de sesión. Inténtelo de nuevo en un momento.',
  },
  '비밀번호를 다시 확인해야 합니다.': {
    en: 'Enter your password again to go on.',
    zh: '需要再次确认密码。',
    es: 'Debe volver a introducir la contraseña.',
  },
  '비밀번호가 올바르지 않습니다. {maxFailureCnt}회 이상 잘못 입력한 계정은 {lockMinuteCnt}분 동안 로그인할 수 없습니다.':
    {
      en: 'The password is wrong. After {maxFailureCnt} failures an account cannot sign in for {lockMinuteCnt} minutes.',
      zh: '密码不正确。连续输错{maxFailureCnt}次的账号{lockMinuteCnt}分钟内无法登录。',
      es: 'La contraseña no es correcta. Tras {maxFailureCnt} fallos, la cuenta se bloquea {lockMinuteCnt} minutos.',
    },
  '최근에 쓴 비밀번호는 다시 쓸 수 없습니다.': {
    en: 'A recently used password cannot be used again.',
    zh: '不能使用最近用过的密码。',
    es: 'No se puede volver a usar una contraseña reciente.',
  },
  '비밀번호는 {max}자까지 쓸 수 있습니다.': {
    en: 'A password may have at most {max} characters.',
    zh: '密码最多{max}个字符。',
    es: 'La contraseña admite {max} caracteres como máximo.',
  },
  '비밀번호의 길이와 문자 종류가 규칙에 맞지 않습니다.': {
    en: 'The password is too short or has too few kinds of characters.',
    zh: '密码的长度或字符种类不符合规则。',
    es: 'La contraseña es demasiado corta o tiene pocos tipos de caracteres.',
  },
  '비밀번호에 아이디를 넣을 수 없습니다.': {
    en: 'The password may not contain the id.',
    zh: '密码中不能包含账号。',
    es: 'La contraseña no puede contener el usuario.',
  },
  '쉽게 짐작할 수 있는 비밀번호입니다. 다른 비밀번호를 정하십시오.': {
    en: 'This password is easy to guess. Choose another one.',
    zh: '该密码容易被猜到，请设置其他密码。',
    es: 'Esta contraseña es fácil de adivinar. Elija otra.',
  },
  '요청 서명이 없습니다.': {
    en: 'The request is not signed.',
    zh: '请求没有签名。',
    es: 'La petición no está firmada.',
  },
  '요청 서명이 올바르지 않습니다.': {
    en: 'The signature of the request is wrong.',
    zh: '请求签名不正确。',
    es: 'La firma de la petición no es correcta.',
  },
  '요청 시각이 서버 시각과 5분 넘게 다릅니다.': {
    en: 'The time of the request differs from the server’s by more than 5 minutes.',
    zh: '请求时间与服务器时间相差超过5分钟。',
    es: 'La hora de la petición difiere de la del servidor en más de 5 minutos.',
  },
  '이미 처리한 요청입니다.': {
    en: 'This request has been handled already.',
    zh: '该请求已处理。',
    es: 'Esta petición ya se ha atendido.',
  },
  '시도 횟수를 넘었습니다. {minutes}분 뒤에 다시 시도하십시오.': {
    en: 'Too many tries. Try again in {minutes} minutes.',
    zh: '尝试次数过多，请{minutes}分钟后重试。',
    es: 'Demasiados intentos. Vuelva a intentarlo en {minutes} minutos.',
  },
  '입력하신 정보와 일치하는 계정이 있으면 등록된 휴대폰으로 인증번호를 보냈습니다. 10분 안에 입력하십시오.': {
    en: 'If an account matches what you entered, a code has been sent to its registered phone. Enter it within 10 minutes.',
    zh: '如有与所填信息一致的账户，验证码已发送到其登记的手机。请在10分钟内输入。',
    es: 'Si una cuenta coincide con los datos, se ha enviado un código a su teléfono registrado. Introdúzcalo en 10 minutos.',
  },
  '인증번호가 올바르지 않거나 유효 시간이 지났습니다. 다시 확인하거나 인증번호를 새로 받으십시오.': {
    en: 'The code is wrong or too old. Check it, or ask for a new one.',
    zh: '验证码不正确或已过期，请核对或重新获取。',
    es: 'El código no es correcto o ha caducado. Compruébelo o pida uno nuevo.',
  },
  '포털 로그인 정보가 올바르지 않거나 유효 시간이 지났습니다.': {
    en: 'What the portal sent is wrong or too old.',
    zh: '门户登录信息不正确或已过期。',
    es: 'Los datos del portal no son correctos o han caducado.',
  },
  '통합 로그인에 실패하였습니다. 다시 시도하시고 문제가 계속되면 관리자에게 문의하세요.': {
    en: 'Single sign-on failed. Try again, and contact the administrator if the problem persists.',
    zh: '统一登录失败。请重试，如问题持续请联系管理员。',
    es: 'El inicio de sesión único ha fallado. Reinténtelo y, si continúa, contacte con el administrador.',
  },
})
