import { addTranslations, row } from '#platform/model/i18n.ts'

addTranslations('platform', {
  '로그인 시간이 만료되었습니다. 다시 로그인하세요.': row(
    'Your session has expired. Sign in again.',
    '登录已过期，请重新登录。',
    'La sesión ha caducado. Vuelva a iniciar sesión.',
  ),
  '로그인이 필요합니다.': row('Sign-in is required.', '需要登录。', 'Debe iniciar sesión.'),
  '로그아웃되었습니다. 다시 로그인하세요.': row(
    'You were signed out. Sign in again.',
    '您已退出登录，请重新登录。',
    'Se cerró la sesión. Vuelva a iniciar sesión.',
  ),
  '아이디 또는 비밀번호가 올바르지 않습니다. {maxFailureCnt}회 이상 잘못 입력한 계정은 {lockMinuteCnt}분 동안 로그인할 수 없습니다.':
    row(
      'The id or the password is wrong. After {maxFailureCnt} failures an account cannot sign in for {lockMinuteCnt} minutes.',
      '账号或密码不正确。连续输错{maxFailureCnt}次的账号{lockMinuteCnt}分钟内无法登录。',
      'El usuario o la contraseña no son correctos. Tras {maxFailureCnt} fallos, la cuenta se bloquea {lockMinuteCnt} minutos.',
    ),
  '로그인 요청이 많습니다. 잠시 후 다시 시도하세요.': row(
    'Too many people are signing in. Try again in a moment.',
    '登录请求过多，请稍后重试。',
    'Hay demasiadas solicitudes de inicio de sesión. Inténtelo de nuevo en un momento.',
  ),
  '입력하신 아이디의 계정이 있으면 등록된 메일이나 휴대폰으로 링크를 보냈습니다. {hours}시간 안에 여십시오.': row(
    'If there is an account with this id, a link has been sent to its mail or phone. Open it within {hours} hours.',
    '如有该账号，链接已发送到其登记的邮箱或手机，请在{hours}小时内打开。',
    'Si existe una cuenta con ese usuario, se ha enviado un enlace a su correo o móvil. Ábralo antes de {hours} horas.',
  ),
  '링크가 끝났거나 입력한 내용이 맞지 않습니다. 링크를 새로 받으십시오.': row(
    'The link is over, or what you entered does not fit. Ask for a new link.',
    '链接已失效或输入的内容不符，请重新获取链接。',
    'El enlace ha caducado o los datos no coinciden. Pida un enlace nuevo.',
  ),
  '임시 비밀번호로 로그인했습니다. 먼저 비밀번호를 바꾸십시오.': row(
    'You signed in with a one-time password. Change it first.',
    '您使用临时密码登录，请先修改密码。',
    'Ha entrado con una contraseña temporal. Cámbiela primero.',
  ),
  '비밀번호를 다시 확인해야 합니다.': row(
    'Enter your password again to go on.',
    '需要再次确认密码。',
    'Debe volver a introducir la contraseña.',
  ),
  '비밀번호가 올바르지 않습니다. {maxFailureCnt}회 이상 잘못 입력한 계정은 {lockMinuteCnt}분 동안 로그인할 수 없습니다.':
    row(
      'The password is wrong. After {maxFailureCnt} failures an account cannot sign in for {lockMinuteCnt} minutes.',
      '密码不正确。连续输错{maxFailureCnt}次的账号{lockMinuteCnt}分钟内无法登录。',
      'La contraseña no es correcta. Tras {maxFailureCnt} fallos, la cuenta se bloquea {lockMinuteCnt} minutos.',
    ),
  '최근에 쓴 비밀번호는 다시 쓸 수 없습니다.': row(
    'A recently used password cannot be used again.',
    '不能使用最近用过的密码。',
    'No se puede volver a usar una contraseña reciente.',
  ),
  '비밀번호는 {max}자까지 쓸 수 있습니다.': row(
    'A password may have at most {max} characters.',
    '密码最多{max}个字符。',
    'La contraseña admite {max} caracteres como máximo.',
  ),
  '비밀번호의 길이와 문자 종류가 규칙에 맞지 않습니다.': row(
    'The password is too short or has too few kinds of characters.',
    '密码的长度或字符种类不符合规则。',
    'La contraseña es demasiado corta o tiene pocos tipos de caracteres.',
  ),
  '비밀번호에 아이디를 넣을 수 없습니다.': row(
    'The password may not contain the id.',
    '密码中不能包含账号。',
    'La contraseña no puede contener el usuario.',
  ),
  '쉽게 짐작할 수 있는 비밀번호입니다. 다른 비밀번호를 정하십시오.': row(
    'This password is easy to guess. Choose another one.',
    '该密码容易被猜到，请设置其他密码。',
    'Esta contraseña es fácil de adivinar. Elija otra.',
  ),
  '요청 서명이 없습니다.': row('The request is not signed.', '请求没有签名。', 'La petición no está firmada.'),
  '요청 서명이 올바르지 않습니다.': row(
    'The signature of the request is wrong.',
    '请求签名不正确。',
    'La firma de la petición no es correcta.',
  ),
  '요청 시각이 서버 시각과 5분 넘게 다릅니다.': row(
    'The time of the request differs from the server’s by more than 5 minutes.',
    '请求时间与服务器时间相差超过5分钟。',
    'La hora de la petición difiere de la del servidor en más de 5 minutos.',
  ),
  '이미 처리한 요청입니다.': row(
    'This request has been handled already.',
    '该请求已处理。',
    'Esta petición ya se ha atendido.',
  ),
  '시도 횟수를 넘었습니다. {minutes}분 뒤에 다시 시도하십시오.': row(
    'Too many tries. Try again in {minutes} minutes.',
    '尝试次数过多，请{minutes}分钟后重试。',
    'Demasiados intentos. Vuelva a intentarlo en {minutes} minutos.',
  ),
  '입력하신 정보와 일치하는 계정이 있으면 등록된 휴대폰으로 인증번호를 보냈습니다. 10분 안에 입력하십시오.': row(
    'If an account matches what you entered, a code has been sent to its registered phone. Enter it within 10 minutes.',
    '如有与所填信息一致的账户，验证码已发送到其登记的手机。请在10分钟内输入。',
    'Si una cuenta coincide con los datos, se ha enviado un código a su teléfono registrado. Introdúzcalo en 10 minutos.',
  ),
  '인증번호가 올바르지 않거나 유효 시간이 지났습니다. 다시 확인하거나 인증번호를 새로 받으십시오.': row(
    'The code is wrong or too old. Check it, or ask for a new one.',
    '验证码不正确或已过期，请核对或重新获取。',
    'El código no es correcto o ha caducado. Compruébelo o pida uno nuevo.',
  ),
  '포털 로그인 정보가 올바르지 않거나 유효 시간이 지났습니다.': row(
    'What the portal sent is wrong or too old.',
    '门户登录信息不正确或已过期。',
    'Los datos del portal no son correctos o han caducado.',
  ),
  '통합 로그인에 실패하였습니다. 다시 시도하시고 문제가 계속되면 관리자에게 문의하세요.': row(
    'Single sign-on failed. Try again, and contact the administrator if the problem persists.',
    '统一登录失败。请重试，如问题持续请联系管理员。',
    'El inicio de sesión único ha fallado. Reinténtelo y, si continúa, contacte con el administrador.',
  ),
})
