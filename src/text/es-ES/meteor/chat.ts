export const chat = {
  pass: 'paso|pasar',
  launch: 'lanzo|lanzar|lanzamiento|fuego',
  'time-out': 'pausa|tiempo muerto',
} as const;
