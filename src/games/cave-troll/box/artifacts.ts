interface ArtifactCard {
  /** CT-9.15: gold for keeping it to the end. */
  readonly keep: number;
  /** The step in which its use begins. */
  readonly use: string;
  readonly rule: string;
}

/** CT-8.6, one literal an artifact. */
export const ARTIFACT = {
  'chalice-of-life': { keep: 2, use: 'chalice-hero', rule: 'CT-8.7' },
  'ring-of-command': { keep: 2, use: 'ring-room', rule: 'CT-8.12' },
  'cloak-of-invisibility': { keep: 3, use: 'cloak-hero', rule: 'CT-8.8' },
  'boots-of-haste': { keep: 3, use: 'boots-hero', rule: 'CT-8.10' },
  'banishing-bell': { keep: 3, use: 'bell-target', rule: 'CT-8.11' },
  'orcbane-sword': { keep: 4, use: 'sword-target', rule: 'CT-8.9' },
} as const satisfies Record<string, ArtifactCard>;

export type Artifact = keyof typeof ARTIFACT;

export const ARTIFACTS = Object.keys(ARTIFACT) as Artifact[];
