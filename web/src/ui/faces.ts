// Little faces and gestures, drawn in ink on a ground of 24 by 24: what an emote looks like.

/** Strokes beside the round of the face; a gesture has no face around it. */
export interface Drawing {
  isFace: boolean;
  lines: string;
}

const EYES = "M8.600 9.200v1.400M15.400 9.200v1.400";

export const FACES: Record<string, Drawing> = {
  laugh: {
    isFace: true,
    lines:
      "M7.200 10.400q1.400-2 2.800 0M14 10.400q1.400-2 2.800 0M7 14h10q-.6 4.600-5 4.600T7 14z",
  },
  cry: {
    isFace: true,
    lines: `${EYES}M8 17.400q4-3.400 8 0M8.200 12.200v3.600M15.800 12.200v3.600`,
  },
  rage: {
    isFace: true,
    lines:
      "M6.800 8l3.400 1.800M17.200 8l-3.400 1.800M8.800 11v1M15.200 11v1M7.600 17.600l1.800-2 1.800 2 1.800-2 1.800 2 1.600-2",
  },
  shrug: {
    isFace: false,
    lines:
      "M12 3.400a2.600 2.600 0 1 0 .1 0zM12 9.400v7M4 12.600l2.600-2 5.400.4 5.400-.4 2.600 2M3.600 8.800l.4 3.800M20.400 8.800l-.4 3.800M9.600 21l2.400-4.600 2.400 4.600",
  },
  applause: {
    isFace: false,
    lines:
      "M9.400 20.600l-4-6.600q-.8-1.600.8-1.800l2 2.200-2.600-6.600q-.2-1.600 1.400-1.400l2.800 5.200-.8-6q.4-1.400 1.800-.6l1.600 7.400 2 4-1.600 4.800M17.600 4.400l-1.400 2.200M21 7.400l-2.600 1M21.200 11.800l-2.600-.6",
  },
  innocent: {
    isFace: true,
    lines:
      "M8 10.400q.8-1 1.600 0M14.400 10.400q.8-1 1.600 0M9 15q3 2.200 6 0M8.400 2.600q3.600-1.600 7.200 0-3.600 1.800-7.200 0z",
  },
  gloat: {
    isFace: true,
    lines:
      "M7 8.600l3 .8M17 8.600l-3 .8M8.600 10.800v.8M15.400 10.800v.8M7.600 14.600q5 4.800 9-1.200",
  },
  sorry: {
    isFace: true,
    lines:
      "M7.400 9.800l2.400-1M16.600 9.800l-2.400-1M8.800 11.400v.8M15.200 11.400v.8M9.600 16.800q2.400-1.600 4.800 0",
  },
};
