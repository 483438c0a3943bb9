export const environment = {
  'not-a-number': '{variable} es «{given}», que no es un número. Da uno de {allowed}, o no la definas.',
  'out-of-range': '{variable} es «{given}», fuera de rango. Da un número de {allowed}, o no la definas.',
  'not-a-url': '{variable} es «{given}», que no es una dirección. Da una como {allowed}, o no la definas.',
  'not-an-id':
    '{variable} es «{given}», que no es el ID de un servidor. Cópialo de Discord (Modo de desarrollador → clic derecho en el servidor → Copiar ID del servidor); tiene la forma de {allowed}.',
  'not-a-level': '{variable} es «{given}», que no es un nivel. Da uno de {allowed}.',
  'needs-token':
    '{variable} está definida, pero {allowed} no: ese servidor quiere conocer a su bot. Define {allowed}, o quita {variable} para jugar con el servidor integrado.',
} as const;
