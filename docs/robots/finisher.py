"""Finishes what lies on the table, fires what is sure to hit, and starts what its own hand pays for first."""
import json
import random
import sys


def launch_worth(view, action):
    """Exact hits and fair guesses: what falls short or kills too much isn't worth a Rocket."""
    meteor = next(m for m in view["field"] if m["letter"] == action["target"])
    rockets = [r["damage"] + action["change"] for r in view["launchable"] if r["site"] in action["sites"]]
    if any(r["target"] == action["target"] for r in (view["window"] or {"rockets": []})["rockets"]):
        return 0
    if meteor["size"] is None:
        return 30 if meteor["low"] < sum(rockets) <= meteor["high"] else 0
    return 100 if sum(rockets) == meteor["size"] else 0


def place_worth(view, action):
    site = view["sites"][action["site"]]
    hand = {c["card"]: c for c in view["hand"]}
    made = hand[action["card"]]["completes"][action["site"]]
    if made is not None:
        return {"rocket": 80, "technology": 70, "retrofit": 60}[made]
    if site["outlook"]["kind"] in ("rocket", "technology") and action["card"] in site["outlook"]["missing"]:
        return 50
    cost = action["card"][1:] if action["card"][0].isdigit() else None
    if site["pile"] or not cost:
        return 15 if site["outlook"]["kind"] == "retrofit" else 0
    paid = sum(min(cost.count(e), hand[e]["count"]) for e in set(cost) if e in hand)
    return 20 + int(action["card"][0]) if paid == len(cost) else 10 + paid - len(cost)


def worth(view, action):
    if action["type"] == "launch":
        return launch_worth(view, action)
    if action["type"] == "place":
        return place_worth(view, action)
    if action["type"] == "scrap":
        return 0.5
    return 1 if action["type"] == "pass" and not view["passLoses"] else 0


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "question":
        chance = random.Random(message["seed"])
        ideas = [(worth(message["view"], one), chance.random(), one) for one in message["legal"]]
        best = max(ideas, key=lambda idea: idea[:2], default=(0, 0, None))
        print(json.dumps({"id": message["id"], "action": best[2] if best[0] > 0 else None}), flush=True)
