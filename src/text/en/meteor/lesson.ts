/** `/meteor learn`: a private lesson. Each step says what is to do, and before it what has just happened. */
export const lesson = {
  title: '🎓 **Lesson · {step} of {steps}**',
  zone: '**Zone {zone}** · the clock is paused',
  'in-flight': '🚀 In the air: {rockets}',
  partner: '{partner} is playing: watch.',
  seen: {
    place: 'Meteors fall toward Earth. You and {partner} have five minutes to destroy them all.',
    complete: 'There it is, on **your site**. Now it needs its energy.',
    launch: 'Your Rocket is complete: damage 2.',
    feed: '🎯 2 against size 2: an **exact hit**. {target} is gone.',
    second: 'Now {partner}’s Rocket is complete too. You win or lose together.',
    join: '{partner} launched 3 at {target}. In a game others then have five seconds to join.',
    overkill: '🎯 3 and 2 against size 5: an exact hit, together.',
    retrofit:
      '💥 2 against size 1: an **Overkill**. {target} is gone, but it cost you a whole zone, a minute of your five.',
    technology: '♻️ A **Retrofit**: four cards that no one needed became five new ones, three of them yours.',
    pass: '🏭 The Supply Factory is built: from now on everyone draws one more card at each zone change.',
    alone: 'A new zone: you drew three cards.',
  },
  do: {
    place: 'Meteor {target} has size 2. Press **{card}** to put a Rocket of damage 2 on your site.',
    complete: 'It needs Chemical: press **{energy}**.',
    launch: 'Launch it: press **{press}**.',
    feed: '{partner}’s Rocket still needs C. Press **{site}** to choose that site, then **{energy}**.',
    second:
      '{target} has size 5, too big for one of you. Press **{site}**, then build another Rocket: **{card}**, and **{energy}**.',
    join: '5 are needed: press **{press}** to add your 2.',
    overkill:
      'Now see what too much damage does. Build **{card}**, with **{energy}**, and launch it at **{press}**, which has size 1.',
    retrofit:
      'Four different Energy on one site make new cards. Put **{energy}** and **{other}** on yours: {partner} adds A and E.',
    technology: 'Build a Technology: press **{card}**, then **{energy}**.',
    pass: 'You have no energy left. Press **Pass**: once everyone has passed, the next zone brings new cards.',
    alone: '{target} has size 4. Destroy it: you know how.',
  },
  /** What is to do, for one whose buttons are named after it. */
  why: {
    place: 'Meteor {target} has size 2. A Rocket of damage 2 on your site will do.',
    complete: 'It needs Chemical.',
    launch: 'Launch it at {target}.',
    feed: '{partner}’s Rocket still needs Chemical.',
    second: '{target} has size 5, too big for one of you. Build another Rocket.',
    join: '5 are needed: add your 2.',
    overkill:
      'Now see what too much damage does. Build a Rocket of damage 2, and launch it at {target}, which has size 1.',
    retrofit:
      'Four different Energy on one site make new cards. Put Chemical and Fuel on yours: {partner} adds Atomic and Electrical.',
    technology: 'Build a Technology, the Supply Factory.',
    pass: 'You have no energy left, so pass: once everyone has passed, the next zone brings new cards.',
  },
  /** What to press, for one who pressed something else. */
  press: {
    place: 'Choose **{site}**, then press **{card}**.',
    'at-table': 'Choose **{card}**, then **{site}**.',
    card: 'Press **{card}**.',
    launch: 'Press **{target}**.',
    pass: 'Press **Pass**.',
  },
  left: '🎓 You left the lesson at step {step} of {steps}. To continue, press the button or type `/meteor learn`.',
  won: '🎓 **Lesson done, and Earth is saved!**\nYou built, fed, launched together, saw an Overkill, and passed. In a game all this happens at once, and the clock is running. Robots are good company for your first one.',
  over: '🎓 This lesson is over.',
  button: {
    learn: '🎓 Teach me',
    'go-on': '🎓 Continue',
    leave: 'Leave the lesson',
    again: 'Start over',
    first: '🚀 Play now',
  },
} as const;
