import { defineModule } from '../define-module.ts';
import { login } from './sign-in/login.ts';
import { signUp } from './sign-up/sign-up.ts';
import { verifyEmail } from './sign-up/verify-email.ts';
import { resendVerificationCode } from './sign-up/resend-verification-code.ts';
import { logout } from './sign-in/logout.ts';
import { changePassword } from './password/change-password.ts';
import { completeEmailChange } from './email-change/complete-email-change.ts';
import { completeTwoFactorGoogle } from './two-factor/complete-two-factor-google.ts';
import { confirmPassword } from './password/confirm-password.ts';
import { disableTwoFactor } from './two-factor/disable-two-factor.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { endReportedSession } from './sessions/end-reported-session.ts';
import { endSession } from './sessions/end-session.ts';
import { getTwoFactorMeta } from './two-factor/get-two-factor-meta.ts';
import { listActivity } from './activity/list-activity.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { loginTwoFactor } from './two-factor/login-two-factor.ts';
import { regenerateRecoveryCodes } from './two-factor/regenerate-recovery-codes.ts';
import { requestDisableTwoFactor } from './two-factor/request-disable-two-factor.ts';
import { requestEmailChange } from './email-change/request-email-change.ts';
import { requestPasswordReset } from './password/request-password-reset.ts';
import { requestTwoFactorGoogle } from './two-factor/request-two-factor-google.ts';
import { resendEmailChangeCode } from './email-change/resend-email-change-code.ts';
import { resetPassword } from './password/reset-password.ts';
import { listPasskeys } from './passkeys/list-passkeys.ts';
import { requestPasskey } from './passkeys/request-passkey.ts';
import { registerPasskey } from './passkeys/register-passkey.ts';
import { renamePasskey } from './passkeys/rename-passkey.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { requestPasskeyProof } from './passkeys/request-passkey-proof.ts';
import { confirmPasskey } from './passkeys/confirm-passkey.ts';
import { requestPasskeyLogin } from './passkeys/request-passkey-login.ts';
import { loginPasskey } from './passkeys/login-passkey.ts';
import { requestPasskeyTwoFactor } from './passkeys/request-passkey-two-factor.ts';
import { loginTwoFactorPasskey } from './passkeys/login-two-factor-passkey.ts';
import { noteFailedSignIn } from './sign-in/note-failed-sign-in.job.ts';
import {
  alreadyRegisteredMail,
  emailChangeCodeMail,
  emailChangedNewMail,
  emailChangedOldMail,
  emailInUseMail,
  newSignInMail,
  passkeyChangedMail,
  passwordChangedMail,
  passwordResetMail,
  recoveryCodeUsedMail,
  twoFactorChangedMail,
  verificationCodeMail,
} from './mails.ts';
import { sessionMaxDays } from './settings.ts';

export const authModule = defineModule({
  operations: {
    login,
    signUp,
    verifyEmail,
    resendVerificationCode,
    logout,
    changePassword,
    completeEmailChange,
    completeTwoFactorGoogle,
    confirmPassword,
    disableTwoFactor,
    endOtherSessions,
    endReportedSession,
    endSession,
    getTwoFactorMeta,
    listActivity,
    listSessions,
    loginTwoFactor,
    regenerateRecoveryCodes,
    requestDisableTwoFactor,
    requestEmailChange,
    requestPasswordReset,
    requestTwoFactorGoogle,
    resendEmailChangeCode,
    resetPassword,
    listPasskeys,
    requestPasskey,
    registerPasskey,
    renamePasskey,
    removePasskey,
    requestPasskeyProof,
    confirmPasskey,
    requestPasskeyLogin,
    loginPasskey,
    requestPasskeyTwoFactor,
    loginTwoFactorPasskey,
  },
  jobs: [noteFailedSignIn],
  mails: [
    alreadyRegisteredMail,
    verificationCodeMail,
    passwordResetMail,
    passwordChangedMail,
    newSignInMail,
    twoFactorChangedMail,
    passkeyChangedMail,
    emailChangeCodeMail,
    emailInUseMail,
    emailChangedOldMail,
    emailChangedNewMail,
    recoveryCodeUsedMail,
  ],
  settings: [sessionMaxDays],
});
