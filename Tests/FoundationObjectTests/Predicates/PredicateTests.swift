import TactusFoundation
import Testing

@Suite("Parsed predicates")
struct PredicateTests {
  // Predicates.PR1, Predicates.PR3–PR8.
  @Test(
    "True predicates",
    arguments: [
      "name == 'Egg'", "name = \"Egg\"", "name ==[c] 'EGG'", "minutes == 7", "minutes >= 7",
      "minutes => 7 AND minutes =< 7", "minutes <> 6 && minutes < 8", "minutes > 6 || minutes > 9",
      "NOT minutes > 7", "!(minutes > 7)", "minutes BETWEEN {5, 7}", "minutes IN {1, 7}",
      "name IN 'Eggs and ham'", "name BEGINSWITH 'E'", "name beginswith[c] 'eG'",
      "name ENDSWITH 'gg'", "name CONTAINS 'g'", "name CONTAINS[cd] 'É'", "name LIKE 'E*'",
      "name LIKE 'E?g'", "name LIKE[c] '?G*'", "name MATCHES 'E(g)+'", "name MATCHES[c] 'e.{2}'",
      "isHot == YES", "isHot == TRUE", "isHot == 1", "note == nil", "note == NULL", "name != nil",
      "tags CONTAINS 'soft'", "'soft' IN tags", "ANY tags == 'soft'", "SOME tags BEGINSWITH 'so'",
      "ALL tags.length > 3", "NONE tags == 'raw'", "tags.@count == 2", "tags[SIZE] == 2",
      "tags[FIRST] == 'soft'", "tags[LAST] == 'early'", "tags[1] == 'early'",
      "pot.size == 3", "pot.lids.@sum.width == 9", "pot.lids.@max.width = 5",
      "pot.lids.@avg.width == 4.5", "ANY pot.lids.width == 4", "minutes + 1 == 8",
      "minutes * 2 - 4 = 10", "(minutes + 1) * 2 == 16", "minutes / 2 == 3", "-minutes < 0",
      "2 ** 3 == 8", "0x10 == 16", "1.5e1 == 15", ".5 < 0.75", "sum({1, 2}) == 3",
      "max(1, 5) == 5", "count(tags) == 2", "lowercase(name) == 'egg'", "now() > birth",
      "SUBQUERY(pot.lids, $lid, $lid.width > 4).@count == 1", "TRUEPREDICATE",
      "NOT FALSEPREDICATE", "SELF.name == 'Egg'", "#size == 1 OR pot.#size == 3",
      "minutes > 9 OR minutes > 6 AND name == 'Egg'", "name.length == 3",
      "((((minutes == 7))))", "birth < now()", "kind == 2", "pot.@count == 1 OR name = 'Egg'",
    ])
  func holds(_ text: String) {
    #expect(NSPredicate.parseError(in: text, []) == nil)
    guard !text.contains("pot.@count"), !text.contains("#size") else { return }
    #expect(NSPredicate(format: text).evaluate(with: Timed.egg), "\(text)")
  }

  // Predicates.PR1, Predicates.PR3–PR8.
  @Test(
    "False predicates",
    arguments: [
      "name == 'egg'", "minutes == 8", "minutes BETWEEN {8, 9}", "name LIKE 'g'",
      "name MATCHES 'E'", "name BEGINSWITH 'gg'", "name CONTAINS 'G'", "note > 3", "note < 3",
      "note CONTAINS 'x'", "ANY tags == 'raw'", "ALL tags == 'soft'", "NONE tags == 'soft'",
      "minutes > 6 AND NOT isHot == YES", "name == 7", "FALSEPREDICATE", "tags[5] == 'soft'",
      "(minutes > 9 OR minutes > 6) AND name == 'Ham'",
    ])
  func doesNotHold(_ text: String) {
    #expect(!NSPredicate(format: text).evaluate(with: Timed.egg), "\(text)")
  }

  @Test("Placeholders accept values of all types")
  func values() {
    let egg = Timed.egg
    #expect(NSPredicate(format: "name == %@ AND minutes > %d", "Egg", 3).evaluate(with: egg))
    #expect(NSPredicate(format: "%K == %@", "pot.size", NSNumber(value: 3)).evaluate(with: egg))
    #expect(NSPredicate(format: "name IN %@", ["Ham", "Egg"]).evaluate(with: egg))
    #expect(NSPredicate(format: "name IN %@", Set(["Egg"])).evaluate(with: egg))
    #expect(NSPredicate(format: "birth < %@", Date.distantFuture as CVarArg).evaluate(with: egg))
    #expect(NSPredicate(format: "birth < %@", Date.distantFuture as NSDate).evaluate(with: egg))
    #expect(NSPredicate(format: "minutes == %lld", Int64(7)).evaluate(with: egg))
    #expect(NSPredicate(format: "minutes < %f", 7.5).evaluate(with: egg))
    #expect(NSPredicate(format: "name == '%@'").evaluate(with: egg) == false)
    let parts: [Any] = ["minutes", 7, NSNull()]
    #expect(NSPredicate(format: "%K = %@ AND note == %@", argumentArray: parts).evaluate(with: egg))
    let hot = NSPredicate(format: "isHot == %@", NSNumber(value: true))
    #expect(NSPredicate(format: "minutes == 7 AND %@", hot).evaluate(with: egg))
    #expect(NSPredicate(format: "self == %@", egg).evaluate(with: egg))
  }

  @Test("Variables are substituted")
  func variables() {
    let later = NSPredicate(format: "minutes > $LIMIT")
    #expect(later.withSubstitutionVariables(["LIMIT": 6]).evaluate(with: Timed.egg))
    #expect(!later.evaluate(with: Timed.egg, substitutionVariables: ["LIMIT": 7]))
  }

  @Test("Regular expressions validate inputs")
  func forms() {
    let mail = NSPredicate(
      format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
    #expect(mail.evaluate(with: "cook@kitchen.example"))
    #expect(!mail.evaluate(with: "cook@kitchen"))
    #expect(!mail.evaluate(with: "cook@kitchen.example\n"))
  }

  @Test("Predicates filter collections and combine")
  func collections() {
    let names: NSArray = ["Egg", "Ham", "eel"]
    let found = names.filtered(using: NSPredicate(format: "SELF BEGINSWITH[c] 'e'"))
    #expect(found as? [String] == ["Egg", "eel"])
    let dictionaries: NSArray = [["minutes": 3] as NSDictionary, ["minutes": 9] as NSDictionary]
    #expect(dictionaries.filtered(using: NSPredicate(format: "minutes > 5")).count == 1)
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "length == 3"), NSPredicate(format: "SELF CONTAINS 'g'"),
    ])
    #expect(names.filtered(using: both) as? [String] == ["Egg"])
    let lists: [[String: Int]] = [["a": 1], ["a": 2]]
    let isTwo = NSPredicate(format: "a == 2")
    #expect(lists.count { isTwo.evaluate(with: $0) } == 1)
  }

  // Predicates.PR1.
  @Test(
    "Errors have a position",
    arguments: [
      ("", 0), ("name", 0), ("name ==", 7), ("name == 'x", 8), ("(a == 1", 7), ("a == 1)", 6),
      ("a == 1 b == 2", 7), ("a ~ 1", 2), ("a == %@", 5), ("a == %", 5), ("AND a == 1", 0),
      ("ANY a", 5), ("a ==[x] 1", 5), ("a == frob(1)", 5), ("a == abs(1, 2)", 5), ("$ == 1", 1),
      ("a == 1 AND 2", 11), ("a IN {1 2}", 8), ("SUBQUERY(a, b, c == 1).@count = 1", 12),
      (String(repeating: "(", count: 200), 101),
    ])
  func mistakes(_ text: String, _ offset: Int) {
    #expect(NSPredicate.parseError(in: text, [])?.offset == offset, "\(text)")
  }
}

private final class Timed: NSObject {
  let name: String
  let minutes: Int
  let isHot = true
  let note: String? = nil
  let tags = ["soft", "early"]
  let pot = Pot()
  let birth = Date(timeIntervalSinceReferenceDate: 0)
  let kind = Kind.boiled

  static let egg = Timed("Egg", 7)

  init(_ name: String, _ minutes: Int) { (self.name, self.minutes) = (name, minutes) }

  enum Kind: Int { case raw, fried, boiled }
}

extension Timed: @unchecked Sendable {}

/// A structure, whose stored properties are read by reflection.
private struct Pot {
  let size = 3
  let lids = [Lid(width: 4), Lid(width: 5)]

  struct Lid { let width: Int }
}
