import type { Words } from '../keys.js';

/** The pages of `/cosmic rules`. */
export const cosmicRunRules: Words = {
  'cosmic-run.document.fixed.order.title': 'Ordem',
  'cosmic-run.document.fixed.order.text':
    'Primeiro quem começa, depois em sentido horário. Um turno é: 1 impacto de meteoro, 2 rolar e atribuir dados, 3 ações.',
  'cosmic-run.document.fixed.strike.title': 'Impacto',
  'cosmic-run.document.fixed.strike.text':
    'Vire a carta de meteoro do topo. Um erro não tem números: siga para o passo 2. Se tiver, ela atinge o planeta do primeiro número; se já foi pontuado, o do segundo; depois o do terceiro. Se os três já foram, não atinge nada.',
  'cosmic-run.document.fixed.hits.title': 'Acertos',
  'cosmic-run.document.fixed.hits.text':
    'Primeiro acerto: uma ficha de meteoro no lado 1. Segundo: vira para o 2. Terceiro: o planeta é destruído, e o jogo pausa para pontuar.',
  'cosmic-run.document.fixed.discards.title': 'Descarte',
  'cosmic-run.document.fixed.discards.text':
    'Uma carta de meteoro resolvida sai do jogo; ninguém pode olhar as descartadas.',
  'cosmic-run.document.fixed.dice.title': 'Dados',
  'cosmic-run.document.fixed.dice.text':
    'Seis: cinco brancos, um amarelo. Depois de cada rolagem é preciso atribuir ao menos um dado; todos os outros são rolados de novo, até que todos estejam atribuídos. Um dado atribuído não se move mais naquele turno. Nada acontece antes do passo 3.',
  'cosmic-run.document.fixed.places.title': 'Lugares',
  'cosmic-run.document.fixed.places.text':
    'Planetas (mover naves), cartas de alienígena (recrutar), sua carta técnica (cristais). Você pode atribuir vários dados a vários lugares de uma vez.',
  'cosmic-run.document.fixed.planet-1.title': 'Planeta 1',
  'cosmic-run.document.fixed.planet-1.text': 'Um espaço por dado que mostra exatamente 1.',
  'cosmic-run.document.fixed.planets-2-5.title': 'Planetas 2–5',
  'cosmic-run.document.fixed.planets-2-5.text':
    'Um espaço para cada dois, três, quatro ou cinco iguais. Dá para juntar um conjunto em várias rolagens; os incompletos se perdem.',
  'cosmic-run.document.fixed.planet-6.title': 'Planeta 6',
  'cosmic-run.document.fixed.planet-6.text':
    'Um espaço para cada dado branco diferente, mais o número do amarelo se ele estiver lá. Atribuir o dado amarelo ao planeta 6 encerra o passo 2 na hora; em qualquer outro lugar ele é um dado comum.',
  'cosmic-run.document.fixed.aliens.title': 'Alienígenas',
  'cosmic-run.document.fixed.aliens.text':
    'Uma carta mostra um ou dois dados; dá para atribuir os que combinam (o amarelo também), não necessariamente juntos; o primeiro de dois se perde sem o segundo. Até 3 recrutas por turno, até 5 ao todo. A carta recrutada fica virada para cima e é reposta na hora, a menos que o baralho tenha acabado. Alienígenas dão poderes e podem se aposentar por pontos, também para abrir espaço.',
  'cosmic-run.document.fixed.crystals.title': 'Cristais',
  'cosmic-run.document.fixed.crystals.text':
    'Um para cada dado na carta técnica, de qualquer número e cor; no máximo 5. Eles pagam poderes especiais.',
  'cosmic-run.document.fixed.moving.title': 'Mover',
  'cosmic-run.document.fixed.moving.text':
    'Uma nave avança tudo o que tem, mesmo passando por uma ficha. Chegar a um planeta o descobre: o jogo pausa para pontuar. Naves no mesmo espaço ficam em qualquer ordem, menos na trilha 6: lá a que chega depois fica em cima, e a de baixo está à frente ao pontuar.',
  'cosmic-run.document.fixed.tokens.title': 'Fichas Infodere',
  'cosmic-run.document.fixed.tokens.text':
    'Só uma nave que para no espaço as ganha; valem seus pontos no fim; o valor pode ficar em segredo.',
  'cosmic-run.document.ruling.CR1.title': 'Naves e trilhas',
  'cosmic-run.document.ruling.CR1.text':
    'Cada jogador tem uma nave em cada uma das seis trilhas, começando no espaço 0. O último espaço de uma trilha é o planeta. Uma nave que passaria do planeta para nele.',
  'cosmic-run.document.ruling.CR2.title': 'Pontuar um planeta',
  'cosmic-run.document.ruling.CR2.text':
    'Descoberto ou destruído: as naves são ordenadas por espaço, e cada dono recebe o valor da posição. Uma nave no espaço 0 não ganha nada e não ocupa posição. Naves empatadas (trilhas 1–5) somam os valores das posições que ocupam e dividem, arredondando para baixo; na trilha 6 a pilha desempata. Quem descobre ganha 3 a mais. Então o planeta está pontuado: suas naves ficam, suas fichas saem do jogo viradas para baixo, e não dá mais para atribuir dados a ele.',
  'cosmic-run.document.ruling.CR3.title': 'Ordem no passo 3',
  'cosmic-run.document.ruling.CR3.text':
    'Naves (os planetas em qualquer ordem, uma vez cada), depois recrutas, depois cristais. Propulsores e aposentadorias cabem em qualquer momento do passo 3. Dados num planeta que já tiver sido pontuado não fazem nada.',
  'cosmic-run.document.ruling.CR4.title': 'O que pode ser atribuído',
  'cosmic-run.document.ruling.CR4.text':
    'Planeta 1: dados com 1. Planetas 2–5: qualquer dado. Planeta 6: dados brancos de um número que ainda não está lá, ou o amarelo. Carta de alienígena: um dado de que ainda precise. Sua carta técnica: qualquer dado. Nunca mais de três cartas de alienígena com seus dados num turno. Cristais acima de 5 se perdem.',
  'cosmic-run.document.ruling.CR5.title': 'Conjuntos',
  'cosmic-run.document.ruling.CR5.text':
    'Nos planetas 2–5 os dados contam por número: quatro 3 no planeta 2 são dois pares, assim como dois 3 e dois 5; seis 4 no planeta 3 são dois espaços. O dado amarelo conta como um branco.',
  'cosmic-run.document.ruling.CR6.title': 'Amarelo no planeta 6',
  'cosmic-run.document.ruling.CR6.text':
    'Precisa ser confirmado enquanto houver outros dados não atribuídos, porque eles se perdem. Dados brancos atribuídos no mesmo clique contam.',
  'cosmic-run.document.ruling.CR7.title': 'Poderes dos alienígenas',
  'cosmic-run.document.ruling.CR7.text':
    'Poderes de “a cada turno” funcionam uma vez em cada turno do dono; os de “sempre” agem sozinhos. O recrutamento vem depois dos movimentos, então um poder ajuda a partir do turno seguinte. Uma segunda cópia não dá um segundo uso. Você só pode aposentar no passo 3 do seu turno, quantas vezes quiser. Alienígenas que sobrarem no fim valem 1 ponto cada.',
  'cosmic-run.document.ruling.CR8.title': 'Recrutar com cinco alienígenas',
  'cosmic-run.document.ruling.CR8.text': 'Aposente um antes (ele dá pontos), ou abra mão do recruta.',
  'cosmic-run.document.ruling.CR9.title': 'Poderes técnicos',
  'cosmic-run.document.ruling.CR9.text':
    'Poderes do passo 2 são pagos com os cristais que você já tem; os deste turno chegam no passo 3 e podem pagar Propulsores. Use quantos poderes quiser por turno. Um dado mudado mantém sua cor; só dados não atribuídos podem ser mudados ou rolados de novo.',
  'cosmic-run.document.ruling.CR10.title': 'Ordem das fichas',
  'cosmic-run.document.ruling.CR10.text':
    'Uma nave que para num espaço com ficha pega a ficha; dois jogadores nunca dividem uma. Só o dono vê o valor; todas são mostradas no fim.',
  'cosmic-run.document.ruling.CR11.title': 'O fim',
  'cosmic-run.document.ruling.CR11.text':
    'A partida acaba com a rodada em que o último planeta foi pontuado ou o baralho de meteoros acabou. Nessa última rodada, sem cartas, pule o passo 1. Planetas não pontuados até lá não dão nada.',
  'cosmic-run.document.ruling.CR12.title': 'Quem vence',
  'cosmic-run.document.ruling.CR12.text':
    'Mais pontos de planetas, alienígenas, fichas e ordem de jogo. Em caso de empate: mais planetas descobertos, depois mais fichas, depois quem jogava mais tarde.',
  'cosmic-run.document.ruling.CR13.title': 'Sair',
  'cosmic-run.document.ruling.CR13.text':
    'Um robô assume o lugar. Onde não há robôs, as naves do jogador ficam e contam, e os turnos são pulados. Se um jogador não faz nada durante o limite por turno, um robô joga aquele turno.',
  'cosmic-run.document.ruling.CR14.title': 'Acaso',
  'cosmic-run.document.ruling.CR14.text':
    'Baralho de meteoros, baralho de alienígenas, fichas e quem começa saem no início da semente secreta da partida; os dados rolados vêm na ordem brancos 1–5, amarelo. A semente é mostrada no fim.',
  'cosmic-run.document.note':
    'Do livro de regras de *Cosmic Run: Regeneration* temos só um fragmento. O que ele diz vale; todos os outros números, nomes e efeitos são nossos, ajustados por simulação. Obra de fãs, não oficial.',
};
