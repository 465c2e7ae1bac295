/** Writes to people by Telegram. */
export type TelegramBot = {
  /** Its user name, where the provider has told it. */
  name: string | null;
  /**
   * Hands a message over: plain text, nothing in it is read as markup. `unreachable`: the bot may not write there, because it was blocked, never started, or
   * there is nobody of this id; trying again changes nothing.
   * @throws where it was not accepted for any other reason; the job that sends it tries again
   */
  send(chatId: string, text: string): Promise<'sent' | 'unreachable'>;
};

/** What Telegram takes as one message, in UTF-16 units. */
export const maxMessageLength = 4_096;
