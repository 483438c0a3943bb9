/** The lesson: three steps in a game of one's own against a robot, a word for each moment. */
export const lesson = {
  strike:
    '🎓 **Step 1 of 3: the strike.** A meteor card says which planet is hit; three hits destroy it, and then it is scored. Press **{button}**.',
  dice: '🎓 **Step 1 of 3: dice.** Mark dice, then press where they go; each place says what it would give. Planet 1 takes ones; planets 2 to 5 take pairs, threes, fours and fives of a kind; planet 6 takes different numbers. Aliens take the dice on their cards, and your tech card takes any die for a crystal.',
  roll: '🎓 **Step 2 of 3: roll again.** Assigned dice stay. Roll the others, and assign at least one after each roll, until all are assigned. The yellow die on planet 6 ends your rolling at once. Then your ships move as far as their dice say, and aliens join you; anything with only one choice happens by itself.',
  actions:
    '🎓 **Step 2 of 3: move and recruit.** Ships go as far as their dice say. Stop on a space with a token ★ to take it. The first ship on a planet discovers it, and the planet is scored at once. Aliens give powers, and points when they retire. Then press **{button}**.',
  wait: '🎓 The robot is playing its turn. The picture shows where all ships are.',
  'wait-plain': '🎓 The robot is playing its turn. **{button}** says where all ships are.',
  again:
    '🎓 **Step 3 of 3: a plan.** Look at the hits: a planet with two is scored soon, discovered or not, so a ship in the lead there earns points now. Crystals pay for powers: roll again, turn a die, raise a shield. Play this turn your way.',
  done: '🎓 **That’s it!** The game ends with the round in which the last planet is scored or the meteors run out; most points win. Play on against the robot, or open a game with `/cosmic new`.',
} as const;
