export const summary = 'Rule the rooms before the hourglass fills.';
