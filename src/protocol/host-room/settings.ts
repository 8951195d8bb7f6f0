export interface HostSetting {
  readonly variable: string;
  /** Secrets are only said to be set. */
  readonly value: string;
  readonly secret: boolean;
  readonly isDefault: boolean;
}

export interface HostSettings {
  readonly version: string;
  readonly settings: readonly HostSetting[];
  /** The domain that passkeys are bound to, once there is one. */
  readonly passkeys?: string;
}
