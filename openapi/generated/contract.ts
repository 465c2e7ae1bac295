// Generated from openapi/ by `pnpm contract`. Change what it is made of, not this file.

export interface paths {
    "/v1/account/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List security activity
         * @description Returns the security activity of the user, newest first. It includes successful and failed sign-ins, changes of credentials, and ended
         *     sessions.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/client-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the client profile
         * @description Returns the client's details. Every user of the client can read them.
         */
        get: operations["getClientProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/client-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the client profile
         * @description Updates the fields that are sent. An empty string clears a field. The phone number is stored as E.164. A number without a country code
         *     is read as a number of `country`, or of the profile's country if `country` isn't sent. The VAT ID is checked by format and check digits.
         *     The Telegram ID is required while a user of the client has Telegram notifications on. Only the main user can change the name and the
         *     language. Anyone else gets 403 `not_allowed`.
         */
        post: operations["updateClientProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/client-user-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a user
         * @description Emails a link to `/auth/accept-invitation?token=` that is valid for 7 days and for this email address only. A new invitation replaces
         *     the previous one for the same address. Returns 422 with the error `email_taken` on `email` if the address belongs to a user of this
         *     client. An address belongs to one user of one client. If it belongs to another client's user, the response is the same as for any
         *     other address, and that user gets an email about it instead of the invitation. Returns 403 `not_allowed` if the invitation, or the one it
         *     replaces, grants rights that the caller doesn't have. Returns 409 `client_users_full` if the client already has the maximum number of
         *     users and open invitations.
         */
        post: operations["inviteClientUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/client-user-remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a user
         * @description Ends the user's sessions immediately, cancels open invitations by the user and frees the email address. The main user can't be removed
         *     (409 `main_user_required`), so transfer that role first. Returns 403 `not_allowed` if the user has rights that the caller doesn't have.
         *     The main user can remove everyone else.
         */
        post: operations["removeClientUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/client-user-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a user's rights
         * @description Replaces the rights of a user. Returns 403 `not_allowed` if callers change their own rights, grant rights that they don't have, or
         *     change a user who has such rights. The rights of the main user can't be changed (409 `main_user_required`). The main user can change
         *     everyone else. Open invitations by the user that they could no longer send are cancelled.
         */
        post: operations["updateClientUserRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/client-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the client's users
         * @description Returns all users of the client and the pending invitations.
         */
        get: operations["listClientUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/complete-telegram-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the Telegram link
         * @description Confirms the code that the bot sent. The user's notifications are then sent to Telegram as well, and the preference `telegram` is
         *     switched on. Returns 422 `verification_code_invalid` or `verification_code_expired` if the code is wrong or expired, or if the profile's
         *     Telegram ID has changed.
         */
        post: operations["completeTelegramLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/complete-two-factor-google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable two-factor authentication
         * @description Confirms the secret with a code from the authenticator app, ends all other sessions and returns ten recovery codes. The codes can't be
         *     retrieved again. Returns 409 `two_factor_not_requested` without a pending secret, 409 `two_factor_already_on` if it's already enabled,
         *     and 422 `verification_code_invalid` for a wrong code.
         */
        post: operations["completeTwoFactorGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/confirm-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the user's identity with the password
         * @description Renews the proof of this session. A proof is a sign-in, this call or `confirmPasskey`, and lasts 10 minutes. Without a current one,
         *     sensitive operations return 403 `proof_required`: ask for the password, call this operation, then repeat the request with the new
         *     token. The former token is valid for 10 more seconds, without a proof. A wrong password returns 422 with the error `password_wrong` on
         *     `password`.
         */
        post: operations["confirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/disable-two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable two-factor authentication
         * @description Disables two-factor authentication with a code from the authenticator app or a recovery code, and ends all other sessions. Returns 409
         *     `two_factor_not_on` if it's already disabled, and 422 `verification_code_invalid` for a wrong code.
         */
        post: operations["disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/end-other-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all other sessions
         * @description Ends all sessions of the user except the one of this request. Their tokens are revoked immediately. Requires a recent proof.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/end-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a session
         * @description Revokes the token of a session immediately. The session of this request can be ended too. Requires a recent proof, so that a stolen session can't end the owner's.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/impersonations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List impersonations
         * @description Returns the sessions in which operators acted as the client, newest first, with the requests of each. Every user of the client can read
         *     them.
         */
        get: operations["listImpersonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/invitation-accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Creates a user with the invited email address and signs the user in. The address counts as verified. Each token works once. An unknown,
         *     used, cancelled or replaced token returns 422 `invitation_invalid`, and an expired one 422 `invitation_expired`. Returns 409
         *     `email_taken` if the address has an account by now.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/invitation-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an invitation
         * @description Invalidates the link of the invitation immediately. Returns 403 `not_allowed` if the invitation grants rights that the caller doesn't
         *     have.
         */
        post: operations["cancelInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/invitation-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an invitation
         * @description Returns what the page behind an invitation link shows. The token is sent in the body because URLs are logged. An unknown, used,
         *     cancelled or replaced token returns 422 `invitation_invalid`, and an expired one 422 `invitation_expired`.
         */
        post: operations["getInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/main-user-transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer the main user role
         * @description Makes another user the main user. Only the main user can call it, and keeps write access to every area until the new main user changes
         *     that. Both users are notified by email.
         */
        post: operations["transferMainUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user
         * @description Returns what every signed-in page shows, such as the first name, the balance and the counters.
         */
        get: operations["getAccountMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the notification preferences
         * @description Returns the user's own preferences. Marketing and news start with the user's choices at sign-up.
         */
        get: operations["getNotificationPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/notification-preferences-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the notification preferences
         * @description Updates the preferences that are sent. `telegram` requires a Telegram ID in the client profile. Without one, the response is 422 with
         *     the error `required` on `telegram_id`.
         */
        post: operations["updateNotificationPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/passkey-proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the user's identity with a passkey
         * @description Renews the proof of this session with one of the user's own passkeys, like `confirmPassword`. A passkey that fails a check returns 422
         *     `passkey_invalid`.
         */
        post: operations["confirmPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/passkey-proof-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a confirmation with a passkey
         * @description Returns options for `navigator.credentials.get`. The challenge works once, for this session, and expires after 5 minutes. Returns 409
         *     `passkey_none` if the user has no passkey.
         */
        post: operations["requestPasskeyProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/passkey-register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Stores the credential that the authenticator created, under a name that the user chooses. The passkey can then replace the password and
         *     the second step of a sign-in. Returns 422 `passkey_invalid` if the challenge, origin or user verification fails, 409 `passkey_known` if
         *     the passkey is already stored, and 409 `passkeys_full` if the user has 20 passkeys.
         */
        post: operations["registerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/passkey-remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description Removes the passkey, so that it no longer signs in, and ends all other sessions. The browser or security key still shows the passkey
         *     until the user deletes it there.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/passkey-rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a passkey
         * @description Changes the name of a passkey. Only its owner sees the name.
         */
        post: operations["renamePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/passkey-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to add a passkey
         * @description Returns options for `navigator.credentials.create`. The challenge works once, for this session, and expires after 5 minutes. Returns 409
         *     `passkeys_full` if the user has 20 passkeys.
         */
        post: operations["requestPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List passkeys
         * @description Returns all passkeys of the user, newest first. A user has at most 20.
         */
        get: operations["listPasskeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/payment-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the payment settings
         * @description Returns which invoices are paid automatically, and whether each service gets a separate invoice.
         */
        get: operations["getPaymentSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/payment-settings-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the payment settings
         * @description Updates the settings that are sent.
         */
        post: operations["updatePaymentSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/regenerate-recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Regenerate the recovery codes
         * @description Replaces all recovery codes with ten new ones, after a check of a code from the authenticator app. Returns 409 `two_factor_not_on` if
         *     two-factor authentication is off, and 422 `verification_code_invalid` for a wrong code.
         */
        post: operations["regenerateRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/request-disable-two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to disable two-factor authentication
         * @description Returns which code `disableTwoFactor` accepts. No code is emailed, because access to the mailbox must not be enough to remove the second
         *     factor. Returns 409 `two_factor_not_on` if two-factor authentication is off.
         */
        post: operations["requestDisableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/request-telegram-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a Telegram code
         * @description The bot sends a 6-digit code to the Telegram ID of the client profile. The code is valid for 10 minutes and 5 attempts, and replaces the
         *     previous one. Returns 409 `telegram_off` if the provider has no bot, 409 `telegram_unreachable` if the bot can't write to this ID until
         *     its owner starts a chat with it, and 422 with the error `required` on `telegram_id` if the profile has none.
         */
        post: operations["requestTelegramLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/request-two-factor-google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to enable two-factor authentication
         * @description Returns a new secret for an authenticator app (TOTP, RFC 6238, with SHA-1, 6 digits and 30 seconds). Confirm it with
         *     `completeTwoFactorGoogle` within 30 minutes. A new request replaces the previous secret. Returns 409 `two_factor_already_on` if it's
         *     already enabled.
         */
        post: operations["requestTwoFactorGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sessions
         * @description Returns the active sessions of the user, last used first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/telegram-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the Telegram link
         * @description Returns the user's link to the Telegram ID of the client profile. A code that the bot sends confirms the link, which lasts until the
         *     profile's Telegram ID changes.
         */
        get: operations["getTelegramLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/two-factor-meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the two-factor status
         * @description Returns whether two-factor authentication is on, and how many recovery codes are left.
         */
        get: operations["getTwoFactorMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/unlink-telegram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlink Telegram
         * @description Stops notifications to Telegram and switches the preference `telegram` off. Succeeds without a change if there is no link.
         */
        post: operations["unlinkTelegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/user-change-email-complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete an email change
         * @description Confirms the new email address with the emailed code, ends all other sessions and notifies both addresses. A wrong code returns 422
         *     `verification_code_invalid`, and an expired one 422 `verification_code_expired`. Returns 409 `email_taken` if someone else has
         *     registered with the address by now.
         */
        post: operations["completeEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/user-change-email-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an email change
         * @description Emails a 6-digit code to the new address, valid for 10 minutes and 5 attempts. A new request replaces the previous one. The response
         *     doesn't reveal whether the address has an account: only its owner is told, by email. Returns 422 with the error `must_differ` on `email`
         *     if it's the current address.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/user-change-email-resend-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the code of an email change
         * @description Emails a new code, which replaces the previous one. Returns 404 if there is no such pending change.
         */
        post: operations["resendEmailChangeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/user-change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Sets a new password, gives the session a new token and ends all other sessions of the user. A wrong current password returns 422 with the error `password_wrong` on
         *     `current_password`.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/user-details-meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the user settings
         * @description Returns the user's names, email address, pending email change, language and two-factor status.
         */
        get: operations["getUserDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/user-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the user settings
         * @description Updates the fields that are sent. `language` is the language of the portal and of emails.
         */
        post: operations["updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/end-reported-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a session from a security email
         * @description Ends the session that a new sign-in email reports, without signing in. The email is sent after a sign-in from an unknown browser, and
         *     its link carries the `token`. The token is valid for 7 days. The call succeeds even if the session has already ended. An unknown or
         *     expired token returns 422 `link_invalid`.
         */
        post: operations["endReportedSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/event/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream events
         * @description Streams server-sent events, each with a `StreamEvent` as its data. With `Last-Event-ID`, the stream resumes after that event. Without
         *     it, the stream starts now, or `replay-seconds` ago. To miss nothing, load the data first, then open the stream with `replay-seconds`
         *     that cover the loading time. A comment every 15 seconds keeps the connection open.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List FAQ entries
         * @description Returns categories and questions in the provider's order, in the language of `Accept-Language`. `q` searches for words or word
         *     beginnings in titles and texts, and returns the best matches first. All words of `q` have to match, or one of them with `any=1`, which
         *     suits a sentence such as the subject of a new ticket. A search without results is repeated with corrected spelling.
         */
        get: operations["listFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/faq/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate an FAQ entry
         * @description Stores whether the entry helped this user. A new rating replaces the user's previous one.
         */
        post: operations["rateFaqEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/faq/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an FAQ entry
         * @description Returns a question with its answer, in the language of `Accept-Language`.
         */
        get: operations["getFaqEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/file/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the file limits
         * @description Returns the limits for uploaded files, so that a form can show them and check files before an upload. The API enforces the same limits.
         */
        get: operations["getFileLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/file/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an unused image
         * @description Deletes an uploaded image that no message uses yet. Returns 404 for an image that a message uses, because sent messages don't change.
         */
        post: operations["removeFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image
         * @description Stores an image that a ticket message can attach. The request body is the file itself. The file type is detected from the content, not
         *     from the name. Returns 422 `image_unreadable` if the content isn't a complete JPEG, PNG or GIF, and 422 `image_too_large` if it has too
         *     many pixels or frames. The stored image is re-encoded, upright and without metadata.
         *
         *     The image belongs to the user until a message uses it through `attachments` of `createTicket` or `replyTicket`. Images that no message
         *     uses are deleted after one day. Returns 409 `files_full` if the user has too many of them.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description Returns the client's invoices, newest first. `q` searches for a part of the invoice number or of an item's description.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/card-add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a card
         * @description Saves a card at a gateway without a payment. Send the browser to `url`, where the gateway asks for the card. The gateway returns the
         *     browser to the payment settings, where `syncPayment` returns the result. Returns 409 `cards_full` if the client has the maximum number
         *     of cards, counting those being saved, and 422 with the error `payment_method_unknown` if the method doesn't save cards.
         */
        post: operations["addCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/card-default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a card the default
         * @description Automatic payments charge the default card.
         */
        post: operations["makeCardDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/card-remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a card
         * @description Removes a saved card, here and at the gateway. If it was the default, the newest remaining card that can be charged becomes the default, or the newest if none can be.
         */
        post: operations["removeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/card-rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a card
         * @description Sets the name that the client sees for a card, at most 40 characters. An empty string removes the name.
         */
        post: operations["renameCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved cards
         * @description Returns the default card first, then the others, newest first. `max` is the number of cards that a client can save.
         */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the PDF of an invoice or credit note
         * @description Returns a link to the PDF in the language of the request. The link needs no token and expires after 5 minutes. The PDF embeds the
         *     e-invoice (Factur-X / ZUGFeRD, profile EN 16931), except for a cancelled invoice, which leaves nothing to book.
         *     Returns 409 `document_unavailable` for an invoice without `tax`.
         */
        get: operations["getInvoiceDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an invoice
         * @description Pays an invoice with the balance, a saved card or a gateway's payment page. The balance is charged immediately (`next_action: none`). So
         *     is a saved card, unless its owner has to confirm the payment. For a confirmation and for a payment page, `next_action` is `redirect`:
         *     send the browser to `url`. If the charge is still being processed, that is the page to which the payer returns, with the payment's
         *     state.
         *
         *     Returns 409 if the invoice is already paid (`invoice_already_paid`) or cancelled (`invoice_cancelled`), the balance is too low
         *     (`balance_insufficient`), another payment of the invoice may be on its way (`payment_under_way`), the gateway declined a saved card
         *     (`card_declined`, `card_insufficient_funds`, `card_expired`), or the order's stock reservation expired and can't be renewed
         *     (`out_of_stock`, `reservation_limit`). Returns 503 `payment_gateway_unavailable` if the gateway doesn't respond.
         */
        post: operations["payInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/payment-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment methods
         * @description Returns the payment methods that the provider offers. Id 1 is the account balance, which can't be used for a top-up.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/payment-sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sync a payment with its gateway
         * @description Asks the gateway for the state of a pending payment, books the result and returns the payment. The page that the payer returns to calls
         *     it, so a lost webhook delays nothing. It's safe to repeat. Returns 503 `payment_gateway_unavailable` if the gateway doesn't respond.
         */
        post: operations["syncPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List balance entries
         * @description Returns every change of the balance, newest first, each with the balance after it.
         */
        get: operations["listBalanceEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/statement/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the balance statement as CSV
         * @description Returns a link to the complete statement, oldest entry first, in the language of the request. The link needs no token and expires after
         *     5 minutes. No cell is read as a formula by a spreadsheet.
         */
        get: operations["getStatementDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/top-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Top up the balance
         * @description Adds 10 to 10,000 euros to the balance through a gateway. A saved card is charged immediately (`next_action: none`), unless its owner
         *     has to confirm the payment. For a confirmation and for a payment page, `next_action` is `redirect`: send the browser to `url`. If
         *     the charge is still being processed, that is the page to which the payer returns, with the payment's state. A declined saved
         *     card returns 409 (`card_declined`, `card_insufficient_funds`, `card_expired`).
         */
        post: operations["topUpBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoice/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invoice
         * @description Returns an invoice with its items, payments and credit notes. `tax` names seller, buyer and VAT if VAT was configured when the invoice
         *     was issued.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Checks an email address and password. The `status` of the response is one of:
         *
         *     - `success`: the user is signed in, and `accessToken` is set.
         *     - `requested_two_factor_challenge`: `accessTokenTwoFactor` is set, which only the second step accepts. Call `loginTwoFactor`, or
         *       `loginTwoFactorPasskey` if `two_factor_passkey` is true, within 10 minutes.
         *     - `required_activation`: the email address isn't verified. A new verification code is sent, and the cookie of `signUp` is set.
         *
         *     A wrong email address and a wrong password return the same 422 `credentials_invalid`. The session expires 12 hours after its last use,
         *     or 30 days after its last use with `rememberMe`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/login-as-client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a client
         * @description Exchanges the code from an operator's link, `/login_as_client?code=`, for a session that acts as the client. A code works once and
         *     expires after 60 seconds. The session lasts 15 minutes. It is read-only unless the operator asked for write access, and can never change
         *     credentials, people or money. Every request is recorded and listed by `listImpersonations`. An unknown, used or expired code returns 422
         *     `impersonation_code_invalid`.
         */
        post: operations["exchangeImpersonationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/login-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Completes the sign-in that `requestPasskeyLogin` started. The authenticator has to verify the user, so a passkey replaces both the
         *     password and the second step. Every failed check returns the same 422 `passkey_invalid`. The session expires 12 hours after its last
         *     use, or 30 days after its last use with `rememberMe`.
         */
        post: operations["loginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/login-passkey-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a passkey sign-in
         * @description Returns options for `navigator.credentials.get`. The options don't name a user, so they don't reveal who is registered. The challenge
         *     works once and expires after 5 minutes.
         */
        post: operations["requestPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/login-two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete two-factor sign-in with a code
         * @description Send the `accessTokenTwoFactor` of the first step as the bearer token. It is valid for 10 minutes and 5 attempts. Set `provider` to
         *     `google` for a code from the authenticator app, or to `recovery` for a recovery code. Each code works once. A wrong code returns 422
         *     `verification_code_invalid`. An expired or used challenge returns 401.
         */
        post: operations["loginTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/login-two-factor-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete two-factor sign-in with a passkey
         * @description Send the `accessTokenTwoFactor` of the first step as the bearer token. Each call counts as one of the challenge's 5 attempts. A passkey
         *     that fails a check returns 422 `passkey_invalid`. An expired or used challenge returns 401.
         */
        post: operations["loginTwoFactorPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/login-two-factor-passkey-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the second sign-in step with a passkey
         * @description Send the `accessTokenTwoFactor` of the first step as the bearer token. Returns 409 `passkey_none` if the user has no passkey.
         */
        post: operations["requestPasskeyTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Revokes the access token of this request.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an unpaid order
         * @description Cancels the invoice of an unpaid order and all services that wait for its payment. With `dry_run`, nothing changes, and the response
         *     lists what would be cancelled. Open payment pages are closed first. Returns 409 `payment_under_way` if money may be on its way, 409
         *     `invoice_already_paid` or `invoice_cancelled` if the invoice isn't unpaid, and 503 `payment_gateway_unavailable` if the gateway doesn't
         *     respond. Money that arrives later is credited to the balance.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description Creates one unpaid invoice, and one pending service for each item and count. An order is placed completely or not at all. Items are
         *     priced by the current catalogue, never by a price from the browser. If an item is refused, `errors` has the path of each refused field.
         *     An order that costs nothing is paid immediately.
         *
         *     Setup fees are separate items of the first invoice. Promo codes don't apply to them.
         *
         *     A promo code's discount is a separate item, and an order uses the code once. If a code doesn't apply, the order is refused with the
         *     reason in `params.reason`.
         *
         *     A `quote` holds its prices until it expires. If a price has risen since, the quoted price is charged; if it has fallen, the lower one.
         *     An expired quote is refused with 409 `quote_expired` and both totals in euros (`params.seen` and `params.now`). `total` alone works the
         *     same way: if the order now costs a different amount, it's refused with 409 `price_changed`. An `Idempotency-Key` doesn't cover `quote`
         *     and `total`: the same items with the same key are one order.
         *
         *     If invoices need the client's address and the profile has none, the order is refused with 422 `address_required`. `errors` names the
         *     empty fields of the profile (`address`, `city`, `zip_code`), which `updateClientProfile` fills.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote an order
         * @description Prices the items as `placeOrder` would now, and signs the total. An order with the quote costs that total, or less if a price falls. The
         *     quote expires after some minutes (`expires_at`), or with its promo code if that ends earlier. Each item says what its promo code takes
         *     off, or why the code doesn't apply. A code that doesn't apply is ignored in the total and must be left out of the order. A quote
         *     reserves no stock and uses up no promo code.
         */
        post: operations["quoteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/step1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories (step 1)
         * @description Returns the categories of services on sale.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/step2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List placements (step 2)
         * @description Returns the places where services of a category can run. Without `type`, returns every placement.
         */
        get: operations["listPlacements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/step3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plans (step 3)
         * @description Returns the plans of a placement. Without `type`, returns plans of all categories.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/step4": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a plan's configuration (step 4)
         * @description Returns a plan with its billing cycles and options. `depends_on` names the choice or switch that an option or a choice requires: RAID
         *     and ISO options depend on the operating system. Prices are per billing cycle and unit. A `setup_fee` is charged once.
         */
        get: operations["getPlanConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order/tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the VAT terms
         * @description Returns the VAT that an order of this client has today, based on its country and VAT ID. Invoices follow the same rule.
         */
        get: operations["getTaxTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a reset link
         * @description Sets the password, verifies the email address if it wasn't verified, and ends all sessions of the user. Two-factor authentication stays
         *     on. An unknown, used or replaced token returns 422 `reset_token_invalid`, and an expired one 422 `reset_token_expired`.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset
         * @description Emails a link that is valid for 10 minutes and works once. A new request invalidates the previous link. The response is the same for
         *     known and unknown email addresses.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resend-verification-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the verification code
         * @description Emails a new code if the address is waiting for verification. The response is the same for known, unknown and verified email addresses.
         */
        post: operations["resendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List services
         * @description Returns the client's services, newest first by default. Services with equal sort values are ordered newest first. `q` searches for a
         *     part of the hostname, plan or IP address. Filters are combined: a service has to match all of them, each by one of its values.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an action
         * @description Returns the progress and result of an action. The event stream sends the same as it changes.
         */
        get: operations["getAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List service activity
         * @description Returns what was done to the service, newest first, with the user and the outcome.
         */
        get: operations["listServiceActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a service
         * @description Cancels a service. Its last day is its due date, or today if it's overdue. Its unpaid renewal invoices are cancelled, and no more are
         *     issued. Other services on such an invoice get a new one. The cancellation can be withdrawn until that day is over. With `dry_run`,
         *     nothing changes, and the response is the plan. Returns 409 `cancellation_requested` if the service is already cancelled.
         */
        post: operations["requestCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/cancellation-withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a cancellation
         * @description Withdraws a cancellation before the service ends. Returns 409 `cancellation_not_requested` if the service isn't cancelled.
         */
        post: operations["withdrawCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/console": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the console
         * @description Returns a ticket for one WebSocket connection to `url`. Send it as the subprotocol `ticket.<ticket>` next to `binary`, never in the URL.
         *     A ticket works once and expires after 30 seconds. The socket speaks RFB without a password. The close codes 4001 to 4006 say why the API
         *     closed it (`consoleEndings` of `@portico/validation`), such as the end of the session, the loss of the right to the service, or a
         *     stopped server. Returns 409 `already_stopped` if the server isn't running.
         */
        post: operations["openConsole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get service filters
         * @description Returns the values that `listServices` can be filtered by, each with the number of the client's services that have it. Values that no
         *     service has are left out. The most frequent value comes first.
         */
        get: operations["getServiceFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/iso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ISO images
         * @description Returns the ISO images that can be mounted on the service's server. Returns 409 `feature_not_offered` if its host can mount none.
         */
        get: operations["listIsoImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/iso-mount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mount an ISO image
         * @description Mounts an ISO image. `boot` restarts the server from it. With `dry_run`, nothing changes, and the response is the plan. An image that
         *     the service doesn't offer is refused with 422 `not_in_list` on `iso`. Returns 409 if the service isn't active or another action is
         *     running (`service_busy`).
         */
        post: operations["mountIso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/iso-unmount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unmount the ISO image
         * @description Unmounts the ISO image. The server boots from its disk the next time. Returns 409 `iso_not_mounted` if no image is mounted.
         */
        post: operations["unmountIso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the metrics of a service
         * @description Returns traffic and load, by hour for 48 hours, and by day for 30 and 365 days. Times are in UTC. Traffic is in whole bytes. Returns 409
         *     `feature_not_offered` if the host measures nothing.
         */
        get: operations["getServiceMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/os": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operating systems
         * @description Returns the operating systems that can be installed on the service's server, each with its RAID levels and ISO images. Returns 409
         *     `feature_not_offered` if its host can't install one again.
         */
        get: operations["listOperatingSystems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/power": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start, stop, restart or force off a server
         * @description Starts the action and returns it without waiting for the result. Returns 409 if the service's state doesn't allow it (such as
         *     `already_running` or `already_stopped`) or another action is running (`service_busy`).
         */
        post: operations["changeServicePower"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/rdns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rDNS records
         * @description Returns every IPv4 address of the service, and every IPv6 address that has a name. Addresses are in canonical form (RFC 5952).
         */
        get: operations["listRdns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/rdns-add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add IPv6 rDNS records
         * @description Adds names for 1 to 100 addresses of the service's IPv6 prefix. Either all records are added or none. A service has at most 1000. An
         *     address that already has a name is refused with 422 `duplicate_address`, in any spelling. Returns 409 `no_ipv6` if the service has no
         *     IPv6 prefix.
         */
        post: operations["addRdns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/rdns-remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an rDNS record
         * @description Removes the name of an address, which then no longer resolves to a name. An address that is not one of the service is refused with 422
         *     `address_unknown`.
         */
        post: operations["removeRdns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/rdns-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update an rDNS record
         * @description Sets the name of an IPv4 address of the service, or changes the name of an IPv6 address that has one. Any other address is refused with
         *     422 `address_unknown`.
         */
        post: operations["updateRdns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/reinstall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reinstall the operating system
         * @description Installs an operating system and deletes all data on the disk. `confirmation` must be the service's hostname. Otherwise, the response is
         *     422 with the error `confirmation_mismatch`. With `dry_run`, nothing changes, `confirmation` is ignored, and the response is the plan.
         *     Returns 409 if the service isn't active or another action is running (`service_busy`).
         */
        post: operations["reinstallService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/root-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal the root password
         * @description Returns the root password. No other response, event, action or log contains it. Returns 409 `no_root_password` if there is none.
         */
        post: operations["revealRootPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/root-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the root password
         * @description Starts an action that sets a new root password on the server. Once it has succeeded, `revealRootPassword` returns the password. Returns
         *     409 if the server isn't running (`already_stopped`) or another action is running (`service_busy`).
         */
        post: operations["resetRootPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/ssh-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set or remove the public SSH key
         * @description Sets an OpenSSH public key (ed25519, ecdsa, or rsa with at least 2048 bits), or removes it with null.
         */
        post: operations["updateSshKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a service
         * @description Returns all details of a service except its passwords, with its running action. `blockedReason` of `@portico/validation` says what the
         *     service allows in its state.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/vnc-disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable VNC
         * @description Closes the server to VNC clients and deletes the VNC password. Returns 409 `vnc_not_enabled` if VNC is already disabled.
         */
        post: operations["disableVnc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/vnc-enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable VNC
         * @description Opens the server to VNC clients that know the password, which has exactly 8 letters and digits. Returns 409 `vnc_already_enabled` if VNC
         *     is already enabled.
         */
        post: operations["enableVnc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/service/vnc-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal the VNC password
         * @description Returns the VNC password. No other response, event, action or log contains it. Returns 409 `vnc_not_enabled` if VNC is disabled.
         */
        post: operations["revealVncPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Creates a client with its main user and emails a 6-digit code. A known email address gets the same response in the same time, and its
         *     owner is notified by email instead. The response sets an HttpOnly cookie for one day, which tells `verifyEmail` that the same browser
         *     signed up.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tickets
         * @description Returns the client's tickets, last changed first. `q` searches for words or word beginnings in subjects and messages, in English and
         *     Russian, and for the ticket number. `unread=1` returns only tickets with a reply that this user hasn't read.
         */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a ticket
         * @description Closes a ticket permanently. A closed ticket can't be reopened or replied to. Returns 409 `ticket_closed` if it's already closed.
         */
        post: operations["closeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a ticket
         * @description Opens a ticket with its first message. The subject has 5 to 60 characters, the description 5 to 65,000. Unprintable characters are
         *     removed from both. `service_id` is one of the client's services, or null. An unknown service or attachment is refused with 422
         *     `not_in_list`.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a ticket as read
         * @description Marks a ticket as read for this user. It isn't counted in `admin_reply_ticket_count` until the next reply from the provider.
         */
        post: operations["markTicketRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a ticket
         * @description Adds a message to a ticket and marks the ticket as read for this user. Returns 409 `ticket_closed` if the ticket is closed, and 422
         *     `not_in_list` for an unknown attachment.
         */
        post: operations["replyTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a ticket
         * @description Returns a ticket with its newest 50 messages, oldest first. To get earlier messages, set `before` to the id of the oldest message you
         *     have. The response then has the 50 messages before it.
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/traffic/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign traffic to a service
         * @description Moves whole gigabytes (10^9 bytes) from the traffic pool to a service, which can use them this UTC month on top of its plan's traffic.
         *     With `dry_run`, nothing changes, the response is the plan, and the `Idempotency-Key` is ignored. Returns 409 `traffic_pool_short` if
         *     the pool has less, 409 `traffic_unlimited` if the service's traffic has no limit, and 409 if the service isn't active.
         */
        post: operations["assignTraffic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/traffic/movement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List traffic movements
         * @description Returns the movements of the traffic pool, newest first. `q` searches for a part of the IP address or hostname.
         */
        get: operations["listTrafficMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/traffic/pool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the traffic pool
         * @description Returns the totals of the pool since it began, and the last 30 UTC days. `remaining_bytes` is `topup_bytes` less `charged_bytes`.
         */
        get: operations["getTrafficPool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an email address
         * @description Verifies the email address with the emailed code and signs the user in. A code allows 5 attempts within 10 minutes, and an address 25
         *     attempts per day. A new code replaces the previous one. A wrong code returns 422 `verification_code_invalid`, and an expired one 422
         *     `verification_code_expired`.
         *
         *     The password of the sign-up is kept only if the request carries the cookie of `signUp`, or of a `login` that returned
         *     `required_activation`. Without the cookie, a stranger may have signed up with this address, so the password is discarded. Use
         *     `reset_token` to set a new one.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptInvitationRequest: {
            accept_public_offer: components["schemas"]["Flag"];
            accept_rules: components["schemas"]["Flag"];
            email_marketing: components["schemas"]["Flag"];
            email_news: components["schemas"]["Flag"];
            first_name: string;
            language: components["schemas"]["Language"];
            last_name: string;
            password: string;
            password_repeat: string;
            /** @description The token of the emailed link */
            token: string;
        };
        /** @description A change that takes time. It ends once, with `success` or `error` */
        Action: {
            command: components["schemas"]["ActionCommand"];
            error: components["schemas"]["ActionError"] | null;
            /**
             * Format: date-time
             * @description Null while the action is running
             */
            finished_at: string | null;
            /** Format: uuid */
            id: string;
            /** @description In percent */
            progress: number;
            resource: {
                id: string;
                /** @enum {string} */
                type: "service";
            };
            /** Format: date-time */
            started_at: string;
            /** @enum {string} */
            status: "running" | "success" | "error";
        };
        /** @enum {string} */
        ActionCommand: "start" | "stop" | "restart" | "force_off" | "enable_vnc" | "disable_vnc" | "reset_root_password" | "set_ssh_key" | "mount_iso" | "unmount_iso" | "reinstall";
        ActionError: {
            /** @enum {string} */
            code: "driver_failed" | "driver_timeout" | "driver_unavailable" | "interrupted";
            /** @description In the language of the request */
            message: string;
        };
        /** @description What an operation would do, without doing it */
        ActionPlan: {
            /** @enum {string} */
            command: "reinstall" | "mount_iso" | "cancel";
            cost: components["schemas"]["Money"];
            /** @description Whether the server is unavailable in the meantime */
            downtime: boolean;
            /** @description The approximate duration */
            duration_seconds: number;
            /**
             * Format: date
             * @description For a cancellation, the last day of the service in UTC; otherwise null
             */
            ends_on: string | null;
            erased: components["schemas"]["Belonging"][];
            hostname: string;
            kept: components["schemas"]["Belonging"][];
        };
        ActiveImpersonation: {
            /** @description Whether the session can make changes */
            can_write: boolean;
            /** @description The operator's name */
            operator: string;
            /** @description As the operator entered it */
            reason: string;
            /**
             * Format: date-time
             * @description When the session expires
             */
            until: string;
        };
        Activity: {
            /** Format: date-time */
            created_at: string;
            /** @description Null if someone else did it, such as support */
            device: components["schemas"]["Device"] | null;
            id: number;
            /** @description Null if `device` is null */
            ip: string | null;
            kind: components["schemas"]["ActivityKind"];
        };
        /** @enum {string} */
        ActivityKind: "signed_in" | "sign_in_failed" | "two_factor_failed" | "signed_out" | "session_ended" | "sessions_ended" | "password_changed" | "password_reset" | "email_changed" | "two_factor_enabled" | "two_factor_disabled" | "recovery_code_used" | "recovery_codes_regenerated" | "root_password_requested" | "main_user_transferred" | "roles_changed" | "support_access" | "passkey_added" | "passkey_removed" | "passkey_refused";
        ActivityList: {
            items: components["schemas"]["Activity"][];
            page: number;
            per_page: number;
            total: number;
        };
        AssignTrafficRequest: {
            /** @description If true, returns the plan without changes. False by default */
            dry_run?: boolean;
            /** @description Whole gigabytes (10^9 bytes) */
            gigabytes: number;
            /** @description The service's id */
            hosting_id: number;
        };
        AssignTrafficResponse: components["schemas"]["TrafficMovement"] | components["schemas"]["TrafficPlan"];
        /** @description A stored image, re-encoded */
        Attachment: {
            bytes: number;
            /** @description In pixels */
            height: number;
            /** Format: uuid */
            id: string;
            /** @description The file's name, with the extension of its actual type */
            name: string;
            /** @description The same for a small still picture, at most 480 px wide */
            preview_url: string;
            type: components["schemas"]["ImageType"];
            /** @description A signed link, relative to the API, that needs no token. It expires after some minutes and then returns 404. Get the message again for a new one */
            url: string;
            /** @description In pixels */
            width: number;
        };
        /** @description Ids of the user's own images from `uploadFile` that no message uses yet, in display order. None by default */
        AttachmentIds: string[];
        BalanceEntry: {
            /** @description Negative if money left the balance */
            amount: components["schemas"]["Money"];
            /** Format: date-time */
            at: string;
            /** @description The balance after this entry */
            balance: components["schemas"]["Money"];
            /** @description The number of the credit note, or null if there is none */
            credit_note: string | null;
            id: number;
            /** @description Null if the entry isn't about an invoice */
            invoice_id: number | null;
            kind: components["schemas"]["BalanceEntryKind"];
            /** @description The payment method that the money came from or went to, or null if there is none */
            method: string | null;
        };
        /**
         * @description Why the balance changed:
         *
         *     - `top_up`: a top-up arrived
         *     - `payment`: money for an invoice arrived
         *     - `invoice`: an invoice was paid from the balance
         *     - `refund`: a part of an invoice was refunded
         *     - `payout`: a refund was sent back to the original payment method
         *     - `payout_returned`: a payout couldn't be sent and was returned
         *     - `adjustment`: the provider corrected the balance
         * @enum {string}
         */
        BalanceEntryKind: "top_up" | "payment" | "invoice" | "refund" | "payout" | "payout_returned" | "adjustment";
        BalanceEntryList: {
            items: components["schemas"]["BalanceEntry"][];
            page: number;
            per_page: number;
            total: number;
        };
        Base64Url: string;
        /** @enum {string} */
        Belonging: "disk" | "addresses" | "rdns" | "root_password" | "ssh_key" | "price";
        /** @enum {string} */
        BillingCycle: "monthly" | "quarterly" | "semi-annually" | "annually";
        Cancellation: {
            /**
             * Format: date
             * @description The last day of the service in UTC. It's deleted when the day is over
             */
            ends_on: string;
            reason: string;
            /** Format: date-time */
            requested_at: string;
        };
        CancellationRequest: {
            /** @description If true, returns the plan without changes */
            dry_run: boolean;
            /** @description Ignored with `dry_run` */
            reason: string;
        };
        CancelOrderRequest: {
            dry_run: boolean;
        };
        /** @description A saved card. Only the gateway has the full number */
        Card: {
            brand: string;
            /** Format: date-time */
            created_at: string;
            expired: boolean;
            expiry_month: number;
            expiry_year: number;
            /** Format: uuid */
            id: string;
            /** @description If true, automatic payments charge this card */
            is_default: boolean;
            last_four: string;
            /** @description The client's name for the card, or null if it has none */
            name: string | null;
            /** @description The id of the card's payment method. Null if the provider no longer offers it */
            paymentmethod: number | null;
        };
        CardList: {
            items: components["schemas"]["Card"][];
            /** @description The number of cards that a client can save */
            max: number;
        };
        CardName: {
            /** @description At most 40 characters. An empty string removes the name */
            name: string;
        };
        Category: {
            /** @default null */
            description: string | null;
            /**
             * @description The lowest monthly price in the category
             * @default null
             */
            from_price: components["schemas"]["MaybeMoney"];
            /** @description In the language of the request */
            name: string;
            /** @description The id of the category, such as `vps` */
            type: string;
        };
        CategoryList: {
            items: components["schemas"]["Category"][];
        };
        Choice: {
            depends_on: components["schemas"]["MaybeDependency"];
            description: string | null;
            label: string;
            prices: components["schemas"]["CyclePrices"];
            /** @description Charged once */
            setup_fee: components["schemas"]["Money"];
            value: string;
        };
        ChoiceOption: {
            choices: components["schemas"]["Choice"][];
            /** @description The value of the preselected choice, or null if there is none */
            default: string | null;
            depends_on: components["schemas"]["MaybeDependency"];
            description: string | null;
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "choice";
            label: string;
            /** @enum {string} */
            presentation: "cards" | "list";
            required: boolean;
        };
        /** @description The client's details for invoices, with its main user */
        ClientProfile: {
            address: string | null;
            city: string | null;
            /** @description Null if the client isn't a company */
            company_name: string | null;
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            /** @description The main user's. Change it with `requestEmailChange` */
            email: string;
            /** @description The main user's */
            first_name: string;
            language: components["schemas"]["Language"];
            /** @description The main user's */
            last_name: string;
            main_user: {
                id: number;
                name: string;
            };
            /** @description E.164, or null if there is none */
            phone: string | null;
            /** @description State or region */
            state: string | null;
            status: components["schemas"]["ClientStatus"];
            /** @description Digits, or null if there is none */
            telegram_id: string | null;
            /** @description Printed on invoices. Null if there is none */
            vat_id: string | null;
            zip_code: string | null;
        };
        /** @description The fields to change. An empty string clears a field */
        ClientProfileUpdate: {
            address?: string | null;
            city?: string | null;
            company_name?: string | null;
            /** @description ISO 3166-1 alpha-2 */
            country?: string;
            first_name?: string;
            language?: components["schemas"]["Language"];
            last_name?: string;
            /** @description In international format, or as dialled within the country */
            phone?: string | null;
            state?: string | null;
            telegram_id?: string | null;
            vat_id?: string | null;
            zip_code?: string | null;
        };
        /** @enum {string} */
        ClientStatus: "active";
        ClientUser: {
            /** Format: date-time */
            created_at: string;
            email: string;
            first_name: string;
            id: number;
            is_main: boolean;
            /** @description Whether this is the user of the request */
            is_self: boolean;
            last_name: string;
            roles: components["schemas"]["Roles"];
        };
        /** @description All on one page. The number of users of a client is limited */
        ClientUsers: {
            /** @description Invitations that are neither accepted nor cancelled */
            invitations: components["schemas"]["Invitation"][];
            users: components["schemas"]["ClientUser"][];
        };
        /** @description Maps option ids to the chosen value, quantity or text, or to whether a toggle is on */
        ConfigOptions: {
            [key: string]: string | number | boolean;
        };
        ConfirmPassword: {
            password: string;
        };
        ConsoleTicket: {
            /** Format: date-time */
            expires_at: string;
            ticket: string;
            /** @description The path and query of the WebSocket */
            url: string;
        };
        CreateTicketRequest: {
            attachments?: components["schemas"]["AttachmentIds"];
            department: components["schemas"]["TicketDepartment"];
            /** @description 5 to 65,000 characters */
            description: string;
            /** @description The service that the ticket is about, or null */
            service_id: number | null;
            /** @description 5 to 60 characters */
            subject: string;
        };
        CreditNote: {
            amount: components["schemas"]["Money"];
            /** Format: date */
            created_date: string;
            id: number;
            /** @description From a separate series without gaps */
            number: string;
            /** @description As the provider entered it */
            reason: string;
            /** @description Null if the money is on the balance */
            sent_back: components["schemas"]["SentBack"] | null;
        };
        CyclePrice: {
            billing_cycle: components["schemas"]["BillingCycle"];
            /** @description Euros per billing cycle */
            price: components["schemas"]["Money"];
            /**
             * @description Compared with monthly payment, rounded to the nearest percent
             * @default 0
             */
            saving_percent: number;
        };
        /** @description Price in euros for each billing cycle, or null if the cycle isn't offered */
        CyclePrices: {
            annually: number | null;
            monthly: number | null;
            quarterly: number | null;
            "semi-annually": number | null;
        };
        /** @description The option or choice is available only while the named option has one of these values. A toggle has the value `on` or `off` */
        Dependency: {
            any_of: string[];
            /** @description The id of the named option */
            option: string;
        };
        /** @description As the browser reports it. A value is null if it can't be recognized */
        Device: {
            browser: string | null;
            system: string | null;
        };
        DocumentLink: {
            /** @description The file name */
            name: string;
            /** @description Relative to the API. Follow it unchanged */
            url: string;
        };
        EmailChangeCompletion: {
            /** @description The new address */
            email: string;
            /** @description The 6-digit code */
            token: string;
        };
        EmailChanged: {
            /** @default  */
            message: string;
            /**
             * @default success
             * @enum {string}
             */
            status: "success";
            /**
             * @description The user after the change. If null, call `getAccountMeta`
             * @default null
             */
            user: components["schemas"]["User"] | null;
        };
        EmailChangeRequest: {
            email: string;
        };
        EmailChangeResend: {
            /**
             * Format: uuid
             * @description From the response of `requestEmailChange` or from `getUserDetails`
             */
            id: string;
        };
        EmailChangeResponse: {
            /**
             * @description The new address
             * @default
             */
            email: string;
            /**
             * @description For `resendEmailChangeCode`. Empty if the code can't be resent
             * @default
             */
            id: string;
            /** @default  */
            message: string;
            /**
             * @default success
             * @enum {string}
             */
            status: "success";
        };
        EndReportedSession: {
            /** @description The token of the emailed link */
            token: string;
        };
        /** @description All matches on one page. The number of entries that a provider can publish is limited */
        Faq: {
            categories: components["schemas"]["FaqCategory"][];
            items: components["schemas"]["FaqEntrySummary"][];
        };
        FaqCategory: {
            id: string;
            title: string;
        };
        FaqEntry: {
            /** @description Markdown */
            body: string;
            /** @description The id of its category */
            category: string;
            /** @description This user's rating, or null without one */
            helpful: boolean | null;
            id: string;
            title: string;
        };
        FaqEntrySummary: {
            /** @description The id of its category */
            category: string;
            /** @description The same in every language, such as `payment/top-up` */
            id: string;
            title: string;
        };
        FieldError: {
            code: components["schemas"]["FieldErrorCode"];
            /** @description Values of the broken rule by name, as `FieldErrorCode` lists them */
            params: {
                [key: string]: string | number;
            };
            /** @description Dotted, such as `order_items.0.count`. Empty for the whole body */
            path: string;
        };
        /**
         * @description Why a value was refused. Some codes have `params`:
         *
         *     - `min`: `too_short`, `too_small`
         *     - `max`: `too_long`, `too_large`, `too_many_decimals`, `quantity_max`
         *     - `length`: `digits_exactly`
         *     - `expected`: `wrong_type`
         *     - `reason`: `promocode_unknown`
         *     - `seen` and `now`: `not_equal` on the total of an order
         * @enum {string}
         */
        FieldErrorCode: "invalid" | "required" | "wrong_type" | "unknown_key" | "too_short" | "too_long" | "too_small" | "too_large" | "too_many_decimals" | "not_a_number" | "not_in_list" | "email_invalid" | "characters_not_allowed" | "lowercase_missing" | "uppercase_missing" | "digit_missing" | "not_equal" | "must_differ" | "password_common" | "password_wrong" | "must_accept" | "digits_exactly" | "quantity_max" | "hostname_invalid" | "tariff_unknown" | "option_unknown" | "option_unavailable" | "period_unavailable" | "promocode_unknown" | "payment_method_unknown" | "digits_only" | "phone_invalid" | "vat_id_invalid" | "vnc_password_invalid" | "ssh_key_invalid" | "confirmation_mismatch" | "suffix_invalid" | "outside_prefix" | "duplicate_address" | "address_unknown" | "whole_number" | "email_taken";
        /** @description The limits for images attached to a message */
        FileLimits: {
            /** @description Per file */
            attachment_max_bytes: number;
            attachments_per_message: number;
            /** @description Accepted media types. The type is detected from a file's content, not from its name */
            types: components["schemas"]["ImageType"][];
        };
        /** @enum {integer} */
        Flag: 0 | 1;
        GetInvitationRequest: {
            /** @description The token of the emailed link */
            token: string;
        };
        Image: {
            description: string | null;
            id: string;
            label: string;
        };
        ImageList: {
            items: components["schemas"]["Image"][];
        };
        /** @enum {string} */
        ImageType: "image/jpeg" | "image/png" | "image/gif";
        ImpersonatedRequest: {
            /** @description False if the request was refused because the operator had no right to it */
            allowed: boolean;
            /** Format: date-time */
            at: string;
            /** @description The `operationId` */
            operation: string;
        };
        /** @description A session in which an operator acted as one of the client's users */
        Impersonation: {
            /** @description Whether the session could make changes */
            can_write: boolean;
            /**
             * Format: date-time
             * @description When the session was ended early, or null if it wasn't
             */
            ended_at: string | null;
            /** Format: uuid */
            id: string;
            /** @description The operator's name */
            operator: string;
            /** @description As the operator entered it */
            reason: string;
            /** @description The number of all requests */
            request_count: number;
            /** @description The newest 100 requests */
            requests: components["schemas"]["ImpersonatedRequest"][];
            /** Format: date-time */
            started_at: string;
            /**
             * Format: date-time
             * @description When the session expires
             */
            until: string;
            /** @description The user that the operator acted as */
            user: {
                email: string;
                id: number;
                name: string;
            };
        };
        ImpersonationList: {
            items: components["schemas"]["Impersonation"][];
            page: number;
            per_page: number;
            total: number;
        };
        Invitation: {
            /** Format: date-time */
            created_at: string;
            email: string;
            /**
             * Format: date-time
             * @description Can be in the past
             */
            expires_at: string;
            /** @description Null if the inviter didn't enter it */
            first_name: string | null;
            id: number;
            /** @description The inviter's name */
            invited_by: string;
            roles: components["schemas"]["Roles"];
        };
        InvitationDetails: {
            /** @description The company, or the main user if there is none */
            client_name: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            first_name: string | null;
            language: components["schemas"]["Language"];
        };
        InviteClientUserRequest: {
            email: string;
            /** @description Used in the email, or null */
            first_name?: string | null;
            roles: components["schemas"]["Roles"];
        };
        Invoice: {
            /** @description The total to pay, including VAT */
            amount: components["schemas"]["Money"];
            /** Format: date */
            created_date: string;
            /**
             * @description Refunds of the invoice, oldest first
             * @default []
             */
            credit_notes: components["schemas"]["CreditNote"][];
            /** Format: date */
            due_date: string;
            /** @description The invoice number */
            id: number;
            /** @default [] */
            items: components["schemas"]["InvoiceItem"][];
            /**
             * Format: date
             * @description The last day to pay the order, in UTC. It's cancelled when that day is over. A payment under way postpones that. Null for renewals,
             *     and for paid or cancelled invoices
             * @default null
             */
            order_expires_on: string | null;
            /**
             * Format: date
             * @description Null until the invoice is paid
             */
            paid_date: string | null;
            /** @default [] */
            payments: components["schemas"]["Payment"][];
            status: components["schemas"]["InvoiceStatus"];
            /**
             * @description VAT as of the issue date. Null if no seller was configured then, so no VAT was charged
             * @default null
             */
            tax: components["schemas"]["InvoiceTax"] | null;
        };
        InvoiceItem: {
            amount: components["schemas"]["Money"];
            billing_cycle: components["schemas"]["BillingCycle"];
            /** @description In the language of the request */
            description: string;
            /** @description The configuration of the service, for display */
            details: components["schemas"]["NamedValue"][];
            hostname: string | null;
            /**
             * @description `service` is a service for a period, `discount` a promo code's discount (its amount is negative), and `setup` a one-time fee
             * @enum {string}
             */
            kind: "service" | "discount" | "setup";
            /** @description The period that the item pays for. Null for one-time fees, and for a service's first period until the service is activated */
            period: components["schemas"]["LinePeriod"] | null;
        };
        InvoiceList: {
            items: components["schemas"]["InvoiceSummary"][];
            /**
             * @description If absent, it's the requested one
             * @default 1
             */
            page: number;
            /**
             * @description If absent, it's the requested one
             * @default 25
             */
            per_page: number;
            total: number;
        };
        /** @enum {string} */
        InvoiceStatus: "paid" | "unpaid" | "cancelled";
        InvoiceSummary: {
            amount: components["schemas"]["Money"];
            /** Format: date */
            created_date: string;
            /**
             * @description The description of the first item, in the language of the request. Null for an invoice without items
             * @default null
             */
            description: string | null;
            /** Format: date */
            due_date: string;
            /** @description The invoice number. Numbers have no gaps */
            id: number;
            /**
             * @description The number of further services on the invoice
             * @default 0
             */
            other_services: number;
            /**
             * Format: date
             * @description Null until the invoice is paid
             */
            paid_date: string | null;
            status: components["schemas"]["InvoiceStatus"];
        };
        InvoiceTax: {
            buyer: components["schemas"]["Party"];
            /** @description The total without VAT */
            net: components["schemas"]["Money"];
            prices: components["schemas"]["Prices"];
            /** @description One entry for each VAT rate. VAT is rounded once per rate */
            rates: components["schemas"]["RateShare"][];
            seller: components["schemas"]["Party"];
            treatment: components["schemas"]["TaxTreatment"];
            /** @description The total VAT */
            vat: components["schemas"]["Money"];
        };
        IsoRequest: {
            /** @description Whether to restart the server from the image */
            boot: boolean;
            /** @description If true, returns the plan without changes */
            dry_run: boolean;
            /** @description The id of an image from `listIsoImages` */
            iso: string;
        };
        /** @enum {string} */
        Language: "en" | "ru";
        /** @description Both days are included */
        LinePeriod: {
            /** Format: date */
            end: string;
            /** Format: date */
            start: string;
        };
        LoginAsClientRequest: {
            /** @description The code of the operator's link */
            code: string;
        };
        LoginRequest: {
            email: string;
            password: string;
            rememberMe: components["schemas"]["Flag"];
        };
        LoginResponse: {
            /**
             * @description Null unless the status is `success`
             * @default null
             */
            accessToken: string | null;
            /**
             * @description For the second step. Null unless the status is `requested_two_factor_challenge`
             * @default null
             */
            accessTokenTwoFactor: string | null;
            /** @enum {string} */
            status: "success" | "requested_two_factor_challenge" | "required_activation";
            /** @description Whether a passkey of the user can complete the second step */
            two_factor_passkey?: boolean;
            /**
             * @default null
             * @enum {string|null}
             */
            two_factor_provider: "google" | null;
            /** @default null */
            user: components["schemas"]["User"] | null;
        };
        LoginTwoFactorRequest: {
            /** @description Spaces and hyphens are ignored */
            otp: string;
            provider: components["schemas"]["TwoFactorMeans"];
            rememberMe: components["schemas"]["Flag"];
        };
        LoginTwoFactorResponse: {
            accessToken: string;
            /**
             * @default success
             * @enum {string}
             */
            status: "success";
            /**
             * @description If null, call `getAccountMeta`
             * @default null
             */
            user: components["schemas"]["User"] | null;
        };
        MaybeAction: components["schemas"]["Action"] | null;
        MaybeDependency: components["schemas"]["Dependency"] | null;
        /** @description Euros with at most two decimals, or null if unknown */
        MaybeMoney: number | null;
        MaybeNamed: components["schemas"]["Named"] | null;
        /** @description The unpaid invoice for the next period. Null if there is none, or if the user has no right to see invoices */
        MaybeUnpaidInvoice: components["schemas"]["UnpaidInvoice"] | null;
        MetricPoint: {
            /**
             * Format: date-time
             * @description The start of the hour or day
             */
            at: string;
            /** @description The average CPU load, or null if it wasn't measured */
            cpu_percent: number | null;
            /** @description The average disk use, or null if it wasn't measured */
            disk_percent: number | null;
            in_bytes: number;
            /** @description The average memory use, or null if it wasn't measured */
            memory_percent: number | null;
            out_bytes: number;
        };
        /** @description Euros with at most two decimals */
        Money: number;
        MonthOfTraffic: {
            /** @description Assigned from the traffic pool */
            assigned_bytes: number;
            /** @description The plan's monthly traffic, or null if it's unlimited */
            included_bytes: number | null;
            /** @description A UTC month as YYYY-MM */
            month: string;
            used_bytes: number;
        };
        Named: {
            id: string;
            label: string;
        };
        NamedValue: {
            name: string;
            value: string;
        };
        NewCard: {
            /** @description The id of a payment method that saves cards */
            paymentmethod: number;
        };
        NewSession: {
            accessToken: string;
            /** @enum {string} */
            status: "success";
            user: components["schemas"]["User"];
        };
        /** @description The user's own notification preferences */
        NotificationPreferences: {
            email: boolean;
            general: boolean;
            invoices_and_billing: boolean;
            marketing: boolean;
            news_and_announcements: boolean;
            product_updates: boolean;
            support_tickets: boolean;
            telegram: boolean;
        };
        NotificationPreferencesUpdate: {
            email?: boolean;
            general?: boolean;
            invoices_and_billing?: boolean;
            marketing?: boolean;
            news_and_announcements?: boolean;
            product_updates?: boolean;
            support_tickets?: boolean;
            telegram?: boolean;
        };
        OperatingSystem: {
            description: string | null;
            id: string;
            /** @description Empty if the system needs no image */
            iso_images: components["schemas"]["Image"][];
            label: string;
            /** @description Empty if the system has no RAID setup */
            raid_levels: components["schemas"]["Image"][];
        };
        OperatingSystemList: {
            items: components["schemas"]["OperatingSystem"][];
        };
        Option: components["schemas"]["ChoiceOption"] | components["schemas"]["QuantityOption"] | components["schemas"]["ToggleOption"] | components["schemas"]["TextOption"];
        OrderCancellation: {
            /** @description The total of the invoice */
            amount: components["schemas"]["Money"];
            invoice_id: number;
            /** @description The pending services that are cancelled */
            services: {
                hostname: string;
                id: number;
                tariff_name: string;
            }[];
            /** @description The invoice's status. `unpaid` after a dry run */
            status: components["schemas"]["InvoiceStatus"];
        };
        OrderItem: {
            billing_cycle: components["schemas"]["BillingCycle"];
            configoptions: components["schemas"]["ConfigOptions"];
            /** @description The number of services, at most 10 */
            count: number;
            /** @description A promo code, or null for none */
            promocode: string | null;
            tariff: string;
        };
        OrderRequest: {
            order_items: components["schemas"]["OrderItem"][];
            /**
             * @description Always 1, the account balance
             * @enum {integer}
             */
            payment_method: 1;
            /**
             * @description A quote for these items from `quoteOrder`. Until it expires, the order costs at most the quoted total, and less if a price has
             *     fallen
             */
            quote?: string | null;
            /**
             * @description The total in euros that the buyer saw. If the order costs a different amount, it's refused with both totals. With a quote, it's
             *     refused only if it costs more
             */
            total?: number;
        };
        OrderResponse: {
            /**
             * @description The order's invoice. 0 if nothing was ordered
             * @default 0
             */
            invoice_id: number;
            /** @default  */
            message: string;
            /** @description `success`, or another outcome if nothing was ordered. The portal clears the cart in either case */
            status: string;
        };
        OrderTax: {
            /** @description Null if the provider has configured no seller, so no VAT is charged */
            tax: components["schemas"]["TaxTerms"] | null;
        };
        /** @description The seller or buyer as of the issue date */
        Party: {
            address: string | null;
            city: string | null;
            /** @description A person, if `name` is a company; otherwise null */
            contact: string | null;
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            name: string;
            state: string | null;
            vat_id: string | null;
            zip_code: string | null;
        };
        Passkey: {
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description Null if the passkey has never been used
             */
            last_used_at: string | null;
            name: string;
            /** @description Whether a password manager keeps it for several devices */
            synced: boolean;
        };
        PasskeyAdded: {
            message: string;
            passkey: components["schemas"]["Passkey"];
            /** @enum {string} */
            status: "success";
        };
        /** @description `AuthenticationResponseJSON` of WebAuthn */
        PasskeyAssertion: {
            /** @enum {string} */
            authenticatorAttachment?: "cross-platform" | "platform";
            clientExtensionResults: {
                [key: string]: unknown;
            };
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            response: {
                authenticatorData: components["schemas"]["Base64Url"];
                clientDataJSON: components["schemas"]["Base64Url"];
                signature: components["schemas"]["Base64Url"];
                userHandle?: components["schemas"]["Base64Url"];
            };
            /** @enum {string} */
            type: "public-key";
        };
        /** @description `RegistrationResponseJSON` of WebAuthn */
        PasskeyAttestation: {
            /** @enum {string} */
            authenticatorAttachment?: "cross-platform" | "platform";
            clientExtensionResults: {
                [key: string]: unknown;
            };
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            response: {
                attestationObject: components["schemas"]["Base64Url"];
                authenticatorData?: components["schemas"]["Base64Url"];
                clientDataJSON: components["schemas"]["Base64Url"];
                publicKey?: components["schemas"]["Base64Url"];
                publicKeyAlgorithm?: number;
                transports?: string[];
            };
            /** @enum {string} */
            type: "public-key";
        };
        PasskeyCreation: {
            /**
             * Format: date-time
             * @description When the challenge expires
             */
            expires_at: string;
            options: components["schemas"]["PasskeyCreationOptions"];
            /** @enum {string} */
            status: "success";
        };
        /** @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn */
        PasskeyCreationOptions: {
            /** @enum {string} */
            attestation: "none";
            authenticatorSelection: {
                requireResidentKey: boolean;
                /** @enum {string} */
                residentKey: "required";
                /** @enum {string} */
                userVerification: "required";
            };
            challenge: string;
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            pubKeyCredParams: {
                alg: number;
                /** @enum {string} */
                type: "public-key";
            }[];
            rp: {
                id: string;
                name: string;
            };
            /** @description In milliseconds */
            timeout: number;
            user: {
                displayName: string;
                /** @description Random, and the same for all passkeys of the user */
                id: string;
                name: string;
            };
        };
        PasskeyDescriptor: {
            id: string;
            transports?: components["schemas"]["Transport"][];
            /** @enum {string} */
            type: "public-key";
        };
        PasskeyList: {
            items: components["schemas"]["Passkey"][];
        };
        PasskeyLogin: {
            credential: components["schemas"]["PasskeyAssertion"];
            rememberMe: components["schemas"]["Flag"];
        };
        PasskeyName: {
            /** @description At most 50 characters */
            name: string;
        };
        PasskeyProof: {
            credential: components["schemas"]["PasskeyAssertion"];
        };
        PasskeyRegistration: {
            credential: components["schemas"]["PasskeyAttestation"];
            /** @description At most 50 characters */
            name: string;
        };
        PasskeyRequest: {
            /**
             * Format: date-time
             * @description When the challenge expires
             */
            expires_at: string;
            options: components["schemas"]["PasskeyRequestOptions"];
            /** @enum {string} */
            status: "success";
        };
        /** @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn */
        PasskeyRequestOptions: {
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
            challenge: string;
            rpId: string;
            /** @description In milliseconds */
            timeout: number;
            /** @enum {string} */
            userVerification: "required";
        };
        PasswordChange: {
            current_password: string;
            password: string;
            password_repeat: string;
        };
        PasswordChanged: {
            /** @default null */
            accessToken: components["schemas"]["RenewedToken"];
            /** @default  */
            message: string;
            /**
             * @default success
             * @enum {string}
             */
            status: "success";
        };
        PasswordReset: {
            password: string;
            password_repeat: string;
            /** @description The token of the emailed link */
            token: string;
        };
        PasswordResetRequest: {
            email: string;
        };
        PayInvoiceRequest: {
            /**
             * Format: uuid
             * @description A saved card of that method. Without it, the payer enters one on the payment page
             */
            card?: string;
            /** @description The id of a payment method */
            paymentmethod: number;
        };
        Payment: {
            amount: components["schemas"]["Money"];
            /** @description The state of the payment at the gateway. Null once the payment is decided */
            checkout: components["schemas"]["PaymentCheckout"] | null;
            /** Format: date-time */
            created_at: string;
            /** @description True if the invoice had been paid or cancelled before the money arrived, or its order had sold out. The money is on the balance then */
            credited: boolean;
            /** Format: uuid */
            id: string;
            /** @description Null unless the payment is for an invoice */
            invoice_id: number | null;
            /** @description The name of the payment method or card */
            method: string;
            /**
             * @description With `card`, no money moves; a card is saved
             * @enum {string}
             */
            purpose: "invoice" | "topup" | "card";
            status: components["schemas"]["PaymentStatus"];
        };
        PaymentCheckout: {
            /**
             * Format: date-time
             * @description An open payment is cancelled at this time. Null if no time is set
             */
            expires_at: string | null;
            /**
             * @description With `open`, the payer hasn't finished, and no money was taken. With `processing`, the payer has finished, and the money may be on
             *     its way. This is the gateway's last report; `syncPayment` asks for a new one
             * @enum {string}
             */
            state: "open" | "processing";
            /** @description The page to finish the payment on. Null unless the state is `open` */
            url: string | null;
        };
        PaymentMethod: {
            /** @default null */
            description: string | null;
            id: number;
            /**
             * @description If true, the method can save cards, which `listCards` returns
             * @default false
             */
            keeps_cards: boolean;
            /**
             * @default gateway
             * @enum {string}
             */
            kind: "balance" | "gateway";
            name: string;
            /**
             * @description If true, no money moves
             * @default false
             */
            sandbox: boolean;
        };
        PaymentMethodList: {
            items: components["schemas"]["PaymentMethod"][];
        };
        /** @description What is paid automatically, and how invoices are split */
        PaymentSettings: {
            /** @description Pays renewals from the balance when it covers them */
            auto_pay_from_balance: boolean;
            /** @description Charges the default card for renewals */
            auto_pay_from_card: boolean;
            /** @description Issues a separate renewal invoice for each service */
            split_invoice: boolean;
        };
        PaymentSettingsUpdate: {
            auto_pay_from_balance?: boolean;
            auto_pay_from_card?: boolean;
            split_invoice?: boolean;
        };
        PaymentStart: {
            /** @default  */
            message: string;
            /**
             * @description With `redirect`, send the browser to `url`
             * @default none
             * @enum {string}
             */
            next_action: "none" | "redirect";
            /**
             * Format: uuid
             * @description The payment at the gateway, or null if the balance paid
             * @default null
             */
            payment_id: string | null;
            /** @enum {string} */
            status: "success";
            /**
             * @description The page to send the browser to. Null with `none`
             * @default null
             */
            url: string | null;
        };
        /**
         * @description `pending` until the gateway decides. `checkout` says whether the payer has finished
         * @enum {string}
         */
        PaymentStatus: "pending" | "succeeded" | "declined" | "cancelled";
        PendingEmailChange: {
            /** @description The new address */
            email: string;
            /** @description For `resendEmailChangeCode` */
            id: string;
            /**
             * Format: date-time
             * @description Null if unknown
             * @default null
             */
            requested_at: string | null;
        };
        Placement: {
            /** @default  */
            city: string;
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            /** @default null */
            description: string | null;
            /**
             * @description The lowest monthly price in the placement
             * @default null
             */
            from_price: components["schemas"]["MaybeMoney"];
            /** @description City and country in the language of the request */
            name: string;
        };
        PlacementList: {
            items: components["schemas"]["Placement"][];
        };
        Plan: {
            /** @default  */
            city: string;
            /**
             * @description ISO 3166-1 alpha-2
             * @default
             */
            country: string;
            /**
             * @description For display, in the language of the request
             * @default
             */
            cpu: string;
            /**
             * @description For display, in the language of the request
             * @default
             */
            memory: string;
            name: string;
            /**
             * @default {
             *       "monthly": null,
             *       "quarterly": null,
             *       "semi-annually": null,
             *       "annually": null
             *     }
             */
            prices: components["schemas"]["CyclePrices"];
            /**
             * @description Charged once, on the first invoice. 0 if there is none
             * @default 0
             */
            setup_fee: components["schemas"]["Money"];
            /**
             * @description The number of units that can be ordered now, or null if stock is unlimited
             * @default null
             */
            stock_left: number | null;
            /**
             * @description For display, in the language of the request
             * @default
             */
            storage: string;
            /** @description Identifies the plan in its placement. Orders use this value */
            tariff: string;
            /**
             * @description For display, in the language of the request
             * @default
             */
            traffic: string;
            /**
             * @description The type of the plan's category
             * @default
             */
            type: string;
        };
        PlanConfiguration: {
            billing_cycles: components["schemas"]["CyclePrice"][];
            /** @default [] */
            options: components["schemas"]["Option"][];
            plan: components["schemas"]["Plan"];
        };
        PlanList: {
            items: components["schemas"]["Plan"][];
        };
        /**
         * @description Null if there is no server
         * @enum {string|null}
         */
        Power: "running" | "stopped" | null;
        /** @enum {string} */
        PowerAction: "start" | "stop" | "restart" | "force_off";
        PowerRequest: {
            action: components["schemas"]["PowerAction"];
        };
        /**
         * @description Whether prices and item amounts are without VAT (`net`) or include it (`gross`)
         * @enum {string}
         */
        Prices: "net" | "gross";
        /** @description RFC 9457 problem details, with a stable code and the refused fields */
        Problem: {
            code: components["schemas"]["ProblemCode"];
            /** @description The refused fields. Empty if the problem isn't about fields */
            errors: components["schemas"]["FieldError"][];
            /** @description A sentence for the user, in the language of `Accept-Language` */
            message: string;
            /** @description Identifies the request in the server's log */
            request_id: string;
            status: number;
            title: string;
            type: string;
        };
        /** @enum {string} */
        ProblemCode: "request_malformed" | "request_timeout" | "unauthorized" | "not_found" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "idempotency_key_reused" | "too_many_requests" | "credentials_invalid" | "verification_code_invalid" | "verification_code_expired" | "reset_token_invalid" | "reset_token_expired" | "link_invalid" | "proof_required" | "email_taken" | "two_factor_already_on" | "two_factor_not_on" | "two_factor_not_requested" | "passkey_invalid" | "passkey_known" | "passkey_none" | "passkeys_full" | "promocode_refused" | "price_changed" | "out_of_stock" | "reservation_limit" | "quote_expired" | "address_required" | "invoice_already_paid" | "document_unavailable" | "invoice_cancelled" | "balance_insufficient" | "payment_gateway_unavailable" | "payment_under_way" | "card_declined" | "card_insufficient_funds" | "card_expired" | "cards_full" | "not_allowed" | "not_allowed_while_impersonating" | "invitation_invalid" | "invitation_expired" | "client_users_full" | "main_user_required" | "impersonation_code_invalid" | "service_pending" | "service_preparing" | "service_suspended" | "service_deleted" | "service_busy" | "already_running" | "already_stopped" | "vnc_already_enabled" | "vnc_not_enabled" | "iso_not_mounted" | "no_root_password" | "no_ipv6" | "cancellation_requested" | "cancellation_not_requested" | "feature_not_offered" | "traffic_pool_short" | "traffic_unlimited" | "driver_unavailable" | "ticket_closed" | "telegram_off" | "telegram_unreachable" | "telegram_unavailable" | "image_unreadable" | "image_too_large" | "files_full" | "unavailable" | "internal_error";
        /**
         * @description Why a promo code doesn't apply:
         *
         *     - `unknown`: no such code exists, or it belongs to another client
         *     - `expired`: the code has ended
         *     - `not_started`: the code isn't valid yet
         *     - `used_up`: the code has reached its total number of uses
         *     - `used_by_client`: the client has reached its number of uses
         *     - `other_plan`: the code is for other plans
         * @enum {string}
         */
        PromoReason: "unknown" | "expired" | "not_started" | "used_up" | "used_by_client" | "other_plan";
        Proof: {
            /** @default null */
            accessToken: components["schemas"]["RenewedToken"];
            message: string;
            /**
             * Format: date-time
             * @description When the proof expires
             */
            proven_until: string;
            /** @enum {string} */
            status: "success";
        };
        QuantityOption: {
            default: number;
            depends_on: components["schemas"]["MaybeDependency"];
            description: string | null;
            id: string;
            /** @description The number of units that the plan's price covers */
            included: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "quantity";
            label: string;
            max: number;
            min: number;
            /** @description Per unit above the included ones */
            prices: components["schemas"]["CyclePrices"];
            /** @description Charged once, per unit above the included ones */
            setup_fee: components["schemas"]["Money"];
        };
        Quote: {
            /** @description The amount that promo codes take off */
            discount: components["schemas"]["Money"];
            /** Format: date-time */
            expires_at: string;
            /** @description In the order of the request */
            items: components["schemas"]["QuotedItem"][];
            /** @description The signed quote. An order with it costs at most this total */
            quote: string;
            /** @description One-time fees, added after discounts */
            setup_fee: components["schemas"]["Money"];
            /** @description The first periods of all items, before discounts */
            subtotal: components["schemas"]["Money"];
            /** @description The subtotal less the discount, plus the setup fees */
            total: components["schemas"]["Money"];
        };
        QuotedItem: {
            discount: components["schemas"]["Money"];
            /** @description One unit for one period, before discounts */
            price: components["schemas"]["Money"];
            /** @description The effect of the item's promo code, or null if it has none */
            promocode: components["schemas"]["QuotedPromocode"] | null;
            /** @description The price of all units for each further period */
            renewal: components["schemas"]["Money"];
            /** @description One-time fees of all units */
            setup_fee: components["schemas"]["Money"];
            /** @description All units for one period, before discounts */
            subtotal: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        QuotedPromocode: {
            code: string;
            /** @description Why the code doesn't apply, or null if it does. An order with a code that doesn't apply is refused */
            reason: components["schemas"]["PromoReason"] | null;
            /** @description If true, the code takes the same amount off every renewal */
            renews: boolean;
        };
        QuoteRequest: {
            order_items: components["schemas"]["OrderItem"][];
        };
        RateFaqEntryRequest: {
            helpful: boolean;
        };
        RateShare: {
            net: components["schemas"]["Money"];
            /** @description In percent */
            rate: number;
            vat: components["schemas"]["Money"];
        };
        RdnsAddRequest: {
            records: {
                /** @description The part of the address after the prefix, in hexadecimal characters and colons */
                suffix: string;
                /** @description The hostname */
                value: string;
            }[];
        };
        RdnsList: {
            /** @description Null if the service has no IPv6 */
            ipv6_prefix: string | null;
            items: components["schemas"]["RdnsRecord"][];
        };
        RdnsRecord: {
            /** @enum {integer} */
            family: 4 | 6;
            /** @description In canonical form (RFC 5952) */
            ip: string;
            /** @description The hostname, or null for an IPv4 address without a name */
            value: string | null;
        };
        RdnsRemoveRequest: {
            ip: string;
        };
        RdnsUpdateRequest: {
            ip: string;
            /** @description The hostname */
            value: string;
        };
        RecoveryCodes: {
            /** @default  */
            message: string;
            /** @default [] */
            recovery_codes: string[];
            /**
             * @default success
             * @enum {string}
             */
            status: "success";
        };
        ReinstallRequest: {
            /** @description The hostname of the service. Ignored with `dry_run` */
            confirmation: string;
            /** @description If true, returns the plan without changes */
            dry_run: boolean;
            /** @description The id of one of the system's ISO images, or null for none */
            iso: string | null;
            /** @description The id of a system from `listOperatingSystems` */
            os: string;
            /** @description The id of one of the system's RAID levels, or null for none */
            raid: string | null;
        };
        /** @description The session's new token, which replaces the one of the request. Null if the token stays the same */
        RenewedToken: string | null;
        ReplyTicketRequest: {
            attachments?: components["schemas"]["AttachmentIds"];
            description: string;
        };
        ResendVerificationCodeRequest: {
            email: string;
        };
        /**
         * @description The user's level in an area
         * @enum {string}
         */
        Role: "none" | "read" | "write";
        /** @description The levels by area. The main user has `write` in all areas */
        Roles: {
            billing: components["schemas"]["Role"];
            people: components["schemas"]["Role"];
            services: components["schemas"]["Role"];
            support: components["schemas"]["Role"];
        };
        Secret: {
            password: string;
        };
        /** @description A credit note's money that is returned to the original payment method */
        SentBack: {
            /** @description The payment method or card */
            method: string;
            status: components["schemas"]["SentBackStatus"];
        };
        /**
         * @description `pending` until the gateway decides; `succeeded` if the money is on its way to the bank; `failed` if it couldn't be sent and is on the
         *     balance
         * @enum {string}
         */
        SentBackStatus: "pending" | "succeeded" | "failed";
        ServiceActivity: {
            /** Format: date-time */
            at: string;
            /** @description What the entry is about, such as an address or an operating system. Never a secret. Null if there is nothing to add */
            detail: string | null;
            /** @description In the language of the request. Null unless the outcome is `error` */
            error: string | null;
            id: number;
            /** @enum {string} */
            outcome: "running" | "success" | "error";
            what: components["schemas"]["ServiceActivityKind"];
            /** @description The name of the user. For an operator acting as the user, both names */
            who: string;
        };
        /** @enum {string} */
        ServiceActivityKind: "start" | "stop" | "restart" | "force_off" | "enable_vnc" | "disable_vnc" | "reset_root_password" | "set_ssh_key" | "mount_iso" | "unmount_iso" | "reinstall" | "reveal_root_password" | "reveal_vnc_password" | "open_console" | "add_rdns" | "update_rdns" | "remove_rdns" | "assign_traffic" | "request_cancellation" | "withdraw_cancellation";
        ServiceActivityList: {
            items: components["schemas"]["ServiceActivity"][];
            page: number;
            per_page: number;
            total: number;
        };
        ServiceDetails: {
            /** @description The running action, or null */
            action: components["schemas"]["MaybeAction"];
            billing_cycle: components["schemas"]["BillingCycle"];
            cancellation: components["schemas"]["Cancellation"] | null;
            city: string;
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            /** @description For display. Empty if unknown */
            cpu: string;
            /**
             * Format: date
             * @description The day on which the next period is due. Null until the service is activated
             */
            due_date: string | null;
            /**
             * Format: date
             * @description The day on which the service was deleted. Null before
             */
            end_date: string | null;
            features: components["schemas"]["ServiceFeatures"];
            /** @description The gateway of the main IPv4 address, or null if there is none */
            gateway: string | null;
            /** @description Whether `revealRootPassword` returns a password */
            has_root_password: boolean;
            hostname: string;
            id: number;
            /** @description The invoice of the order, or null if there is none */
            invoice_id: number | null;
            /** @description The main address first. Empty while the service has none */
            ipv4: string[];
            /** @description Null if the service has no IPv6 */
            ipv6_gateway: string | null;
            /** @description Null if the service has no IPv6 */
            ipv6_prefix: string | null;
            /** @description The mounted ISO image, or null */
            iso: components["schemas"]["MaybeNamed"];
            /**
             * Format: date
             * @description The last day in UTC on which paying keeps a service that is suspended as overdue. It's deleted with its data when the day is over. Null for others and for cancelled ones, or if unknown
             */
            keep_until: string | null;
            /** @description For display. Empty if unknown */
            memory: string;
            /** @description The netmask of the main IPv4 address, or null if there is none */
            netmask: string | null;
            os: components["schemas"]["MaybeNamed"];
            power: components["schemas"]["Power"];
            /** @description The price of each further period: what an invoice issued today would charge, including any VAT */
            price: components["schemas"]["Money"];
            raid: components["schemas"]["MaybeNamed"];
            ssh_key: components["schemas"]["SshKey"] | null;
            /**
             * Format: date
             * @description The day on which the service was activated. Null before
             */
            start_date: string | null;
            status: components["schemas"]["ServiceStatus"];
            /** @description For display. Empty if unknown */
            storage: string;
            /** @description The subnet of the main IPv4 address, or null if there is none */
            subnet: string | null;
            /** @description Why the service is suspended. Null if it isn't, or if the reason is unknown */
            suspension: components["schemas"]["Suspension"] | null;
            tariff: string;
            /** @description In the language of the request */
            tariff_name: string;
            /** @description The type of the plan's category */
            type: string;
            unpaid_invoice: components["schemas"]["MaybeUnpaidInvoice"];
            vnc: components["schemas"]["Vnc"];
            /** @description Host and port for a VNC client. Null unless VNC is enabled */
            vnc_address: string | null;
        };
        /** @enum {string} */
        ServiceFeature: "power" | "vnc" | "console" | "iso" | "reinstall" | "root_password" | "ssh_key" | "metrics";
        /**
         * @description What the host offers for such a server. Operations that need another feature return 409 `feature_not_offered`. `vnc` is access for VNC
         *     clients and `console` the screen in the browser. `root_password` and `ssh_key` are about changing them. `metrics` includes traffic
         */
        ServiceFeatures: components["schemas"]["ServiceFeature"][];
        /** @description Each property is named like the query parameter of `listServices` */
        ServiceFilters: {
            billing_cycle: {
                /** @description The number of services with this billing cycle */
                count: number;
                value: components["schemas"]["BillingCycle"];
            }[];
            country: {
                /** @description The number of services in this country */
                count: number;
                /** @description ISO 3166-1 alpha-2 */
                value: string;
            }[];
            status: {
                /** @description The number of services with this status */
                count: number;
                value: components["schemas"]["ServiceStatus"];
            }[];
            tariff: {
                /** @description The number of services of this plan */
                count: number;
                /** @description The plan’s name on the newest of these services, in the language of the request */
                name: string;
                value: string;
            }[];
        };
        ServiceList: {
            items: components["schemas"]["ServiceSummary"][];
            page: number;
            per_page: number;
            total: number;
        };
        ServiceMetrics: {
            current: components["schemas"]["Vitals"] | null;
            /** @description The total of the period */
            in_bytes: number;
            month: components["schemas"]["MonthOfTraffic"];
            /** @description The total of the period */
            out_bytes: number;
            /** @enum {string} */
            period: "48h" | "30d" | "365d";
            /** @description Oldest first. The last hour or day is incomplete */
            points: components["schemas"]["MetricPoint"][];
            /** @enum {string} */
            resolution: "hour" | "day";
        };
        /**
         * @description `pending` (ordered, unpaid), `prepare` (paid, being set up), `active`, `suspended` (overdue), `delete` (shown as Deleted)
         * @enum {string}
         */
        ServiceStatus: "pending" | "prepare" | "active" | "suspended" | "delete";
        ServiceSummary: {
            /** @description The running action, or null */
            action: components["schemas"]["MaybeAction"];
            billing_cycle: components["schemas"]["BillingCycle"];
            city: string;
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            /**
             * Format: date
             * @description The last day of a cancelled service. Null if it isn't cancelled or has been deleted
             */
            ends_on: string | null;
            features: components["schemas"]["ServiceFeatures"];
            hostname: string;
            id: number;
            /** @description The invoice of the order, or null if there is none */
            invoice_id: number | null;
            /** @description The main IPv4 address, or null if there is none */
            ip: string | null;
            /**
             * Format: date
             * @description The day on which the next period is due. Null until the service is activated
             */
            next_due_date: string | null;
            power: components["schemas"]["Power"];
            /** @description The price of each further period: what an invoice issued today would charge, including any VAT */
            renewal_cost: components["schemas"]["Money"];
            status: components["schemas"]["ServiceStatus"];
            tariff: string;
            /** @description In the language of the request */
            tariff_name: string;
            unpaid_invoice: components["schemas"]["MaybeUnpaidInvoice"];
        };
        Session: {
            /** Format: date-time */
            created_at: string;
            /** @description Whether this request uses the session */
            current: boolean;
            device: components["schemas"]["Device"];
            /** Format: uuid */
            id: string;
            ip: string;
            /**
             * Format: date-time
             * @description Accurate to the minute
             */
            last_used_at: string;
            /** @description Whether the sign-in was with `rememberMe` */
            remembered: boolean;
        };
        SessionList: {
            items: components["schemas"]["Session"][];
            page: number;
            per_page: number;
            total: number;
        };
        SessionsEnded: {
            /** @description The number of sessions that ended */
            ended: number;
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SignupRequest: {
            accept_public_offer: components["schemas"]["Flag"];
            accept_rules: components["schemas"]["Flag"];
            /** @description ISO 3166-1 alpha-2 */
            country: string;
            email: string;
            email_marketing: components["schemas"]["Flag"];
            email_news: components["schemas"]["Flag"];
            first_name: string;
            language: components["schemas"]["Language"];
            last_name: string;
            password: string;
            password_repeat: string;
        };
        SshKey: {
            comment: string;
            /** @description SHA-256, as OpenSSH prints it */
            fingerprint: string;
            /** @description As one OpenSSH line */
            public_key: string;
            /** @enum {string} */
            type: "ed25519" | "ecdsa" | "rsa";
        };
        SshKeyRequest: {
            /** @description One OpenSSH line, or null to remove the key */
            public_key: string | null;
        };
        StatusResponse: {
            /** @default  */
            message: string;
            /**
             * @default success
             * @enum {string}
             */
            status: "success";
        };
        /** @description Reports a change. The portal reloads what it shows of the resource */
        StreamEvent: {
            /** @description The current state of the action. Present only with `action.changed` */
            action?: components["schemas"]["Action"];
            /** Format: date-time */
            created_at: string;
            /** @description The value for `Last-Event-ID` to resume after this event */
            id: string;
            /** @description Whether the event happened before the stream was opened. Present only with `replay-seconds` */
            replayed?: boolean;
            /** @description The changed resource, or null if the event concerns the whole account or several services */
            resource: {
                id: string;
                /** @enum {string} */
                type: "invoice" | "payment" | "service" | "ticket";
            } | null;
            /** @description The new status of the resource, or null if it has none */
            status: string | null;
            /**
             * @description What changed. `service.changed` covers every change of a service without its own type. Only `service.activated` and
             *     `service.resumed` mean that the service can be used from now on
             * @enum {string}
             */
            type: "account.changed" | "invoice.changed" | "payment.changed" | "ticket.changed" | "action.changed" | "service.ordered" | "service.preparing" | "service.activated" | "service.suspended" | "service.resumed" | "service.ended" | "service.power_changed" | "service.rdns_changed" | "service.traffic_changed" | "service.cancellation_requested" | "service.cancellation_withdrawn" | "service.changed";
        };
        /**
         * @description `overdue` ends when the invoice is paid, `support` when support ends it
         * @enum {string}
         */
        Suspension: "overdue" | "support";
        TaxTerms: {
            prices: components["schemas"]["Prices"];
            /** @description In percent */
            rate: number;
            treatment: components["schemas"]["TaxTreatment"];
        };
        /**
         * @description `standard` charges VAT. With `reverse_charge`, a business in another EU country owes the VAT itself. With `outside_eu`, the buyer is
         *     outside the EU, and no VAT is charged
         * @enum {string}
         */
        TaxTreatment: "standard" | "reverse_charge" | "outside_eu";
        /** @description The user's link to the Telegram ID of the client profile */
        TelegramLink: {
            /** @description The bot's username without @, or null if the provider hasn't configured it */
            bot: string | null;
            /**
             * Format: date-time
             * @description When the code that was sent to this ID expires. Null if no code is pending
             */
            code_expires_at: string | null;
            /**
             * Format: date-time
             * @description Null unless the state is `linked`
             */
            linked_at: string | null;
            state: components["schemas"]["TelegramLinkState"];
            /** @description From the client profile. Null if it has none */
            telegram_id: string | null;
        };
        TelegramLinkCompletion: {
            /** @description The 6-digit code */
            token: string;
        };
        /**
         * @description The state of the link:
         *
         *     - `off`: the provider has no bot
         *     - `no_id`: the client profile has no Telegram ID
         *     - `unlinked`: no code for the ID has been confirmed
         *     - `linked`: notifications are sent to Telegram
         *     - `lost`: the link has ended because Telegram no longer lets the bot write to the ID
         * @enum {string}
         */
        TelegramLinkState: "off" | "no_id" | "unlinked" | "linked" | "lost";
        TextOption: {
            depends_on: components["schemas"]["MaybeDependency"];
            description: string | null;
            /**
             * @description With `hostname`, the text names the server. With `plain`, it's kept as entered
             * @enum {string}
             */
            format: "hostname" | "plain";
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "text";
            label: string;
            /** @description In characters */
            max_length: number;
            /** @description In characters */
            min_length: number;
            /** @description A regular expression (ECMAScript, flag `u`) that the whole text has to match, or null */
            pattern: string | null;
            /** @description Charged if the text isn't empty */
            prices: components["schemas"]["CyclePrices"];
            required: boolean;
            /** @description Charged once, if the text isn't empty */
            setup_fee: components["schemas"]["Money"];
        };
        Ticket: {
            /** @description The person who closed the ticket, at `updated_at`. Null if it's open, or if it was closed before this was recorded */
            closed_by: components["schemas"]["TicketAuthor"] | null;
            /** Format: date-time */
            created_at: string;
            department: components["schemas"]["TicketDepartment"];
            /** @description Whether there are messages before the first one here. Set `before` to get them */
            has_earlier: boolean;
            id: number;
            message_count: number;
            /** @description At most 50, oldest first */
            messages: components["schemas"]["TicketMessage"][];
            /** @description Null if the ticket isn't about a service */
            service: components["schemas"]["TicketService"] | null;
            status: components["schemas"]["TicketStatus"];
            subject: string;
            /** @description Whether the ticket has a reply that this user hasn't read */
            unread: boolean;
            /** Format: date-time */
            updated_at: string;
        };
        TicketAuthor: {
            /** @enum {string} */
            kind: "client" | "operator";
            name: string;
        };
        TicketCreated: {
            message: string;
            /** @enum {string} */
            status: "success";
            ticket_id: number;
        };
        /** @enum {string} */
        TicketDepartment: "finance" | "support";
        TicketList: {
            items: components["schemas"]["TicketSummary"][];
            page: number;
            per_page: number;
            total: number;
        };
        TicketMessage: {
            /** @description In the order in which they were attached */
            attachments: components["schemas"]["Attachment"][];
            author: components["schemas"]["TicketAuthor"];
            /** @description Plain text with line breaks */
            body: string;
            /** Format: date-time */
            created_at: string;
            id: number;
        };
        /** @description The service that the ticket is about */
        TicketService: {
            hostname: string;
            id: number;
        };
        /**
         * @description `open` (no reply yet), `customer-reply` or `admin-reply` (the author of the last message), `closed` (permanently)
         * @enum {string}
         */
        TicketStatus: "open" | "customer-reply" | "admin-reply" | "closed";
        TicketSummary: {
            /** Format: date-time */
            created_at: string;
            department: components["schemas"]["TicketDepartment"];
            id: number;
            message_count: number;
            /** @description Null if the ticket isn't about a service */
            service: components["schemas"]["TicketService"] | null;
            status: components["schemas"]["TicketStatus"];
            subject: string;
            /** @description Whether the ticket has a reply that this user hasn't read */
            unread: boolean;
            /** Format: date-time */
            updated_at: string;
        };
        ToggleOption: {
            default: boolean;
            depends_on: components["schemas"]["MaybeDependency"];
            description: string | null;
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "toggle";
            label: string;
            /** @description The value shown in the order's details while the option is off */
            off_label: string;
            /** @description The value shown in the order's details while the option is on */
            on_label: string;
            /** @description Charged while the option is on */
            prices: components["schemas"]["CyclePrices"];
            /** @description If true, the plan can be ordered only with this option on */
            required: boolean;
            /** @description Charged once, if the option is on */
            setup_fee: components["schemas"]["Money"];
        };
        TopUpRequest: {
            amount: components["schemas"]["Money"];
            /**
             * Format: uuid
             * @description A saved card of that method. Without it, the payer enters one on the payment page
             */
            card?: string;
            /** @description The id of a payment method */
            paymentmethod: number;
        };
        TrafficDay: {
            charged_bytes: number;
            /** Format: date */
            day: string;
            topup_bytes: number;
        };
        TrafficMovement: {
            /** Format: date-time */
            date: string;
            /** @description The service's id. Null for a top-up */
            hosting_id: number | null;
            /** @description The service's hostname. Null for a top-up */
            hostname: string | null;
            id: number;
            /** @description The service's IP address, or null if there is none */
            ip: string | null;
            /**
             * @description `usage` is traffic beyond the plan, `assigned` was assigned to a service, and `granted` was added by the provider
             * @enum {string}
             */
            reason: "usage" | "assigned" | "granted";
            /** @description In bytes */
            traffic: number;
            type: components["schemas"]["TrafficMovementType"];
        };
        TrafficMovementList: {
            items: components["schemas"]["TrafficMovement"][];
            page: number;
            per_page: number;
            total: number;
        };
        /**
         * @description `charge` takes traffic from the pool; `topup` adds to it
         * @enum {string}
         */
        TrafficMovementType: "charge" | "topup";
        /** @description What an assignment would do. Assigned traffic can't be returned to the pool */
        TrafficPlan: {
            /** @enum {string} */
            command: "assign_traffic";
            cost: components["schemas"]["Money"];
            /**
             * Format: date
             * @description The last UTC day on which the service can use the traffic
             */
            ends_on: string;
            hosting_id: number;
            hostname: string;
            /** @description What the pool has now */
            remaining_bytes: number;
            /** @description What the pool would have afterwards */
            remaining_bytes_after: number;
            /** @description In bytes */
            traffic: number;
        };
        TrafficPool: {
            /** @description All charges since the pool began */
            charged_bytes: number;
            /** @description Average charges per day over the last 30 days */
            daily_bytes: number;
            /** @description The last 30 UTC days, oldest first */
            days: components["schemas"]["TrafficDay"][];
            /** @description Top-ups less charges */
            remaining_bytes: number;
            /**
             * Format: date
             * @description The day on which the pool runs out at that average. Null if nothing is charged, or if the day is too far away
             */
            runs_out_on: string | null;
            /** @description All top-ups since the pool began */
            topup_bytes: number;
        };
        /** @enum {string} */
        Transport: "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
        TwoFactorCompletion: {
            /** @description A code from the authenticator app. Spaces and hyphens are ignored */
            otp: string;
        };
        TwoFactorDisable: {
            /** @description A code from the authenticator app, or a recovery code. Spaces and hyphens are ignored */
            otp: string;
            provider: components["schemas"]["TwoFactorMeans"];
        };
        TwoFactorDisableRequested: {
            /** @default  */
            message: string;
            /** @default google */
            provider: components["schemas"]["TwoFactorProvider"];
            /**
             * @description The number of unused recovery codes
             * @default 0
             */
            recovery_codes_left: number;
            /**
             * @default success
             * @enum {string}
             */
            status: "success";
        };
        /**
         * @description A code from the authenticator app (`google`) or a recovery code (`recovery`)
         * @enum {string}
         */
        TwoFactorMeans: "google" | "recovery";
        TwoFactorMeta: {
            enabled: boolean;
            /**
             * Format: date-time
             * @description Null if two-factor authentication is off
             * @default null
             */
            enabled_at: string | null;
            /**
             * @description Null if two-factor authentication is off
             * @default null
             */
            provider: components["schemas"]["TwoFactorProvider"] | null;
            /**
             * @description The number of unused recovery codes
             * @default 0
             */
            recovery_codes_left: number;
        };
        /**
         * @description An authenticator app (TOTP, RFC 6238)
         * @enum {string}
         */
        TwoFactorProvider: "google";
        TwoFactorRequest: {
            provider: components["schemas"]["TwoFactorProvider"];
        };
        TwoFactorSecret: {
            /**
             * Format: date-time
             * @description Until when the secret can be confirmed, or null if unknown
             * @default null
             */
            expires_at: string | null;
            /**
             * @description The content of the QR code
             * @default
             */
            otpauth_url: string;
            /** @description Base32, to type into an app that can't scan the QR code */
            secret: string;
            /**
             * @default success
             * @enum {string}
             */
            status: "success";
        };
        TwoFactorState: {
            enabled: boolean;
            /**
             * @description Null if two-factor authentication is off
             * @default null
             */
            provider: components["schemas"]["TwoFactorProvider"] | null;
        };
        UnpaidInvoice: {
            /** @description The total of the invoice, which may include other services */
            amount: components["schemas"]["Money"];
            /** Format: date */
            due_date: string;
            id: number;
        };
        UpdateClientUserRolesRequest: {
            roles: components["schemas"]["Roles"];
        };
        /** @description What the portal shows of the signed-in user on every page. Contains no secrets */
        User: {
            /** @description The number of tickets with a reply that this user hasn't read. 0 without the right to see tickets */
            admin_reply_ticket_count: number;
            /** @description The client's balance. 0 without the right to see it */
            balance: components["schemas"]["Money"];
            /**
             * @description How far the server's clock is set ahead for a test or demo, in milliseconds. Otherwise 0
             * @default 0
             */
            clock_ahead_ms: number;
            /** @default  */
            email: string;
            /**
             * @description The extensions that the API offers beyond the core, by their names in `x-extensions`. Unknown names are ignored. Absent if the
             *     portal's configuration names them
             */
            extensions?: string[];
            firstname: string;
            /** @default 0 */
            id: number;
            /**
             * @description Set while an operator acts as this user; otherwise null
             * @default null
             */
            impersonation: components["schemas"]["ActiveImpersonation"] | null;
            /**
             * @description The main user has every right
             * @default true
             */
            is_main: boolean;
            language: components["schemas"]["Language"];
            /**
             * @default {
             *       "services": "write",
             *       "billing": "write",
             *       "support": "write",
             *       "people": "write"
             *     }
             */
            roles: components["schemas"]["Roles"];
            /** @description The number of the client's unpaid invoices. 0 without the right to see invoices */
            unpaid_invoice_count: number;
        };
        UserDetails: {
            email: string;
            /**
             * @description The email change that waits for its code, or null
             * @default null
             */
            email_change: components["schemas"]["PendingEmailChange"] | null;
            first_name: string;
            /** @default 0 */
            id: number;
            language: components["schemas"]["Language"];
            last_name: string;
            /**
             * @default {
             *       "enabled": false,
             *       "provider": null
             *     }
             */
            two_factor: components["schemas"]["TwoFactorState"];
        };
        UserUpdate: {
            first_name?: string;
            language?: components["schemas"]["Language"];
            last_name?: string;
        };
        /** @description The user after the change, or only a confirmation */
        UserUpdated: components["schemas"]["User"] | components["schemas"]["StatusResponse"];
        VerifyEmailRequest: {
            email: string;
            /** @description The 6-digit code */
            token: string;
        };
        VerifyEmailResponse: {
            accessToken: string;
            /**
             * @description For `resetPassword`, if the password of the sign-up was discarded; otherwise null
             * @default null
             */
            reset_token: string | null;
            /**
             * @default success
             * @enum {string}
             */
            status: "success";
            /**
             * @description If null, call `getAccountMeta`
             * @default null
             */
            user: components["schemas"]["User"] | null;
        };
        Vitals: {
            /**
             * Format: date-time
             * @description The time of the measurement
             */
            at: string;
            cpu_percent: number;
            disk_percent: number;
            memory_percent: number;
            /** @description As of now, even if the server restarted after the measurement */
            uptime_seconds: number;
        };
        /** @enum {string} */
        Vnc: "enabled" | "disabled";
        VncRequest: {
            /** @description Exactly 8 letters and digits */
            password: string;
        };
    };
    responses: {
        /** @description The state of the resource doesn't allow this */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "invoice_already_paid",
                 *       "message": "This invoice is already paid.",
                 *       "errors": [],
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other failure, such as a body that isn't valid JSON */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "code": "request_malformed",
                 *       "message": "We couldn’t read the request.",
                 *       "errors": [],
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The user has no right to do this, or an operator is acting as the user */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "not_allowed",
                 *       "message": "You don’t have permission to do this. Ask the main user of your account.",
                 *       "errors": [],
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request breaks a rule. Each error names its field */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "code": "validation_failed",
                 *       "message": "Check the highlighted fields.",
                 *       "errors": [
                 *         {
                 *           "path": "email",
                 *           "code": "email_invalid",
                 *           "params": {}
                 *         }
                 *       ],
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource doesn't exist, or belongs to another client */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "code": "not_found",
                 *       "message": "Invoice not found",
                 *       "errors": [],
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session's last proof is older than 10 minutes (`proof_required`). `confirmPassword` renews it */
        ProofRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "proof_required",
                 *       "message": "Enter your password to go on.",
                 *       "errors": [],
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the limit */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Payload Too Large",
                 *       "status": 413,
                 *       "code": "payload_too_large",
                 *       "message": "The request is too large.",
                 *       "errors": [],
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "too_many_requests",
                 *       "message": "Too many attempts. Try again in 10 minutes.",
                 *       "errors": [],
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The access token is missing, expired or revoked */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "code": "unauthorized",
                 *       "message": "Your session has ended. Sign in again.",
                 *       "errors": [],
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A system that this depends on doesn't respond. Nothing was lost; try again */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "code": "payment_gateway_unavailable",
                 *       "message": "The payment service isn’t responding. Try again in a minute.",
                 *       "errors": [],
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The action's id
         * @example 019a9d6e-6c1c-7000-8000-3f3c5f0e9a21
         */
        ActionId: string;
        /**
         * @description The saved card's id
         * @example 019a9d6e-6c1c-7000-8000-3f3c5f0e9a31
         */
        CardId: string;
        /**
         * @description The client user's id
         * @example 4107
         */
        ClientUserId: number;
        /**
         * @description The entry's id
         * @example payment/top-up
         */
        FaqEntryId: string;
        /**
         * @description A UUID that the caller creates for the request. The same key with the same body returns the same response again, with
         *     `Idempotent-Replayed: true`.
         * @example 1f7cbb6e-70d0-4a51-8d2a-1f0a5f8f4a52
         */
        IdempotencyKey: string;
        /**
         * @description The invitation's id
         * @example 4107
         */
        InvitationId: number;
        /**
         * @description The invoice's id
         * @example 10241
         */
        InvoiceId: number;
        /**
         * @description The page number, from 1
         * @example 1
         */
        Page: number;
        /**
         * @description The passkey's id
         * @example 0197f4c0-0000-7000-8000-000000000001
         */
        PasskeyId: string;
        /**
         * @description The number of items per page, at most 100
         * @example 25
         */
        PerPage: number;
        /**
         * @description The text to search for
         * @example edge
         */
        Search: string;
        /**
         * @description The service's id
         * @example 31
         */
        ServiceId: number;
        /**
         * @description The session's id
         * @example 6f1c2a64-2f0e-4c55-9a06-0b9c1b6f7f11
         */
        SessionId: string;
        /**
         * @description The ticket's id
         * @example 512
         */
        TicketId: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description `true` if an earlier request with the same `Idempotency-Key` did this and the response is repeated. Nothing was done again. Otherwise
         *     the header is absent.
         * @example true
         */
        IdempotentReplayed: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listActivity: {
        parameters: {
            query?: {
                /**
                 * @description The page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of items per page, at most 100
                 * @example 25
                 */
                "per-page"?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of activity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 41,
                     *           "kind": "signed_in",
                     *           "device": {
                     *             "browser": "Firefox",
                     *             "system": "Linux"
                     *           },
                     *           "ip": "203.0.113.7",
                     *           "created_at": "2026-11-22T09:31:12Z"
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "per_page": 25,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getClientProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "first_name": "Mira",
                     *       "last_name": "Novak",
                     *       "company_name": "Acme GmbH",
                     *       "address": "Hauptstrasse 5",
                     *       "city": "Berlin",
                     *       "state": null,
                     *       "zip_code": "10115",
                     *       "country": "DE",
                     *       "phone": "+4930123456",
                     *       "email": "mira@example.com",
                     *       "language": "en",
                     *       "telegram_id": "204981776",
                     *       "vat_id": "DE136695976",
                     *       "status": "active",
                     *       "main_user": {
                     *         "id": 7,
                     *         "name": "Mira Novak"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    updateClientProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Mira",
                 *       "last_name": "Novak",
                 *       "company_name": "Acme GmbH",
                 *       "address": "Hauptstrasse 5",
                 *       "city": "Berlin",
                 *       "state": null,
                 *       "zip_code": "10115",
                 *       "country": "DE",
                 *       "phone": "+4930123456",
                 *       "language": "en",
                 *       "telegram_id": "204981776",
                 *       "vat_id": "DE136695976"
                 *     }
                 */
                "application/json": components["schemas"]["ClientProfileUpdate"];
            };
        };
        responses: {
            /** @description The profile after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "first_name": "Mira",
                     *       "last_name": "Novak",
                     *       "company_name": "Acme GmbH",
                     *       "address": "Hauptstrasse 5",
                     *       "city": "Berlin",
                     *       "state": null,
                     *       "zip_code": "10115",
                     *       "country": "DE",
                     *       "phone": "+4930123456",
                     *       "email": "mira@example.com",
                     *       "language": "en",
                     *       "telegram_id": "204981776",
                     *       "vat_id": "DE136695976",
                     *       "status": "active",
                     *       "main_user": {
                     *         "id": 7,
                     *         "name": "Mira Novak"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    inviteClientUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "lena@example.com",
                 *       "first_name": "Lena",
                 *       "roles": {
                 *         "services": "write",
                 *         "billing": "read",
                 *         "support": "write",
                 *         "people": "none"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["InviteClientUserRequest"];
            };
        };
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4107,
                     *       "email": "lena@example.com",
                     *       "first_name": "Lena",
                     *       "roles": {
                     *         "services": "write",
                     *         "billing": "read",
                     *         "support": "write",
                     *         "people": "none"
                     *       },
                     *       "invited_by": "Mira Novak",
                     *       "created_at": "2026-11-21T09:30:00Z",
                     *       "expires_at": "2026-11-28T09:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    removeClientUser: {
        parameters: {
            query: {
                /**
                 * @description The client user's id
                 * @example 4107
                 */
                id: components["parameters"]["ClientUserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "User removed."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    updateClientUserRoles: {
        parameters: {
            query: {
                /**
                 * @description The client user's id
                 * @example 4107
                 */
                id: components["parameters"]["ClientUserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roles": {
                 *         "services": "write",
                 *         "billing": "read",
                 *         "support": "write",
                 *         "people": "none"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateClientUserRolesRequest"];
            };
        };
        responses: {
            /** @description The user after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 4107,
                     *       "email": "jan@example.com",
                     *       "first_name": "Jan",
                     *       "last_name": "Novak",
                     *       "is_main": false,
                     *       "is_self": false,
                     *       "roles": {
                     *         "services": "write",
                     *         "billing": "read",
                     *         "support": "write",
                     *         "people": "none"
                     *       },
                     *       "created_at": "2026-11-21T09:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ClientUser"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listClientUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users and invitations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "id": 4107,
                     *           "email": "jan@example.com",
                     *           "first_name": "Jan",
                     *           "last_name": "Novak",
                     *           "is_main": false,
                     *           "is_self": false,
                     *           "roles": {
                     *             "services": "write",
                     *             "billing": "read",
                     *             "support": "write",
                     *             "people": "none"
                     *           },
                     *           "created_at": "2026-11-21T09:30:00Z"
                     *         }
                     *       ],
                     *       "invitations": [
                     *         {
                     *           "id": 4107,
                     *           "email": "lena@example.com",
                     *           "first_name": "Lena",
                     *           "roles": {
                     *             "services": "write",
                     *             "billing": "read",
                     *             "support": "write",
                     *             "people": "none"
                     *           },
                     *           "invited_by": "Mira Novak",
                     *           "created_at": "2026-11-21T09:30:00Z",
                     *           "expires_at": "2026-11-28T09:30:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClientUsers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    completeTelegramLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "204981"
                 *     }
                 */
                "application/json": components["schemas"]["TelegramLinkCompletion"];
            };
        };
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "linked",
                     *       "telegram_id": "204981776",
                     *       "bot": "portico_bot",
                     *       "linked_at": "2026-11-20T09:30:00Z",
                     *       "code_expires_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["TelegramLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    completeTwoFactorGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "204981"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorCompletion"];
            };
        };
        responses: {
            /** @description Two-factor authentication is on, with its recovery codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done.",
                     *       "recovery_codes": [
                     *         "K7QM-2XTD-9WBA-P4NE-6GHC-V3RT",
                     *         "H3VC-8RKY-5ZBJ-T6GF-Q2WD-N9PM"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    confirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Correct-Horse-7"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmPassword"];
            };
        };
        responses: {
            /** @description The proof is renewed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done.",
                     *       "proven_until": "2026-11-22T09:41:12Z",
                     *       "accessToken": "pat_Q2hhbmdlZEhvcnNlQmF0dGVyeVN0YXBsZTAxMjM0NTY"
                     *     }
                     */
                    "application/json": components["schemas"]["Proof"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "google",
                 *       "otp": "204981"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorDisable"];
            };
        };
        responses: {
            /** @description Two-factor authentication is off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of sessions that ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done.",
                     *       "ended": 3
                     *     }
                     */
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    endSession: {
        parameters: {
            query: {
                /**
                 * @description The session's id
                 * @example 6f1c2a64-2f0e-4c55-9a06-0b9c1b6f7f11
                 */
                id: components["parameters"]["SessionId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    listImpersonations: {
        parameters: {
            query?: {
                /**
                 * @description The page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of items per page, at most 100
                 * @example 25
                 */
                "per-page"?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of impersonations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a11",
                     *           "operator": "anna",
                     *           "reason": "Ticket 512, the customer cannot see an invoice",
                     *           "can_write": false,
                     *           "user": {
                     *             "id": 7,
                     *             "name": "Mira Novak",
                     *             "email": "mira@example.com"
                     *           },
                     *           "started_at": "2026-11-21T09:30:00Z",
                     *           "until": "2026-11-21T09:45:00Z",
                     *           "ended_at": null,
                     *           "request_count": 1,
                     *           "requests": [
                     *             {
                     *               "at": "2026-11-21T09:30:04Z",
                     *               "operation": "listInvoices",
                     *               "allowed": true
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "per_page": 25,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ImpersonationList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "inv_5XkX1b9cQ2",
                 *       "first_name": "Lena",
                 *       "last_name": "Novak",
                 *       "language": "en",
                 *       "password": "Correct-Horse-7",
                 *       "password_repeat": "Correct-Horse-7",
                 *       "accept_rules": 1,
                 *       "accept_public_offer": 1,
                 *       "email_marketing": 0,
                 *       "email_news": 1
                 *     }
                 */
                "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        responses: {
            /** @description The user is created and signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "accessToken": "pat_5XkX1b9cQ2",
                     *       "user": {
                     *         "id": 7,
                     *         "email": "mira@example.com",
                     *         "firstname": "Mira",
                     *         "language": "en",
                     *         "balance": 128.4,
                     *         "admin_reply_ticket_count": 2,
                     *         "unpaid_invoice_count": 1,
                     *         "is_main": true,
                     *         "roles": {
                     *           "services": "write",
                     *           "billing": "write",
                     *           "support": "write",
                     *           "people": "write"
                     *         },
                     *         "impersonation": null,
                     *         "clock_ahead_ms": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NewSession"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    cancelInvitation: {
        parameters: {
            query: {
                /**
                 * @description The invitation's id
                 * @example 4107
                 */
                id: components["parameters"]["InvitationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Invitation cancelled."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "inv_5XkX1b9cQ2"
                 *     }
                 */
                "application/json": components["schemas"]["GetInvitationRequest"];
            };
        };
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "lena@example.com",
                     *       "first_name": "Lena",
                     *       "client_name": "Acme GmbH",
                     *       "language": "en",
                     *       "expires_at": "2026-11-28T09:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationDetails"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    transferMainUser: {
        parameters: {
            query: {
                /**
                 * @description The client user's id
                 * @example 4107
                 */
                id: components["parameters"]["ClientUserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "id": 4107,
                     *           "email": "jan@example.com",
                     *           "first_name": "Jan",
                     *           "last_name": "Novak",
                     *           "is_main": false,
                     *           "is_self": false,
                     *           "roles": {
                     *             "services": "write",
                     *             "billing": "read",
                     *             "support": "write",
                     *             "people": "none"
                     *           },
                     *           "created_at": "2026-11-21T09:30:00Z"
                     *         }
                     *       ],
                     *       "invitations": []
                     *     }
                     */
                    "application/json": components["schemas"]["ClientUsers"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getAccountMeta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "email": "mira@example.com",
                     *       "firstname": "Mira",
                     *       "language": "en",
                     *       "balance": 128.4,
                     *       "admin_reply_ticket_count": 2,
                     *       "unpaid_invoice_count": 1,
                     *       "is_main": true,
                     *       "roles": {
                     *         "services": "write",
                     *         "billing": "write",
                     *         "support": "write",
                     *         "people": "write"
                     *       },
                     *       "impersonation": null,
                     *       "clock_ahead_ms": 0
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": true,
                     *       "general": true,
                     *       "invoices_and_billing": true,
                     *       "marketing": false,
                     *       "news_and_announcements": true,
                     *       "product_updates": false,
                     *       "support_tickets": true,
                     *       "telegram": false
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    updateNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "marketing": false
                 *     }
                 */
                "application/json": components["schemas"]["NotificationPreferencesUpdate"];
            };
        };
        responses: {
            /** @description The preferences after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": true,
                     *       "general": true,
                     *       "invoices_and_billing": true,
                     *       "marketing": false,
                     *       "news_and_announcements": true,
                     *       "product_updates": false,
                     *       "support_tickets": true,
                     *       "telegram": false
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    confirmPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": {
                 *         "id": "q2dVbXl0ZXN0Y3JlZGVudGlhbA",
                 *         "rawId": "q2dVbXl0ZXN0Y3JlZGVudGlhbA",
                 *         "type": "public-key",
                 *         "authenticatorAttachment": "platform",
                 *         "clientExtensionResults": {},
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *           "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ",
                 *           "signature": "MEUCIQDHvYw0d3J5",
                 *           "userHandle": "2hT0bVw9Tn6x"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            /** @description The proof is renewed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done.",
                     *       "proven_until": "2026-11-22T09:41:12Z",
                     *       "accessToken": "pat_Q2hhbmdlZEhvcnNlQmF0dGVyeVN0YXBsZTAxMjM0NTY"
                     *     }
                     */
                    "application/json": components["schemas"]["Proof"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    requestPasskeyProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The WebAuthn request options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "options": {
                     *         "rpId": "portal.example.com",
                     *         "challenge": "4Jr0Zx8bq3mS9dVw1nQ2tYk6uE5oP7cA",
                     *         "timeout": 300000,
                     *         "userVerification": "required",
                     *         "allowCredentials": [
                     *           {
                     *             "type": "public-key",
                     *             "id": "q2dVbXl0ZXN0Y3JlZGVudGlhbA",
                     *             "transports": [
                     *               "internal"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "expires_at": "2026-11-22T09:36:12Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    registerPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Laptop",
                 *       "credential": {
                 *         "id": "q2dVbXl0ZXN0Y3JlZGVudGlhbA",
                 *         "rawId": "q2dVbXl0ZXN0Y3JlZGVudGlhbA",
                 *         "type": "public-key",
                 *         "authenticatorAttachment": "platform",
                 *         "clientExtensionResults": {},
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
                 *           "attestationObject": "o2NmbXRkbm9uZWdhdHRTdG10oA",
                 *           "transports": [
                 *             "internal"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyRegistration"];
            };
        };
        responses: {
            /** @description The new passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done.",
                     *       "passkey": {
                     *         "id": "0197f4c0-0000-7000-8000-000000000001",
                     *         "name": "Laptop",
                     *         "created_at": "2026-11-22T09:31:12Z",
                     *         "last_used_at": null,
                     *         "synced": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyAdded"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    removePasskey: {
        parameters: {
            query: {
                /**
                 * @description The passkey's id
                 * @example 0197f4c0-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["PasskeyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey is removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    renamePasskey: {
        parameters: {
            query: {
                /**
                 * @description The passkey's id
                 * @example 0197f4c0-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["PasskeyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Old laptop"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description The passkey is renamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    requestPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The WebAuthn creation options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "options": {
                     *         "rp": {
                     *           "id": "portal.example.com",
                     *           "name": "Portico"
                     *         },
                     *         "user": {
                     *           "id": "2hT0bVw9Tn6x",
                     *           "name": "mira@example.com",
                     *           "displayName": "Mira Novak"
                     *         },
                     *         "challenge": "4Jr0Zx8bq3mS9dVw1nQ2tYk6uE5oP7cA",
                     *         "pubKeyCredParams": [
                     *           {
                     *             "type": "public-key",
                     *             "alg": -8
                     *           },
                     *           {
                     *             "type": "public-key",
                     *             "alg": -7
                     *           },
                     *           {
                     *             "type": "public-key",
                     *             "alg": -257
                     *           }
                     *         ],
                     *         "timeout": 300000,
                     *         "excludeCredentials": [],
                     *         "authenticatorSelection": {
                     *           "residentKey": "required",
                     *           "requireResidentKey": true,
                     *           "userVerification": "required"
                     *         },
                     *         "attestation": "none"
                     *       },
                     *       "expires_at": "2026-11-22T09:36:12Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0197f4c0-0000-7000-8000-000000000001",
                     *           "name": "Laptop",
                     *           "created_at": "2026-11-22T09:31:12Z",
                     *           "last_used_at": null,
                     *           "synced": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getPaymentSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auto_pay_from_balance": true,
                     *       "auto_pay_from_card": false,
                     *       "split_invoice": false
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    updatePaymentSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "auto_pay_from_balance": true
                 *     }
                 */
                "application/json": components["schemas"]["PaymentSettingsUpdate"];
            };
        };
        responses: {
            /** @description The settings after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auto_pay_from_balance": true,
                     *       "auto_pay_from_card": false,
                     *       "split_invoice": false
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    regenerateRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "204981"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorCompletion"];
            };
        };
        responses: {
            /** @description Ten new codes, which can't be retrieved again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done.",
                     *       "recovery_codes": [
                     *         "K7QM-2XTD-9WBA-P4NE-6GHC-V3RT",
                     *         "H3VC-8RKY-5ZBJ-T6GF-Q2WD-N9PM"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    requestDisableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accepted code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done.",
                     *       "provider": "google",
                     *       "recovery_codes_left": 9
                     *     }
                     */
                    "application/json": components["schemas"]["TwoFactorDisableRequested"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    requestTelegramLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "unlinked",
                     *       "telegram_id": "204981776",
                     *       "bot": "portico_bot",
                     *       "linked_at": null,
                     *       "code_expires_at": "2026-11-20T09:40:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["TelegramLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    requestTwoFactorGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "google"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorRequest"];
            };
        };
        responses: {
            /** @description The secret, which can't be retrieved again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "otpauth_url": "otpauth://totp/Portico:mira%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Portico",
                     *       "expires_at": "2026-11-22T10:01:12Z"
                     *     }
                     */
                    "application/json": components["schemas"]["TwoFactorSecret"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description The page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of items per page, at most 100
                 * @example 25
                 */
                "per-page"?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "6f1c2a64-2f0e-4c55-9a06-0b9c1b6f7f11",
                     *           "device": {
                     *             "browser": "Firefox",
                     *             "system": "Linux"
                     *           },
                     *           "ip": "203.0.113.7",
                     *           "remembered": false,
                     *           "created_at": "2026-11-22T09:31:12Z",
                     *           "last_used_at": "2026-11-22T09:40:12Z",
                     *           "current": true
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "per_page": 25,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getTelegramLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "linked",
                     *       "telegram_id": "204981776",
                     *       "bot": "portico_bot",
                     *       "linked_at": "2026-11-20T09:30:00Z",
                     *       "code_expires_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["TelegramLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getTwoFactorMeta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enabled": true,
                     *       "provider": "google",
                     *       "enabled_at": "2026-11-22T09:31:12Z",
                     *       "recovery_codes_left": 9
                     *     }
                     */
                    "application/json": components["schemas"]["TwoFactorMeta"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    unlinkTelegram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unlinked state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "unlinked",
                     *       "telegram_id": "204981776",
                     *       "bot": "portico_bot",
                     *       "linked_at": null,
                     *       "code_expires_at": null
                     *     }
                     */
                    "application/json": components["schemas"]["TelegramLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    completeEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mira@example.org",
                 *       "token": "204981"
                 *     }
                 */
                "application/json": components["schemas"]["EmailChangeCompletion"];
            };
        };
        responses: {
            /** @description The email address is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done.",
                     *       "user": {
                     *         "id": 7,
                     *         "email": "mira@example.com",
                     *         "firstname": "Mira",
                     *         "language": "en",
                     *         "balance": 128.4,
                     *         "admin_reply_ticket_count": 2,
                     *         "unpaid_invoice_count": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EmailChanged"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mira@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        responses: {
            /** @description A code is on its way to the new address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done.",
                     *       "id": "6f1c2a64-2f0e-4c55-9a06-0b9c1b6f7f11",
                     *       "email": "mira@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["EmailChangeResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    resendEmailChangeCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "6f1c2a64-2f0e-4c55-9a06-0b9c1b6f7f11"
                 *     }
                 */
                "application/json": components["schemas"]["EmailChangeResend"];
            };
        };
        responses: {
            /** @description A new code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done.",
                     *       "id": "6f1c2a64-2f0e-4c55-9a06-0b9c1b6f7f11",
                     *       "email": "mira@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["EmailChangeResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "Correct-Horse-7",
                 *       "password": "Better-Horse-8",
                 *       "password_repeat": "Better-Horse-8"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done.",
                     *       "accessToken": "pat_Q2hhbmdlZEhvcnNlQmF0dGVyeVN0YXBsZTAxMjM0NTY"
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getUserDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "email": "mira@example.com",
                     *       "first_name": "Mira",
                     *       "last_name": "Novak",
                     *       "language": "en",
                     *       "email_change": {
                     *         "id": "6f1c2a64-2f0e-4c55-9a06-0b9c1b6f7f11",
                     *         "email": "mira@example.org",
                     *         "requested_at": "2026-11-22T09:31:12Z"
                     *       },
                     *       "two_factor": {
                     *         "enabled": true,
                     *         "provider": "google"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Mira",
                 *       "last_name": "Novak",
                 *       "language": "ru"
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The user after the change, or a confirmation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "email": "mira@example.com",
                     *       "firstname": "Mira",
                     *       "language": "en",
                     *       "balance": 128.4,
                     *       "admin_reply_ticket_count": 2,
                     *       "unpaid_invoice_count": 1,
                     *       "is_main": true,
                     *       "roles": {
                     *         "services": "write",
                     *         "billing": "write",
                     *         "support": "write",
                     *         "people": "write"
                     *       },
                     *       "impersonation": null,
                     *       "clock_ahead_ms": 0
                     *     }
                     */
                    "application/json": components["schemas"]["UserUpdated"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    endReportedSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "pst_5XkX1b9cQ2"
                 *     }
                 */
                "application/json": components["schemas"]["EndReportedSession"];
            };
        };
        responses: {
            /** @description The session has ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /**
                 * @description Without `Last-Event-ID`, also sends the events of this many past seconds, each with `replayed` set
                 * @example 60
                 */
                "replay-seconds"?: number;
            };
            header?: {
                /**
                 * @description The id of the last event received
                 * @example 1842
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "1843",
                     *       "type": "service.activated",
                     *       "created_at": "2026-11-21T09:31:12Z",
                     *       "resource": {
                     *         "type": "service",
                     *         "id": "31"
                     *       },
                     *       "status": "active"
                     *     }
                     */
                    "text/event-stream": components["schemas"]["StreamEvent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    listFaq: {
        parameters: {
            query?: {
                /**
                 * @description 1 returns entries that match any word of `q`
                 * @example 1
                 */
                any?: components["schemas"]["Flag"];
                /**
                 * @description The text to search for
                 * @example edge
                 */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories and entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "categories": [
                     *         {
                     *           "id": "payment",
                     *           "title": "Payment"
                     *         }
                     *       ],
                     *       "items": [
                     *         {
                     *           "id": "payment/top-up",
                     *           "category": "payment",
                     *           "title": "How do I top up my balance?"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Faq"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    rateFaqEntry: {
        parameters: {
            query: {
                /**
                 * @description The entry's id
                 * @example payment/top-up
                 */
                entry: components["parameters"]["FaqEntryId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "helpful": true
                 *     }
                 */
                "application/json": components["schemas"]["RateFaqEntryRequest"];
            };
        };
        responses: {
            /** @description The rating is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getFaqEntry: {
        parameters: {
            query: {
                /**
                 * @description The entry's id
                 * @example payment/top-up
                 */
                entry: components["parameters"]["FaqEntryId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "payment/top-up",
                     *       "category": "payment",
                     *       "title": "How do I top up my balance?",
                     *       "body": "Press **Top up** below the menu.",
                     *       "helpful": null
                     *     }
                     */
                    "application/json": components["schemas"]["FaqEntry"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getFileLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attachment_max_bytes": 2000000,
                     *       "attachments_per_message": 5,
                     *       "types": [
                     *         "image/jpeg",
                     *         "image/png",
                     *         "image/gif"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FileLimits"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    removeFile: {
        parameters: {
            query: {
                /**
                 * @description The file's id
                 * @example 6b0f0f2e-52cb-4c43-9b0b-0d7c8f6f4c11
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image is deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "File removed."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    uploadFile: {
        parameters: {
            query: {
                /**
                 * @description The file's name. Only the last part of a path is kept, without unprintable characters
                 * @example console.png
                 */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The stored image */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6b0f0f2e-52cb-4c43-9b0b-0d7c8f6f4c11",
                     *       "name": "console.png",
                     *       "type": "image/png",
                     *       "bytes": 188213,
                     *       "width": 1440,
                     *       "height": 900,
                     *       "url": "/v1/file/content?id=6b0f0f2e-52cb-4c43-9b0b-0d7c8f6f4c11&variant=full&until=1795339800&signature=0Zc",
                     *       "preview_url": "/v1/file/content?id=6b0f0f2e-52cb-4c43-9b0b-0d7c8f6f4c11&variant=preview&until=1795339800&signature=pY4"
                     *     }
                     */
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /**
                 * @description The page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of items per page, at most 100
                 * @example 25
                 */
                "per-page"?: components["parameters"]["PerPage"];
                /**
                 * @description The text to search for
                 * @example edge
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Returns only invoices with this status
                 * @example unpaid
                 */
                status?: components["schemas"]["InvoiceStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invoices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 10241,
                     *           "description": "VPS NVMe 8, Frankfurt",
                     *           "other_services": 2,
                     *           "amount": 67.1,
                     *           "created_date": "2026-11-21",
                     *           "due_date": "2026-11-28",
                     *           "paid_date": null,
                     *           "status": "unpaid"
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "per_page": 25,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["InvoiceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    addCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID that the caller creates for the request. The same key with the same body returns the same response again, with
                 *     `Idempotent-Replayed: true`.
                 * @example 1f7cbb6e-70d0-4a51-8d2a-1f0a5f8f4a52
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentmethod": 3
                 *     }
                 */
                "application/json": components["schemas"]["NewCard"];
            };
        };
        responses: {
            /** @description The page to send the browser to */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Taking you to the payment page.",
                     *       "next_action": "redirect",
                     *       "url": "https://portal.example.com/sandbox-gateway/checkout/4f1c",
                     *       "payment_id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a11"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentStart"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    makeCardDefault: {
        parameters: {
            query: {
                /**
                 * @description The saved card's id
                 * @example 019a9d6e-6c1c-7000-8000-3f3c5f0e9a31
                 */
                id: components["parameters"]["CardId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card is the default */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    removeCard: {
        parameters: {
            query: {
                /**
                 * @description The saved card's id
                 * @example 019a9d6e-6c1c-7000-8000-3f3c5f0e9a31
                 */
                id: components["parameters"]["CardId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card is removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    renameCard: {
        parameters: {
            query: {
                /**
                 * @description The saved card's id
                 * @example 019a9d6e-6c1c-7000-8000-3f3c5f0e9a31
                 */
                id: components["parameters"]["CardId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Company card"
                 *     }
                 */
                "application/json": components["schemas"]["CardName"];
            };
        };
        responses: {
            /** @description The card is renamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    listCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "max": 10,
                     *       "items": [
                     *         {
                     *           "id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a31",
                     *           "paymentmethod": 3,
                     *           "brand": "Visa",
                     *           "last_four": "4242",
                     *           "expiry_month": 12,
                     *           "expiry_year": 2034,
                     *           "expired": false,
                     *           "name": "Company card",
                     *           "is_default": true,
                     *           "created_at": "2026-11-22T09:30:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CardList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getInvoiceDocument: {
        parameters: {
            query: {
                /**
                 * @description The id of one of the invoice's credit notes, to get its PDF instead of the invoice's
                 * @example 10001
                 */
                credit_note?: number;
                /**
                 * @description The invoice's id
                 * @example 10241
                 */
                id: components["parameters"]["InvoiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link to the PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "invoice-10241.pdf",
                     *       "url": "/v1/invoice/pdf?kind=invoice&id=10241&locale=en&until=1795340000&signature=yJ0Jx4"
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    payInvoice: {
        parameters: {
            query: {
                /**
                 * @description The invoice's id
                 * @example 10241
                 */
                id: components["parameters"]["InvoiceId"];
            };
            header: {
                /**
                 * @description A UUID that the caller creates for the request. The same key with the same body returns the same response again, with
                 *     `Idempotent-Replayed: true`.
                 * @example 1f7cbb6e-70d0-4a51-8d2a-1f0a5f8f4a52
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentmethod": 2
                 *     }
                 */
                "application/json": components["schemas"]["PayInvoiceRequest"];
            };
        };
        responses: {
            /** @description The invoice is paid, or the page to pay it on */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Taking you to the payment page.",
                     *       "next_action": "redirect",
                     *       "url": "https://portal.example.com/sandbox-gateway/checkout/4f1c",
                     *       "payment_id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a11"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentStart"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment methods */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "name": "Account balance",
                     *           "kind": "balance",
                     *           "description": null,
                     *           "sandbox": false,
                     *           "keeps_cards": false
                     *         },
                     *         {
                     *           "id": 2,
                     *           "name": "Sandbox",
                     *           "kind": "gateway",
                     *           "description": "A test payment. No money moves.",
                     *           "sandbox": true,
                     *           "keeps_cards": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentMethodList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    syncPayment: {
        parameters: {
            query: {
                /**
                 * @description The payment's id
                 * @example 019a9d6e-6c1c-7000-8000-3f3c5f0e9a11
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a11",
                     *       "purpose": "invoice",
                     *       "invoice_id": 10241,
                     *       "method": "Sandbox",
                     *       "amount": 67.1,
                     *       "status": "succeeded",
                     *       "credited": false,
                     *       "created_at": "2026-11-21T09:30:00Z",
                     *       "checkout": null
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listBalanceEntries: {
        parameters: {
            query?: {
                /**
                 * @description The page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of items per page, at most 100
                 * @example 25
                 */
                "per-page"?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of balance entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 84,
                     *           "at": "2026-11-21T09:30:00Z",
                     *           "kind": "invoice",
                     *           "amount": -67.1,
                     *           "balance": 128.4,
                     *           "invoice_id": 10241,
                     *           "credit_note": null,
                     *           "method": null
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "per_page": 25,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["BalanceEntryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getStatementDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link to the CSV file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "balance-statement.csv",
                     *       "url": "/v1/invoice/statement/file?client=7&locale=en&until=1795340000&signature=yJ0Jx4"
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    topUpBalance: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID that the caller creates for the request. The same key with the same body returns the same response again, with
                 *     `Idempotent-Replayed: true`.
                 * @example 1f7cbb6e-70d0-4a51-8d2a-1f0a5f8f4a52
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentmethod": 2,
                 *       "amount": 50
                 *     }
                 */
                "application/json": components["schemas"]["TopUpRequest"];
            };
        };
        responses: {
            /** @description The balance is topped up, or the page to pay on */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Taking you to the payment page.",
                     *       "next_action": "redirect",
                     *       "url": "https://portal.example.com/sandbox-gateway/checkout/4f1c",
                     *       "payment_id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a11"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentStart"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getInvoice: {
        parameters: {
            query: {
                /**
                 * @description The invoice's id
                 * @example 10241
                 */
                id: components["parameters"]["InvoiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 10241,
                     *       "amount": 67.1,
                     *       "created_date": "2026-11-21",
                     *       "due_date": "2026-11-28",
                     *       "paid_date": null,
                     *       "status": "unpaid",
                     *       "items": [
                     *         {
                     *           "kind": "service",
                     *           "description": "VPS NVMe 8, Frankfurt",
                     *           "hostname": "edge-fra-02.acme.dev",
                     *           "billing_cycle": "quarterly",
                     *           "period": null,
                     *           "details": [
                     *             {
                     *               "name": "Operating system",
                     *               "value": "Debian 13"
                     *             }
                     *           ],
                     *           "amount": 67.1
                     *         }
                     *       ],
                     *       "payments": [
                     *         {
                     *           "id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a11",
                     *           "purpose": "invoice",
                     *           "invoice_id": 10241,
                     *           "method": "Sandbox",
                     *           "amount": 67.1,
                     *           "status": "declined",
                     *           "credited": false,
                     *           "created_at": "2026-11-21T09:30:00Z",
                     *           "checkout": null
                     *         }
                     *       ],
                     *       "credit_notes": [],
                     *       "order_expires_on": "2026-12-05",
                     *       "tax": {
                     *         "prices": "gross",
                     *         "treatment": "standard",
                     *         "net": 56.39,
                     *         "vat": 10.71,
                     *         "rates": [
                     *           {
                     *             "rate": 19,
                     *             "net": 56.39,
                     *             "vat": 10.71
                     *           }
                     *         ],
                     *         "seller": {
                     *           "name": "Example Hosting GmbH",
                     *           "contact": null,
                     *           "address": "Hauptstrasse 5",
                     *           "zip_code": "10115",
                     *           "city": "Berlin",
                     *           "state": null,
                     *           "country": "DE",
                     *           "vat_id": "DE136695976"
                     *         },
                     *         "buyer": {
                     *           "name": "Acme GmbH",
                     *           "contact": "Mira Novak",
                     *           "address": "Lindenweg 12",
                     *           "zip_code": "20095",
                     *           "city": "Hamburg",
                     *           "state": null,
                     *           "country": "DE",
                     *           "vat_id": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mira@example.com",
                 *       "password": "Correct-Horse-7",
                 *       "rememberMe": 1
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The result of the sign-in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "accessToken": "pat_5XkX1b9cQ2",
                     *       "accessTokenTwoFactor": null,
                     *       "two_factor_provider": null,
                     *       "user": {
                     *         "id": 7,
                     *         "email": "mira@example.com",
                     *         "firstname": "Mira",
                     *         "language": "en",
                     *         "balance": 128.4,
                     *         "admin_reply_ticket_count": 2,
                     *         "unpaid_invoice_count": 1,
                     *         "is_main": true,
                     *         "roles": {
                     *           "services": "write",
                     *           "billing": "write",
                     *           "support": "write",
                     *           "people": "write"
                     *         },
                     *         "impersonation": null,
                     *         "clock_ahead_ms": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    exchangeImpersonationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "imp_5XkX1b9cQ2"
                 *     }
                 */
                "application/json": components["schemas"]["LoginAsClientRequest"];
            };
        };
        responses: {
            /** @description A session that acts as the client */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "accessToken": "pat_5XkX1b9cQ2",
                     *       "user": {
                     *         "id": 7,
                     *         "email": "mira@example.com",
                     *         "firstname": "Mira",
                     *         "language": "en",
                     *         "balance": 128.4,
                     *         "admin_reply_ticket_count": 2,
                     *         "unpaid_invoice_count": 1,
                     *         "is_main": true,
                     *         "roles": {
                     *           "services": "write",
                     *           "billing": "write",
                     *           "support": "write",
                     *           "people": "write"
                     *         },
                     *         "impersonation": {
                     *           "operator": "anna",
                     *           "reason": "Ticket 512, the customer cannot see an invoice",
                     *           "can_write": false,
                     *           "until": "2026-11-21T09:45:00Z"
                     *         },
                     *         "clock_ahead_ms": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NewSession"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    loginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": {
                 *         "id": "q2dVbXl0ZXN0Y3JlZGVudGlhbA",
                 *         "rawId": "q2dVbXl0ZXN0Y3JlZGVudGlhbA",
                 *         "type": "public-key",
                 *         "authenticatorAttachment": "platform",
                 *         "clientExtensionResults": {},
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *           "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ",
                 *           "signature": "MEUCIQDHvYw0d3J5",
                 *           "userHandle": "2hT0bVw9Tn6x"
                 *         }
                 *       },
                 *       "rememberMe": 1
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description The user is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "accessToken": "pat_5XkX1b9cQ2",
                     *       "user": {
                     *         "id": 7,
                     *         "email": "mira@example.com",
                     *         "firstname": "Mira",
                     *         "language": "en",
                     *         "balance": 128.4,
                     *         "admin_reply_ticket_count": 2,
                     *         "unpaid_invoice_count": 1,
                     *         "is_main": true,
                     *         "roles": {
                     *           "services": "write",
                     *           "billing": "write",
                     *           "support": "write",
                     *           "people": "write"
                     *         },
                     *         "impersonation": null,
                     *         "clock_ahead_ms": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginTwoFactorResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    requestPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The WebAuthn request options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "options": {
                     *         "rpId": "portal.example.com",
                     *         "challenge": "4Jr0Zx8bq3mS9dVw1nQ2tYk6uE5oP7cA",
                     *         "timeout": 300000,
                     *         "userVerification": "required",
                     *         "allowCredentials": []
                     *       },
                     *       "expires_at": "2026-11-22T09:36:12Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    loginTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "google",
                 *       "otp": "204981",
                 *       "rememberMe": 1
                 *     }
                 */
                "application/json": components["schemas"]["LoginTwoFactorRequest"];
            };
        };
        responses: {
            /** @description The user is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "accessToken": "pat_5XkX1b9cQ2",
                     *       "user": {
                     *         "id": 7,
                     *         "email": "mira@example.com",
                     *         "firstname": "Mira",
                     *         "language": "en",
                     *         "balance": 128.4,
                     *         "admin_reply_ticket_count": 2,
                     *         "unpaid_invoice_count": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginTwoFactorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    loginTwoFactorPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": {
                 *         "id": "q2dVbXl0ZXN0Y3JlZGVudGlhbA",
                 *         "rawId": "q2dVbXl0ZXN0Y3JlZGVudGlhbA",
                 *         "type": "public-key",
                 *         "authenticatorAttachment": "platform",
                 *         "clientExtensionResults": {},
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *           "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ",
                 *           "signature": "MEUCIQDHvYw0d3J5",
                 *           "userHandle": "2hT0bVw9Tn6x"
                 *         }
                 *       },
                 *       "rememberMe": 1
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description The user is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "accessToken": "pat_5XkX1b9cQ2",
                     *       "user": {
                     *         "id": 7,
                     *         "email": "mira@example.com",
                     *         "firstname": "Mira",
                     *         "language": "en",
                     *         "balance": 128.4,
                     *         "admin_reply_ticket_count": 2,
                     *         "unpaid_invoice_count": 1,
                     *         "is_main": true,
                     *         "roles": {
                     *           "services": "write",
                     *           "billing": "write",
                     *           "support": "write",
                     *           "people": "write"
                     *         },
                     *         "impersonation": null,
                     *         "clock_ahead_ms": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoginTwoFactorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    requestPasskeyTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The WebAuthn request options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "options": {
                     *         "rpId": "portal.example.com",
                     *         "challenge": "4Jr0Zx8bq3mS9dVw1nQ2tYk6uE5oP7cA",
                     *         "timeout": 300000,
                     *         "userVerification": "required",
                     *         "allowCredentials": [
                     *           {
                     *             "type": "public-key",
                     *             "id": "q2dVbXl0ZXN0Y3JlZGVudGlhbA",
                     *             "transports": [
                     *               "internal"
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "expires_at": "2026-11-22T09:36:12Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    cancelOrder: {
        parameters: {
            query: {
                /**
                 * @description The invoice's id
                 * @example 10241
                 */
                id: components["parameters"]["InvoiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dry_run": true
                 *     }
                 */
                "application/json": components["schemas"]["CancelOrderRequest"];
            };
        };
        responses: {
            /** @description The cancelled invoice and services, or those that would be cancelled (`dry_run`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invoice_id": 10241,
                     *       "status": "unpaid",
                     *       "amount": 67.1,
                     *       "services": [
                     *         {
                     *           "id": 118,
                     *           "hostname": "edge-fra-02.acme.dev",
                     *           "tariff_name": "VPS NVMe 8"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderCancellation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID that the caller creates for the request. The same key with the same body returns the same response again, with
                 *     `Idempotent-Replayed: true`.
                 * @example 1f7cbb6e-70d0-4a51-8d2a-1f0a5f8f4a52
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_items": [
                 *         {
                 *           "tariff": "vps-nvme-8-de",
                 *           "configoptions": {
                 *             "os": "debian-13",
                 *             "raid": "none",
                 *             "ipv4": 2,
                 *             "backup": "daily",
                 *             "hostname": "edge-fra-02.acme.dev"
                 *           },
                 *           "count": 1,
                 *           "billing_cycle": "quarterly",
                 *           "promocode": null
                 *         }
                 *       ],
                 *       "payment_method": 1
                 *     }
                 */
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The order is placed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Your order is placed.",
                     *       "invoice_id": 10241
                     *     }
                     */
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The price differs from the one the buyer saw (`price_changed`), or the quote has expired (`quote_expired`); `errors` has both
             *     totals. Or a plan is sold out (`out_of_stock`), or the client would reserve too much of a plan's stock without paying
             *     (`reservation_limit`)
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "code": "price_changed",
                     *       "message": "The price was €18.90 and is now €20.50. Nothing was ordered.",
                     *       "errors": [
                     *         {
                     *           "path": "quote",
                     *           "code": "not_equal",
                     *           "params": {
                     *             "seen": 18.9,
                     *             "now": 20.5
                     *           }
                     *         }
                     *       ],
                     *       "request_id": "req-1f"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    quoteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_items": [
                 *         {
                 *           "tariff": "vps-nvme-8-de",
                 *           "configoptions": {
                 *             "os": "debian-13",
                 *             "raid": "none",
                 *             "ipv4": 1,
                 *             "hostname": "edge-fra-02.acme.dev"
                 *           },
                 *           "count": 2,
                 *           "billing_cycle": "monthly",
                 *           "promocode": "SPRING"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The quote */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quote": "eyJjbGllbnQiOjEyfQ.4nG0cX1uVY8",
                     *       "expires_at": "2026-11-22T13:00:00Z",
                     *       "subtotal": 37.8,
                     *       "discount": 7.56,
                     *       "setup_fee": 0,
                     *       "total": 30.24,
                     *       "items": [
                     *         {
                     *           "price": 18.9,
                     *           "subtotal": 37.8,
                     *           "discount": 7.56,
                     *           "setup_fee": 0,
                     *           "total": 30.24,
                     *           "renewal": 37.8,
                     *           "promocode": {
                     *             "code": "SPRING",
                     *             "reason": null,
                     *             "renews": false
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /**
             * @description A plan doesn't have enough stock (`out_of_stock`), or the client would reserve too much of it (`reservation_limit`); `errors` names
             *     the items and how many are available (`params.max`)
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "code": "out_of_stock",
                     *       "message": "Of Dedicated EPYC 7443P only 1 left here. Order fewer, or choose another plan or place.",
                     *       "errors": [
                     *         {
                     *           "path": "order_items.0.count",
                     *           "code": "too_large",
                     *           "params": {
                     *             "max": 1
                     *           }
                     *         }
                     *       ],
                     *       "request_id": "req-1f"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "type": "vps",
                     *           "name": "Virtual servers",
                     *           "description": "NVMe storage, ready in a minute",
                     *           "from_price": 3.9
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    listPlacements: {
        parameters: {
            query?: {
                /**
                 * @description The category's type
                 * @example vps
                 */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The placements */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "country": "DE",
                     *           "city": "Frankfurt",
                     *           "name": "Frankfurt, Germany",
                     *           "description": "DE-CIX, 3 ms to Amsterdam",
                     *           "from_price": 3.9
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PlacementList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    listPlans: {
        parameters: {
            query: {
                /**
                 * @description The placement's country
                 * @example DE
                 */
                country: string;
                /**
                 * @description The category's type
                 * @example vps
                 */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "tariff": "vps-nvme-8-de",
                     *           "name": "VPS NVMe 8",
                     *           "type": "vps",
                     *           "country": "DE",
                     *           "city": "Frankfurt",
                     *           "cpu": "4 vCPU",
                     *           "memory": "8 GB",
                     *           "storage": "160 GB NVMe",
                     *           "traffic": "20 TB",
                     *           "prices": {
                     *             "monthly": 18.9,
                     *             "quarterly": 53.9,
                     *             "semi-annually": 102,
                     *             "annually": 192.8
                     *           },
                     *           "setup_fee": 0,
                     *           "stock_left": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PlanList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getPlanConfiguration: {
        parameters: {
            query: {
                /**
                 * @description The plan's tariff
                 * @example vps-nvme-8-de
                 */
                tariff: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": {
                     *         "tariff": "vps-nvme-8-de",
                     *         "name": "VPS NVMe 8",
                     *         "type": "vps",
                     *         "country": "DE",
                     *         "city": "Frankfurt",
                     *         "cpu": "4 vCPU",
                     *         "memory": "8 GB",
                     *         "storage": "160 GB NVMe",
                     *         "traffic": "20 TB",
                     *         "prices": {
                     *           "monthly": 18.9,
                     *           "quarterly": 53.9,
                     *           "semi-annually": 102,
                     *           "annually": 192.8
                     *         },
                     *         "setup_fee": 0,
                     *         "stock_left": null
                     *       },
                     *       "billing_cycles": [
                     *         {
                     *           "billing_cycle": "monthly",
                     *           "price": 18.9,
                     *           "saving_percent": 0
                     *         },
                     *         {
                     *           "billing_cycle": "quarterly",
                     *           "price": 53.9,
                     *           "saving_percent": 4
                     *         }
                     *       ],
                     *       "options": [
                     *         {
                     *           "kind": "choice",
                     *           "id": "os",
                     *           "label": "Operating system",
                     *           "description": null,
                     *           "required": true,
                     *           "presentation": "cards",
                     *           "default": "debian-13",
                     *           "depends_on": null,
                     *           "choices": [
                     *             {
                     *               "value": "debian-13",
                     *               "label": "Debian 13",
                     *               "description": "trixie",
                     *               "prices": {
                     *                 "monthly": 0,
                     *                 "quarterly": 0,
                     *                 "semi-annually": 0,
                     *                 "annually": 0
                     *               },
                     *               "setup_fee": 0,
                     *               "depends_on": null
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "kind": "quantity",
                     *           "id": "ipv4",
                     *           "label": "IPv4 addresses",
                     *           "description": null,
                     *           "min": 1,
                     *           "max": 8,
                     *           "included": 1,
                     *           "default": 1,
                     *           "prices": {
                     *             "monthly": 2.5,
                     *             "quarterly": 7.5,
                     *             "semi-annually": 15,
                     *             "annually": 30
                     *           },
                     *           "setup_fee": 0,
                     *           "depends_on": null
                     *         },
                     *         {
                     *           "kind": "toggle",
                     *           "id": "monitoring",
                     *           "label": "Managed monitoring",
                     *           "description": null,
                     *           "required": false,
                     *           "default": false,
                     *           "on_label": "Yes",
                     *           "off_label": "No",
                     *           "prices": {
                     *             "monthly": 9,
                     *             "quarterly": 27,
                     *             "semi-annually": 54,
                     *             "annually": 108
                     *           },
                     *           "setup_fee": 15,
                     *           "depends_on": null
                     *         },
                     *         {
                     *           "kind": "text",
                     *           "id": "hostname",
                     *           "label": "Hostname",
                     *           "description": null,
                     *           "required": false,
                     *           "format": "hostname",
                     *           "min_length": 0,
                     *           "max_length": 253,
                     *           "pattern": null,
                     *           "prices": {
                     *             "monthly": 0,
                     *             "quarterly": 0,
                     *             "semi-annually": 0,
                     *             "annually": 0
                     *           },
                     *           "setup_fee": 0,
                     *           "depends_on": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PlanConfiguration"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getTaxTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The VAT terms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tax": {
                     *         "prices": "net",
                     *         "treatment": "standard",
                     *         "rate": 19
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderTax"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "prt_5XkX1b9cQ2",
                 *       "password": "Portico_2026.x",
                 *       "password_repeat": "Portico_2026.x"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is set. The user has to sign in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mira@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description If the account exists, the link is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    resendVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mira@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ResendVerificationCodeRequest"];
            };
        };
        responses: {
            /** @description If the address needs verification, a new code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                /**
                 * @description Returns only services with one of these billing cycles. Repeated for each
                 * @example [
                 *       "monthly"
                 *     ]
                 */
                billing_cycle?: components["schemas"]["BillingCycle"][];
                /**
                 * @description Returns only services in one of these countries. Repeated for each
                 * @example [
                 *       "DE"
                 *     ]
                 */
                country?: string[];
                /**
                 * @description The page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of items per page, at most 100
                 * @example 25
                 */
                "per-page"?: components["parameters"]["PerPage"];
                /**
                 * @description The text to search for
                 * @example edge
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description The field to sort by. A leading hyphen sorts in descending order
                 * @example hostname
                 */
                sort?: "hostname" | "-hostname" | "tariff_name" | "-tariff_name" | "status" | "-status" | "next_due_date" | "-next_due_date" | "renewal_cost" | "-renewal_cost";
                /**
                 * @description Returns only services with one of these statuses. Repeated for each
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: components["schemas"]["ServiceStatus"][];
                /**
                 * @description Returns only services of one of these plans. Repeated for each
                 * @example [
                 *       "vps-nvme-8-de"
                 *     ]
                 */
                tariff?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of services */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 31,
                     *           "hostname": "edge-fra-01.acme.dev",
                     *           "tariff": "vps-nvme-8-de",
                     *           "tariff_name": "VPS NVMe 8",
                     *           "country": "DE",
                     *           "city": "Frankfurt",
                     *           "billing_cycle": "monthly",
                     *           "status": "active",
                     *           "next_due_date": "2026-12-04",
                     *           "ends_on": null,
                     *           "renewal_cost": 18.9,
                     *           "ip": "203.0.113.24",
                     *           "invoice_id": 10241,
                     *           "unpaid_invoice": {
                     *             "id": 10255,
                     *             "amount": 18.9,
                     *             "due_date": "2026-12-04"
                     *           },
                     *           "power": "running",
                     *           "features": [
                     *             "power",
                     *             "vnc",
                     *             "console",
                     *             "iso",
                     *             "reinstall",
                     *             "root_password",
                     *             "ssh_key",
                     *             "metrics"
                     *           ],
                     *           "action": null
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "per_page": 25,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getAction: {
        parameters: {
            query: {
                /**
                 * @description The action's id
                 * @example 019a9d6e-6c1c-7000-8000-3f3c5f0e9a21
                 */
                id: components["parameters"]["ActionId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The action */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a21",
                     *       "command": "restart",
                     *       "status": "running",
                     *       "progress": 0,
                     *       "started_at": "2026-11-22T09:31:12Z",
                     *       "finished_at": null,
                     *       "error": null,
                     *       "resource": {
                     *         "type": "service",
                     *         "id": "31"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Action"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    listServiceActivity: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
                /**
                 * @description The page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of items per page, at most 100
                 * @example 25
                 */
                "per-page"?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of activity */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 7,
                     *           "at": "2026-11-22T09:31:12Z",
                     *           "what": "restart",
                     *           "outcome": "success",
                     *           "error": null,
                     *           "who": "Alexandra Petrova",
                     *           "detail": null
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "per_page": 25,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceActivityList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    requestCancellation: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The project is finished.",
                 *       "dry_run": false
                 *     }
                 */
                "application/json": components["schemas"]["CancellationRequest"];
            };
        };
        responses: {
            /** @description The plan (`dry_run`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "command": "cancel",
                     *       "hostname": "edge-fra-01.acme.dev",
                     *       "erased": [
                     *         "disk",
                     *         "addresses",
                     *         "rdns"
                     *       ],
                     *       "kept": [],
                     *       "downtime": false,
                     *       "duration_seconds": 0,
                     *       "cost": 0,
                     *       "ends_on": "2026-12-04"
                     *     }
                     */
                    "application/json": components["schemas"]["ActionPlan"];
                };
            };
            /** @description The cancellation */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requested_at": "2026-11-22T09:31:12Z",
                     *       "ends_on": "2026-12-04",
                     *       "reason": "The project is finished."
                     *     }
                     */
                    "application/json": components["schemas"]["Cancellation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    withdrawCancellation: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service stays active and renews as usual */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    openConsole: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "/v1/service/console-socket?id=1042",
                     *       "ticket": "5b1Yk3m0Vd8",
                     *       "expires_at": "2026-11-22T09:31:42Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ConsoleTicket"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getServiceFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values of each filter */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": [
                     *         {
                     *           "value": "active",
                     *           "count": 12
                     *         },
                     *         {
                     *           "value": "suspended",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "country": [
                     *         {
                     *           "value": "DE",
                     *           "count": 9
                     *         },
                     *         {
                     *           "value": "FI",
                     *           "count": 4
                     *         }
                     *       ],
                     *       "tariff": [
                     *         {
                     *           "value": "vps-nvme-8-de",
                     *           "name": "VPS NVMe 8",
                     *           "count": 13
                     *         }
                     *       ],
                     *       "billing_cycle": [
                     *         {
                     *           "value": "monthly",
                     *           "count": 13
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceFilters"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    listIsoImages: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The images */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "netboot-xyz",
                     *           "label": "netboot.xyz",
                     *           "description": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImageList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    mountIso: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "iso": "netboot-xyz",
                 *       "boot": true,
                 *       "dry_run": false
                 *     }
                 */
                "application/json": components["schemas"]["IsoRequest"];
            };
        };
        responses: {
            /** @description The plan (`dry_run`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "command": "mount_iso",
                     *       "hostname": "edge-fra-01.acme.dev",
                     *       "erased": [],
                     *       "kept": [
                     *         "disk",
                     *         "addresses",
                     *         "rdns"
                     *       ],
                     *       "downtime": true,
                     *       "duration_seconds": 30,
                     *       "cost": 0,
                     *       "ends_on": null
                     *     }
                     */
                    "application/json": components["schemas"]["ActionPlan"];
                };
            };
            /** @description The action that was started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a21",
                     *       "command": "mount_iso",
                     *       "status": "running",
                     *       "progress": 0,
                     *       "started_at": "2026-11-22T09:31:12Z",
                     *       "finished_at": null,
                     *       "error": null,
                     *       "resource": {
                     *         "type": "service",
                     *         "id": "31"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Action"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    unmountIso: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The action that was started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a21",
                     *       "command": "unmount_iso",
                     *       "status": "running",
                     *       "progress": 0,
                     *       "started_at": "2026-11-22T09:31:12Z",
                     *       "finished_at": null,
                     *       "error": null,
                     *       "resource": {
                     *         "type": "service",
                     *         "id": "31"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Action"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getServiceMetrics: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
                /**
                 * @description The period up to now
                 * @example 48h
                 */
                period?: "48h" | "30d" | "365d";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "period": "48h",
                     *       "resolution": "hour",
                     *       "points": [
                     *         {
                     *           "at": "2026-11-22T09:00:00Z",
                     *           "in_bytes": 8100000000,
                     *           "out_bytes": 21000000000,
                     *           "cpu_percent": 12.5,
                     *           "memory_percent": 41,
                     *           "disk_percent": 63
                     *         }
                     *       ],
                     *       "in_bytes": 8100000000,
                     *       "out_bytes": 21000000000,
                     *       "current": {
                     *         "at": "2026-11-22T09:31:00Z",
                     *         "cpu_percent": 12.5,
                     *         "memory_percent": 41,
                     *         "disk_percent": 63,
                     *         "uptime_seconds": 864000
                     *       },
                     *       "month": {
                     *         "month": "2026-11",
                     *         "used_bytes": 1420000000000,
                     *         "included_bytes": 20000000000000,
                     *         "assigned_bytes": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceMetrics"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatingSystems: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operating systems */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "debian-13",
                     *           "label": "Debian 13",
                     *           "description": "trixie",
                     *           "raid_levels": [
                     *             {
                     *               "id": "none",
                     *               "label": "None",
                     *               "description": null
                     *             }
                     *           ],
                     *           "iso_images": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OperatingSystemList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    changeServicePower: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "restart"
                 *     }
                 */
                "application/json": components["schemas"]["PowerRequest"];
            };
        };
        responses: {
            /** @description The action that was started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a21",
                     *       "command": "restart",
                     *       "status": "running",
                     *       "progress": 0,
                     *       "started_at": "2026-11-22T09:31:12Z",
                     *       "finished_at": null,
                     *       "error": null,
                     *       "resource": {
                     *         "type": "service",
                     *         "id": "31"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Action"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listRdns: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "ip": "203.0.113.24",
                     *           "value": "edge-fra-01.acme.dev",
                     *           "family": 4
                     *         }
                     *       ],
                     *       "ipv6_prefix": "2001:db8:40::/64"
                     *     }
                     */
                    "application/json": components["schemas"]["RdnsList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    addRdns: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "records": [
                 *         {
                 *           "suffix": "::1",
                 *           "value": "edge-fra-01.acme.dev"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RdnsAddRequest"];
            };
        };
        responses: {
            /** @description The current records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "ip": "203.0.113.24",
                     *           "value": "edge-fra-01.acme.dev",
                     *           "family": 4
                     *         }
                     *       ],
                     *       "ipv6_prefix": "2001:db8:40::/64"
                     *     }
                     */
                    "application/json": components["schemas"]["RdnsList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    removeRdns: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ip": "2001:db8:40::1"
                 *     }
                 */
                "application/json": components["schemas"]["RdnsRemoveRequest"];
            };
        };
        responses: {
            /** @description The current records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "ip": "203.0.113.24",
                     *           "value": "edge-fra-01.acme.dev",
                     *           "family": 4
                     *         }
                     *       ],
                     *       "ipv6_prefix": "2001:db8:40::/64"
                     *     }
                     */
                    "application/json": components["schemas"]["RdnsList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateRdns: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ip": "203.0.113.24",
                 *       "value": "mail.acme.dev"
                 *     }
                 */
                "application/json": components["schemas"]["RdnsUpdateRequest"];
            };
        };
        responses: {
            /** @description The current records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "ip": "203.0.113.24",
                     *           "value": "edge-fra-01.acme.dev",
                     *           "family": 4
                     *         }
                     *       ],
                     *       "ipv6_prefix": "2001:db8:40::/64"
                     *     }
                     */
                    "application/json": components["schemas"]["RdnsList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    reinstallService: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "os": "debian-13",
                 *       "raid": "none",
                 *       "iso": null,
                 *       "confirmation": "edge-fra-01.acme.dev",
                 *       "dry_run": false
                 *     }
                 */
                "application/json": components["schemas"]["ReinstallRequest"];
            };
        };
        responses: {
            /** @description The plan (`dry_run`) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "command": "reinstall",
                     *       "hostname": "edge-fra-01.acme.dev",
                     *       "erased": [
                     *         "disk",
                     *         "root_password"
                     *       ],
                     *       "kept": [
                     *         "addresses",
                     *         "rdns",
                     *         "ssh_key",
                     *         "price"
                     *       ],
                     *       "downtime": true,
                     *       "duration_seconds": 180,
                     *       "cost": 0,
                     *       "ends_on": null
                     *     }
                     */
                    "application/json": components["schemas"]["ActionPlan"];
                };
            };
            /** @description The action that was started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a21",
                     *       "command": "reinstall",
                     *       "status": "running",
                     *       "progress": 0,
                     *       "started_at": "2026-11-22T09:31:12Z",
                     *       "finished_at": null,
                     *       "error": null,
                     *       "resource": {
                     *         "type": "service",
                     *         "id": "31"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Action"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    revealRootPassword: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "password": "Wq7-mK2x-Tr9d"
                     *     }
                     */
                    "application/json": components["schemas"]["Secret"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    resetRootPassword: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The action that was started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a21",
                     *       "command": "reset_root_password",
                     *       "status": "running",
                     *       "progress": 0,
                     *       "started_at": "2026-11-22T09:31:12Z",
                     *       "finished_at": null,
                     *       "error": null,
                     *       "resource": {
                     *         "type": "service",
                     *         "id": "31"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Action"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateSshKey: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "public_key": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ alexandra@laptop"
                 *     }
                 */
                "application/json": components["schemas"]["SshKeyRequest"];
            };
        };
        responses: {
            /** @description The action that was started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a21",
                     *       "command": "set_ssh_key",
                     *       "status": "running",
                     *       "progress": 0,
                     *       "started_at": "2026-11-22T09:31:12Z",
                     *       "finished_at": null,
                     *       "error": null,
                     *       "resource": {
                     *         "type": "service",
                     *         "id": "31"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Action"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getService: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "hostname": "edge-fra-01.acme.dev",
                     *       "tariff": "vps-nvme-8-de",
                     *       "tariff_name": "VPS NVMe 8",
                     *       "type": "vps",
                     *       "status": "active",
                     *       "suspension": null,
                     *       "keep_until": null,
                     *       "power": "running",
                     *       "vnc": "disabled",
                     *       "vnc_address": null,
                     *       "features": [
                     *         "power",
                     *         "vnc",
                     *         "console",
                     *         "iso",
                     *         "reinstall",
                     *         "root_password",
                     *         "ssh_key",
                     *         "metrics"
                     *       ],
                     *       "country": "DE",
                     *       "city": "Frankfurt",
                     *       "cpu": "4 vCPU",
                     *       "memory": "8 GB",
                     *       "storage": "160 GB NVMe",
                     *       "os": {
                     *         "id": "debian-13",
                     *         "label": "Debian 13"
                     *       },
                     *       "raid": {
                     *         "id": "none",
                     *         "label": "None"
                     *       },
                     *       "iso": null,
                     *       "ipv4": [
                     *         "203.0.113.24"
                     *       ],
                     *       "gateway": "203.0.113.1",
                     *       "netmask": "255.255.255.0",
                     *       "subnet": "203.0.113.0/24",
                     *       "ipv6_prefix": "2001:db8:40::/64",
                     *       "ipv6_gateway": "fe80::1",
                     *       "ssh_key": {
                     *         "public_key": "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ alexandra@laptop",
                     *         "type": "ed25519",
                     *         "comment": "alexandra@laptop",
                     *         "fingerprint": "SHA256:0Rc1"
                     *       },
                     *       "has_root_password": true,
                     *       "billing_cycle": "monthly",
                     *       "price": 18.9,
                     *       "start_date": "2026-05-06",
                     *       "due_date": "2026-12-04",
                     *       "end_date": null,
                     *       "invoice_id": 10241,
                     *       "unpaid_invoice": {
                     *         "id": 10255,
                     *         "amount": 18.9,
                     *         "due_date": "2026-12-04"
                     *       },
                     *       "cancellation": null,
                     *       "action": null
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    disableVnc: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The action that was started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a21",
                     *       "command": "disable_vnc",
                     *       "status": "running",
                     *       "progress": 0,
                     *       "started_at": "2026-11-22T09:31:12Z",
                     *       "finished_at": null,
                     *       "error": null,
                     *       "resource": {
                     *         "type": "service",
                     *         "id": "31"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Action"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    enableVnc: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "k7Qm2Xtd"
                 *     }
                 */
                "application/json": components["schemas"]["VncRequest"];
            };
        };
        responses: {
            /** @description The action that was started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a9d6e-6c1c-7000-8000-3f3c5f0e9a21",
                     *       "command": "enable_vnc",
                     *       "status": "running",
                     *       "progress": 0,
                     *       "started_at": "2026-11-22T09:31:12Z",
                     *       "finished_at": null,
                     *       "error": null,
                     *       "resource": {
                     *         "type": "service",
                     *         "id": "31"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Action"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    revealVncPassword: {
        parameters: {
            query: {
                /**
                 * @description The service's id
                 * @example 31
                 */
                id: components["parameters"]["ServiceId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "password": "k7Qm2Xtd"
                     *     }
                     */
                    "application/json": components["schemas"]["Secret"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProofRequired"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Mira",
                 *       "last_name": "Novak",
                 *       "country": "DE",
                 *       "language": "en",
                 *       "email": "mira@example.com",
                 *       "password": "Correct-Horse-7",
                 *       "password_repeat": "Correct-Horse-7",
                 *       "accept_rules": 1,
                 *       "accept_public_offer": 1,
                 *       "email_marketing": 0,
                 *       "email_news": 0
                 *     }
                 */
                "application/json": components["schemas"]["SignupRequest"];
            };
        };
        responses: {
            /** @description A code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /**
                 * @description Returns only tickets of one of these departments. Repeated for each
                 * @example [
                 *       "support"
                 *     ]
                 */
                department?: components["schemas"]["TicketDepartment"][];
                /**
                 * @description The page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of items per page, at most 100
                 * @example 25
                 */
                "per-page"?: components["parameters"]["PerPage"];
                /**
                 * @description The text to search for
                 * @example edge
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Returns only tickets with one of these statuses. Repeated for each
                 * @example [
                 *       "admin-reply"
                 *     ]
                 */
                status?: components["schemas"]["TicketStatus"][];
                /**
                 * @description 1 returns only tickets with an unread reply
                 * @example 1
                 */
                unread?: components["schemas"]["Flag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 512,
                     *           "subject": "Reverse DNS for mail.acme.dev",
                     *           "department": "support",
                     *           "status": "admin-reply",
                     *           "service": {
                     *             "id": 31,
                     *             "hostname": "edge-fra-01.acme.dev"
                     *           },
                     *           "created_at": "2026-11-21T09:30:00Z",
                     *           "updated_at": "2026-11-22T08:12:00Z",
                     *           "unread": true,
                     *           "message_count": 2
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "per_page": 25,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["TicketList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    closeTicket: {
        parameters: {
            query: {
                /**
                 * @description The ticket's id
                 * @example 512
                 */
                id: components["parameters"]["TicketId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket is closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID that the caller creates for the request. The same key with the same body returns the same response again, with
                 *     `Idempotent-Replayed: true`.
                 * @example 1f7cbb6e-70d0-4a51-8d2a-1f0a5f8f4a52
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "Reverse DNS for mail.acme.dev",
                 *       "description": "Which name does 203.0.113.25 resolve to?",
                 *       "department": "support",
                 *       "service_id": null
                 *     }
                 */
                "application/json": components["schemas"]["CreateTicketRequest"];
            };
        };
        responses: {
            /** @description The ticket is open */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Your ticket is open.",
                     *       "ticket_id": 512
                     *     }
                     */
                    "application/json": components["schemas"]["TicketCreated"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    markTicketRead: {
        parameters: {
            query: {
                /**
                 * @description The ticket's id
                 * @example 512
                 */
                id: components["parameters"]["TicketId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket is read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    replyTicket: {
        parameters: {
            query: {
                /**
                 * @description The ticket's id
                 * @example 512
                 */
                id: components["parameters"]["TicketId"];
            };
            header: {
                /**
                 * @description A UUID that the caller creates for the request. The same key with the same body returns the same response again, with
                 *     `Idempotent-Replayed: true`.
                 * @example 1f7cbb6e-70d0-4a51-8d2a-1f0a5f8f4a52
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Thank you, that helps."
                 *     }
                 */
                "application/json": components["schemas"]["ReplyTicketRequest"];
            };
        };
        responses: {
            /** @description The reply is sent */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "Done."
                     *     }
                     */
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getTicket: {
        parameters: {
            query: {
                /**
                 * @description Returns the messages before this message id
                 * @example 2041
                 */
                before?: number;
                /**
                 * @description The ticket's id
                 * @example 512
                 */
                id: components["parameters"]["TicketId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 512,
                     *       "subject": "Reverse DNS for mail.acme.dev",
                     *       "department": "support",
                     *       "status": "admin-reply",
                     *       "service": {
                     *         "id": 31,
                     *         "hostname": "edge-fra-01.acme.dev"
                     *       },
                     *       "created_at": "2026-11-21T09:30:00Z",
                     *       "updated_at": "2026-11-22T08:12:00Z",
                     *       "unread": true,
                     *       "message_count": 2,
                     *       "closed_by": null,
                     *       "messages": [
                     *         {
                     *           "id": 2039,
                     *           "author": {
                     *             "kind": "client",
                     *             "name": "Mira Novak"
                     *           },
                     *           "body": "Which name does 203.0.113.25 resolve to?",
                     *           "attachments": [
                     *             {
                     *               "id": "6b0f0f2e-52cb-4c43-9b0b-0d7c8f6f4c11",
                     *               "name": "console.png",
                     *               "type": "image/png",
                     *               "bytes": 188213,
                     *               "width": 1440,
                     *               "height": 900,
                     *               "url": "/v1/file/content?id=6b0f0f2e-52cb-4c43-9b0b-0d7c8f6f4c11&variant=full&until=1795339800&signature=0Zc",
                     *               "preview_url": "/v1/file/content?id=6b0f0f2e-52cb-4c43-9b0b-0d7c8f6f4c11&variant=preview&until=1795339800&signature=pY4"
                     *             }
                     *           ],
                     *           "created_at": "2026-11-21T09:30:00Z"
                     *         },
                     *         {
                     *           "id": 2040,
                     *           "author": {
                     *             "kind": "operator",
                     *             "name": "Support"
                     *           },
                     *           "body": "It had no name yet. We set it to mail.acme.dev.",
                     *           "attachments": [],
                     *           "created_at": "2026-11-22T08:12:00Z"
                     *         }
                     *       ],
                     *       "has_earlier": false
                     *     }
                     */
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    assignTraffic: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID that the caller creates for the request. The same key with the same body returns the same response again, with
                 *     `Idempotent-Replayed: true`.
                 * @example 1f7cbb6e-70d0-4a51-8d2a-1f0a5f8f4a52
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hosting_id": 31,
                 *       "gigabytes": 500,
                 *       "dry_run": false
                 *     }
                 */
                "application/json": components["schemas"]["AssignTrafficRequest"];
            };
        };
        responses: {
            /** @description The movement, or the plan (`dry_run`) */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 413,
                     *       "date": "2026-11-22T09:31:12Z",
                     *       "hosting_id": 31,
                     *       "hostname": "edge-fra-01.acme.dev",
                     *       "ip": "203.0.113.24",
                     *       "traffic": 500000000000,
                     *       "type": "charge",
                     *       "reason": "assigned"
                     *     }
                     */
                    "application/json": components["schemas"]["AssignTrafficResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listTrafficMovements: {
        parameters: {
            query?: {
                /**
                 * @description Returns only movements of these services. Repeated for each
                 * @example [
                 *       31
                 *     ]
                 */
                hosting_id?: number[];
                /**
                 * @description The page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The number of items per page, at most 100
                 * @example 25
                 */
                "per-page"?: components["parameters"]["PerPage"];
                /**
                 * @description The text to search for
                 * @example edge
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Returns only movements of this type
                 * @example charge
                 */
                type?: components["schemas"]["TrafficMovementType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": 412,
                     *           "date": "2026-11-21T23:00:00Z",
                     *           "hosting_id": 31,
                     *           "hostname": "edge-fra-01.acme.dev",
                     *           "ip": "203.0.113.24",
                     *           "traffic": 8000000000,
                     *           "type": "charge",
                     *           "reason": "usage"
                     *         }
                     *       ],
                     *       "page": 1,
                     *       "per_page": 25,
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["TrafficMovementList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    getTrafficPool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The traffic pool */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "topup_bytes": 10000000000000,
                     *       "charged_bytes": 6200000000000,
                     *       "remaining_bytes": 3800000000000,
                     *       "daily_bytes": 206000000000,
                     *       "runs_out_on": "2026-12-10",
                     *       "days": [
                     *         {
                     *           "day": "2026-11-21",
                     *           "charged_bytes": 206000000000,
                     *           "topup_bytes": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TrafficPool"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Failed"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mira@example.com",
                 *       "token": "204981"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description The email address is verified and the user is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "accessToken": "pat_5XkX1b9cQ2",
                     *       "user": {
                     *         "id": 7,
                     *         "email": "mira@example.com",
                     *         "firstname": "Mira",
                     *         "language": "en",
                     *         "balance": 128.4,
                     *         "admin_reply_ticket_count": 2,
                     *         "unpaid_invoice_count": 1,
                     *         "is_main": true,
                     *         "roles": {
                     *           "services": "write",
                     *           "billing": "write",
                     *           "support": "write",
                     *           "people": "write"
                     *         },
                     *         "impersonation": null,
                     *         "clock_ahead_ms": 0
                     *       },
                     *       "reset_token": null
                     *     }
                     */
                    "application/json": components["schemas"]["VerifyEmailResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
}

export type AcceptInvitationRequest = components['schemas']['AcceptInvitationRequest'];
export type Action = components['schemas']['Action'];
export type ActionCommand = components['schemas']['ActionCommand'];
export type ActionError = components['schemas']['ActionError'];
export type ActionPlan = components['schemas']['ActionPlan'];
export type ActiveImpersonation = components['schemas']['ActiveImpersonation'];
export type Activity = components['schemas']['Activity'];
export type ActivityKind = components['schemas']['ActivityKind'];
export type ActivityList = components['schemas']['ActivityList'];
export type AssignTrafficRequest = components['schemas']['AssignTrafficRequest'];
export type AssignTrafficResponse = components['schemas']['AssignTrafficResponse'];
export type Attachment = components['schemas']['Attachment'];
export type AttachmentIds = components['schemas']['AttachmentIds'];
export type BalanceEntry = components['schemas']['BalanceEntry'];
export type BalanceEntryKind = components['schemas']['BalanceEntryKind'];
export type BalanceEntryList = components['schemas']['BalanceEntryList'];
export type Base64Url = components['schemas']['Base64Url'];
export type Belonging = components['schemas']['Belonging'];
export type BillingCycle = components['schemas']['BillingCycle'];
export type CancelOrderRequest = components['schemas']['CancelOrderRequest'];
export type Cancellation = components['schemas']['Cancellation'];
export type CancellationRequest = components['schemas']['CancellationRequest'];
export type Card = components['schemas']['Card'];
export type CardList = components['schemas']['CardList'];
export type CardName = components['schemas']['CardName'];
export type Category = components['schemas']['Category'];
export type CategoryList = components['schemas']['CategoryList'];
export type Choice = components['schemas']['Choice'];
export type ChoiceOption = components['schemas']['ChoiceOption'];
export type ClientProfile = components['schemas']['ClientProfile'];
export type ClientProfileUpdate = components['schemas']['ClientProfileUpdate'];
export type ClientStatus = components['schemas']['ClientStatus'];
export type ClientUser = components['schemas']['ClientUser'];
export type ClientUsers = components['schemas']['ClientUsers'];
export type ConfigOptions = components['schemas']['ConfigOptions'];
export type ConfirmPassword = components['schemas']['ConfirmPassword'];
export type ConsoleTicket = components['schemas']['ConsoleTicket'];
export type CreateTicketRequest = components['schemas']['CreateTicketRequest'];
export type CreditNote = components['schemas']['CreditNote'];
export type CyclePrice = components['schemas']['CyclePrice'];
export type CyclePrices = components['schemas']['CyclePrices'];
export type Dependency = components['schemas']['Dependency'];
export type Device = components['schemas']['Device'];
export type DocumentLink = components['schemas']['DocumentLink'];
export type EmailChangeCompletion = components['schemas']['EmailChangeCompletion'];
export type EmailChangeRequest = components['schemas']['EmailChangeRequest'];
export type EmailChangeResend = components['schemas']['EmailChangeResend'];
export type EmailChangeResponse = components['schemas']['EmailChangeResponse'];
export type EmailChanged = components['schemas']['EmailChanged'];
export type EndReportedSession = components['schemas']['EndReportedSession'];
export type Faq = components['schemas']['Faq'];
export type FaqCategory = components['schemas']['FaqCategory'];
export type FaqEntry = components['schemas']['FaqEntry'];
export type FaqEntrySummary = components['schemas']['FaqEntrySummary'];
export type FieldError = components['schemas']['FieldError'];
export type FieldErrorCode = components['schemas']['FieldErrorCode'];
export type FileLimits = components['schemas']['FileLimits'];
export type Flag = components['schemas']['Flag'];
export type GetInvitationRequest = components['schemas']['GetInvitationRequest'];
export type Image = components['schemas']['Image'];
export type ImageList = components['schemas']['ImageList'];
export type ImageType = components['schemas']['ImageType'];
export type ImpersonatedRequest = components['schemas']['ImpersonatedRequest'];
export type Impersonation = components['schemas']['Impersonation'];
export type ImpersonationList = components['schemas']['ImpersonationList'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationDetails = components['schemas']['InvitationDetails'];
export type InviteClientUserRequest = components['schemas']['InviteClientUserRequest'];
export type Invoice = components['schemas']['Invoice'];
export type InvoiceItem = components['schemas']['InvoiceItem'];
export type InvoiceList = components['schemas']['InvoiceList'];
export type InvoiceStatus = components['schemas']['InvoiceStatus'];
export type InvoiceSummary = components['schemas']['InvoiceSummary'];
export type InvoiceTax = components['schemas']['InvoiceTax'];
export type IsoRequest = components['schemas']['IsoRequest'];
export type Language = components['schemas']['Language'];
export type LinePeriod = components['schemas']['LinePeriod'];
export type LoginAsClientRequest = components['schemas']['LoginAsClientRequest'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type LoginResponse = components['schemas']['LoginResponse'];
export type LoginTwoFactorRequest = components['schemas']['LoginTwoFactorRequest'];
export type LoginTwoFactorResponse = components['schemas']['LoginTwoFactorResponse'];
export type MaybeAction = components['schemas']['MaybeAction'];
export type MaybeDependency = components['schemas']['MaybeDependency'];
export type MaybeMoney = components['schemas']['MaybeMoney'];
export type MaybeNamed = components['schemas']['MaybeNamed'];
export type MaybeUnpaidInvoice = components['schemas']['MaybeUnpaidInvoice'];
export type MetricPoint = components['schemas']['MetricPoint'];
export type Money = components['schemas']['Money'];
export type MonthOfTraffic = components['schemas']['MonthOfTraffic'];
export type Named = components['schemas']['Named'];
export type NamedValue = components['schemas']['NamedValue'];
export type NewCard = components['schemas']['NewCard'];
export type NewSession = components['schemas']['NewSession'];
export type NotificationPreferences = components['schemas']['NotificationPreferences'];
export type NotificationPreferencesUpdate = components['schemas']['NotificationPreferencesUpdate'];
export type OperatingSystem = components['schemas']['OperatingSystem'];
export type OperatingSystemList = components['schemas']['OperatingSystemList'];
export type Option = components['schemas']['Option'];
export type OrderCancellation = components['schemas']['OrderCancellation'];
export type OrderItem = components['schemas']['OrderItem'];
export type OrderRequest = components['schemas']['OrderRequest'];
export type OrderResponse = components['schemas']['OrderResponse'];
export type OrderTax = components['schemas']['OrderTax'];
export type Party = components['schemas']['Party'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyAdded = components['schemas']['PasskeyAdded'];
export type PasskeyAssertion = components['schemas']['PasskeyAssertion'];
export type PasskeyAttestation = components['schemas']['PasskeyAttestation'];
export type PasskeyCreation = components['schemas']['PasskeyCreation'];
export type PasskeyCreationOptions = components['schemas']['PasskeyCreationOptions'];
export type PasskeyDescriptor = components['schemas']['PasskeyDescriptor'];
export type PasskeyList = components['schemas']['PasskeyList'];
export type PasskeyLogin = components['schemas']['PasskeyLogin'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type PasskeyProof = components['schemas']['PasskeyProof'];
export type PasskeyRegistration = components['schemas']['PasskeyRegistration'];
export type PasskeyRequest = components['schemas']['PasskeyRequest'];
export type PasskeyRequestOptions = components['schemas']['PasskeyRequestOptions'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PasswordChanged = components['schemas']['PasswordChanged'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type PasswordResetRequest = components['schemas']['PasswordResetRequest'];
export type PayInvoiceRequest = components['schemas']['PayInvoiceRequest'];
export type Payment = components['schemas']['Payment'];
export type PaymentCheckout = components['schemas']['PaymentCheckout'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentMethodList = components['schemas']['PaymentMethodList'];
export type PaymentSettings = components['schemas']['PaymentSettings'];
export type PaymentSettingsUpdate = components['schemas']['PaymentSettingsUpdate'];
export type PaymentStart = components['schemas']['PaymentStart'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PendingEmailChange = components['schemas']['PendingEmailChange'];
export type Placement = components['schemas']['Placement'];
export type PlacementList = components['schemas']['PlacementList'];
export type Plan = components['schemas']['Plan'];
export type PlanConfiguration = components['schemas']['PlanConfiguration'];
export type PlanList = components['schemas']['PlanList'];
export type Power = components['schemas']['Power'];
export type PowerAction = components['schemas']['PowerAction'];
export type PowerRequest = components['schemas']['PowerRequest'];
export type Prices = components['schemas']['Prices'];
export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type PromoReason = components['schemas']['PromoReason'];
export type Proof = components['schemas']['Proof'];
export type QuantityOption = components['schemas']['QuantityOption'];
export type Quote = components['schemas']['Quote'];
export type QuoteRequest = components['schemas']['QuoteRequest'];
export type QuotedItem = components['schemas']['QuotedItem'];
export type QuotedPromocode = components['schemas']['QuotedPromocode'];
export type RateFaqEntryRequest = components['schemas']['RateFaqEntryRequest'];
export type RateShare = components['schemas']['RateShare'];
export type RdnsAddRequest = components['schemas']['RdnsAddRequest'];
export type RdnsList = components['schemas']['RdnsList'];
export type RdnsRecord = components['schemas']['RdnsRecord'];
export type RdnsRemoveRequest = components['schemas']['RdnsRemoveRequest'];
export type RdnsUpdateRequest = components['schemas']['RdnsUpdateRequest'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type ReinstallRequest = components['schemas']['ReinstallRequest'];
export type RenewedToken = components['schemas']['RenewedToken'];
export type ReplyTicketRequest = components['schemas']['ReplyTicketRequest'];
export type ResendVerificationCodeRequest = components['schemas']['ResendVerificationCodeRequest'];
export type Role = components['schemas']['Role'];
export type Roles = components['schemas']['Roles'];
export type Secret = components['schemas']['Secret'];
export type SentBack = components['schemas']['SentBack'];
export type SentBackStatus = components['schemas']['SentBackStatus'];
export type ServiceActivity = components['schemas']['ServiceActivity'];
export type ServiceActivityKind = components['schemas']['ServiceActivityKind'];
export type ServiceActivityList = components['schemas']['ServiceActivityList'];
export type ServiceDetails = components['schemas']['ServiceDetails'];
export type ServiceFeature = components['schemas']['ServiceFeature'];
export type ServiceFeatures = components['schemas']['ServiceFeatures'];
export type ServiceFilters = components['schemas']['ServiceFilters'];
export type ServiceList = components['schemas']['ServiceList'];
export type ServiceMetrics = components['schemas']['ServiceMetrics'];
export type ServiceStatus = components['schemas']['ServiceStatus'];
export type ServiceSummary = components['schemas']['ServiceSummary'];
export type Session = components['schemas']['Session'];
export type SessionList = components['schemas']['SessionList'];
export type SessionsEnded = components['schemas']['SessionsEnded'];
export type SignupRequest = components['schemas']['SignupRequest'];
export type SshKey = components['schemas']['SshKey'];
export type SshKeyRequest = components['schemas']['SshKeyRequest'];
export type StatusResponse = components['schemas']['StatusResponse'];
export type StreamEvent = components['schemas']['StreamEvent'];
export type Suspension = components['schemas']['Suspension'];
export type TaxTerms = components['schemas']['TaxTerms'];
export type TaxTreatment = components['schemas']['TaxTreatment'];
export type TelegramLink = components['schemas']['TelegramLink'];
export type TelegramLinkCompletion = components['schemas']['TelegramLinkCompletion'];
export type TelegramLinkState = components['schemas']['TelegramLinkState'];
export type TextOption = components['schemas']['TextOption'];
export type Ticket = components['schemas']['Ticket'];
export type TicketAuthor = components['schemas']['TicketAuthor'];
export type TicketCreated = components['schemas']['TicketCreated'];
export type TicketDepartment = components['schemas']['TicketDepartment'];
export type TicketList = components['schemas']['TicketList'];
export type TicketMessage = components['schemas']['TicketMessage'];
export type TicketService = components['schemas']['TicketService'];
export type TicketStatus = components['schemas']['TicketStatus'];
export type TicketSummary = components['schemas']['TicketSummary'];
export type ToggleOption = components['schemas']['ToggleOption'];
export type TopUpRequest = components['schemas']['TopUpRequest'];
export type TrafficDay = components['schemas']['TrafficDay'];
export type TrafficMovement = components['schemas']['TrafficMovement'];
export type TrafficMovementList = components['schemas']['TrafficMovementList'];
export type TrafficMovementType = components['schemas']['TrafficMovementType'];
export type TrafficPlan = components['schemas']['TrafficPlan'];
export type TrafficPool = components['schemas']['TrafficPool'];
export type Transport = components['schemas']['Transport'];
export type TwoFactorCompletion = components['schemas']['TwoFactorCompletion'];
export type TwoFactorDisable = components['schemas']['TwoFactorDisable'];
export type TwoFactorDisableRequested = components['schemas']['TwoFactorDisableRequested'];
export type TwoFactorMeans = components['schemas']['TwoFactorMeans'];
export type TwoFactorMeta = components['schemas']['TwoFactorMeta'];
export type TwoFactorProvider = components['schemas']['TwoFactorProvider'];
export type TwoFactorRequest = components['schemas']['TwoFactorRequest'];
export type TwoFactorSecret = components['schemas']['TwoFactorSecret'];
export type TwoFactorState = components['schemas']['TwoFactorState'];
export type UnpaidInvoice = components['schemas']['UnpaidInvoice'];
export type UpdateClientUserRolesRequest = components['schemas']['UpdateClientUserRolesRequest'];
export type User = components['schemas']['User'];
export type UserDetails = components['schemas']['UserDetails'];
export type UserUpdate = components['schemas']['UserUpdate'];
export type UserUpdated = components['schemas']['UserUpdated'];
export type VerifyEmailRequest = components['schemas']['VerifyEmailRequest'];
export type VerifyEmailResponse = components['schemas']['VerifyEmailResponse'];
export type Vitals = components['schemas']['Vitals'];
export type Vnc = components['schemas']['Vnc'];
export type VncRequest = components['schemas']['VncRequest'];
