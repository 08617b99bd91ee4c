import Foundation
import PhoneTesting
import TactusSelectors
import Testing
import UIKit

/// Tests of the sections of tables by the letters of a language.
@MainActor @Suite struct IndexedCollationTests {
  @MainActor private final class Person: NSObject {
    let name: String

    init(_ name: String) { self.name = name }

    func text() -> String { name }
  }

  private let selector = Selector("text", calling: Person.text)

  private func section(_ name: String, _ collation: UILocalizedIndexedCollation) -> String {
    collation.sectionTitles[
      collation.section(for: Person(name), collationStringSelector: selector)]
  }

  @Test("Tables.CO1. The titles are the letters of the app's language, and # for the others")
  func titles() {
    let phone = SimulatedPhone()
    let collation = phone.run { UILocalizedIndexedCollation.current() }
    #expect(collation.sectionTitles.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
    #expect(UILocalizedIndexedCollation("sv-SE").sectionTitles.suffix(4) == ["Å", "Ä", "Ö", "#"])
  }

  @Test(
    "Tables.CO2. The first letter decides, without its marks, in languages without such a letter",
    arguments: [
      ("anna", "A"), ("Émile", "E"), (" Bo", "B"), ("Østen", "O"), ("4you", "#"), ("", "#"),
      ("Łucja", "L"), ("Анна", "#"),
    ])
  func letters(name: String, title: String) {
    #expect(section(name, UILocalizedIndexedCollation("en")) == title)
  }

  @Test(
    "Tables.CO3. Languages have their own letters, groups of syllables and rows of kana",
    arguments: [
      ("sv", "Åke", "Å"), ("es", "Ñusta", "Ñ"), ("ru", "Йозеф", "Й"), ("ru", "Ёлка", "Е"),
      ("ru", "Anna", "A"), ("ko", "김민수", "ㄱ"), ("ko", "하나", "ㅎ"), ("ja", "がくと", "か"),
      ("ja", "ミサキ", "ま"), ("de", "Ärmel", "A"),
    ])
  func languages(language: String, name: String, title: String) {
    #expect(section(name, UILocalizedIndexedCollation(language)) == title)
  }

  @Test("Tables.CO4. Objects are sorted by their texts, those with equal texts as they were")
  func order() throws {
    let collation = UILocalizedIndexedCollation("en")
    let people = ["Eve", "adam", "Bob", "Ève", "Adam"].map { Person($0) }
    let sorted = collation.sortedArray(from: people, collationStringSelector: selector)
    let names = sorted.compactMap { ($0 as? Person)?.name }
    #expect(names == ["adam", "Adam", "Bob", "Eve", "Ève"])
    let words = collation.sortedArray(
      from: ["pear", "Apple", "apple 10", "apple 9"], collationStringSelector: Selector("self"))
    #expect(words as? [String] == ["Apple", "apple 9", "apple 10", "pear"])
    #expect(collation.section(for: "pear", collationStringSelector: Selector("description")) == 15)
  }
}
