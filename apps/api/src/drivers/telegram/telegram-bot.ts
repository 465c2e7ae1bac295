/** Sends Telegram messages. */
export type TelegramBot = {
  /** The bot's user name, if configured. */
  name: string | null;
  /**
   * Sends a plain-text message; nothing in it is read as markup. Returns `unreachable` if the bot was blocked, was never started or the
   * user doesn't exist; retrying doesn't help then.
   * @throws if the message isn't accepted for any other reason; the sending job retries
   */
  send(chatId: string, text: string): Promise<'sent' | 'unreachable'>;
};

/** Telegram's limit for one message, in UTF-16 units. */
export const maxMessageLength = 4_096;
