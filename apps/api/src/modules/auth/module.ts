import { defineModule } from '../define-module.ts';
import { login } from './login.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';
import { resendVerificationCode } from './resend-verification-code.ts';
import { logout } from './logout.ts';
import { changePassword } from './change-password.ts';
import { completeEmailChange } from './complete-email-change.ts';
import { completeTwoFactorGoogle } from './complete-two-factor-google.ts';
import { confirmPassword } from './confirm-password.ts';
import { disableTwoFactor } from './disable-two-factor.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endReportedSession } from './end-reported-session.ts';
import { endSession } from './end-session.ts';
import { getTwoFactorMeta } from './get-two-factor-meta.ts';
import { listActivity } from './list-activity.ts';
import { listSessions } from './list-sessions.ts';
import { loginTwoFactor } from './login-two-factor.ts';
import { regenerateRecoveryCodes } from './regenerate-recovery-codes.ts';
import { requestDisableTwoFactor } from './request-disable-two-factor.ts';
import { requestEmailChange } from './request-email-change.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { requestTwoFactorGoogle } from './request-two-factor-google.ts';
import { resendEmailChangeCode } from './resend-email-change-code.ts';
import { resetPassword } from './reset-password.ts';
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
import { noteFailedSignIn } from './note-failed-sign-in.job.ts';
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
