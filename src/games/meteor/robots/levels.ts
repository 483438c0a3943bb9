/** How well robots may play; the first is the default. The robots themselves are in `ROBOTS`. */
export const LEVELS = ['veteran', 'ace', 'rookie'] as const;

export type RobotLevel = (typeof LEVELS)[number];
