export type ServerRequest = {
  serviceId: number;
  hostname: string;
  tariff: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  configoptions: Readonly<Record<string, string | number>>;
};

/** `preparing` until about `readyAt`; asked again after it. */
export type ServerState = { status: 'preparing'; readyAt: Date } | { status: 'ready'; ipv4: string };

/** The system that makes servers out of paid services. Its calls may go over the network: never within a transaction. */
export type ProvisioningDriver = {
  /** Asks for the service's server, or how it is coming along. Repeating it makes no second server. */
  requestServer(request: ServerRequest): Promise<ServerState>;
};
