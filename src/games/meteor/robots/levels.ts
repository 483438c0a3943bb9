/** How well robots may play; the first is meant where none is asked for. The robots themselves stand in `ROBOTS`. */
export const LEVELS = ['veteran', 'ace', 'rookie'] as const;

export type RobotLevel = (typeof LEVELS)[number];
