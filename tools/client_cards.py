"""Write the cards of Race and their words in every language as JSON for the browser (web/src/generated/race/)."""

import json
from pathlib import Path

from galaktyka.engine.words import LANGS, Lang
from galaktyka.games.race.cards import Card, load_cards
from galaktyka.games.race.text import bonus_lines, message, power_text
from tools.client_json import write

ROOT = Path(__file__).resolve().parents[1]
GAME = "race"
DATA = ROOT / "galaktyka" / "games" / "race" / "data" / "cards.json"
UNSEEN = {"notes", "first_game_hand"}  # fields that no picture and no filter needs

KEYWORDS = ("rebel", "alien", "imperium", "uplift", "terraforming")


def facts() -> list[dict[str, object]]:
    """Every card as the data file spells it, without what the browser never shows."""
    cards = json.loads(DATA.read_text(encoding="utf-8"))
    return [{key: value for key, value in card.items() if key not in UNSEEN} for card in cards]


def words(card: Card, lang: Lang) -> dict[str, list[str]]:
    """One sentence per power, in the order of the powers, and the lines that count points at the end."""
    return {"powers": [power_text(power, lang) for power in card.powers], "bonus": list(bonus_lines(card, lang))}


def main() -> None:
    """Write cards.json and words.<language>.json."""
    write(GAME, "cards.json", facts())
    for lang in LANGS:
        keywords = {word: message(f"keyword-{word}", lang) for word in KEYWORDS}
        cards = {card.id: words(card, lang) for card in load_cards()}
        write(GAME, f"words.{lang}.json", {"keywords": keywords, "cards": cards})


if __name__ == "__main__":
    main()
