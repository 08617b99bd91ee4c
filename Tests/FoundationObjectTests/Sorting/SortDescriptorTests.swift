import TactusFoundation
import Testing

@Suite("Sort descriptors")
struct SortDescriptorTests {
  private final class Dish: NSObject {
    let name: String
    let minutes: Int
    let note: String?

    init(_ name: String, _ minutes: Int, _ note: String? = nil) {
      (self.name, self.minutes, self.note) = (name, minutes, note)
    }
  }

  private let dishes: NSArray = [
    Dish("Egg", 7, "b"), Dish("ham", 3), Dish("Eel", 7, "a"), Dish("apple 10", 1),
    Dish("apple 9", 1),
  ]

  private func names(_ descriptors: NSSortDescriptor...) -> [String] {
    dishes.sortedArray(using: descriptors).compactMap { ($0 as? Dish)?.name }
  }

  @Test("Predicates.SD1: Sorts by a key in both orders, and equal values by the next descriptor")
  func keys() {
    #expect(
      names(
        NSSortDescriptor(key: "minutes", ascending: false),
        NSSortDescriptor(key: "name", ascending: true))
        == ["Eel", "Egg", "ham", "apple 10", "apple 9"])
    #expect(names(NSSortDescriptor(key: "name", ascending: true)).first == "Eel")
    let numbers: NSArray = [3, 1, 2]
    let up = NSSortDescriptor(key: nil, ascending: true)
    #expect(numbers.sortedArray(using: [up]) as? [Int] == [1, 2, 3])
    let down = up.reversedSortDescriptor as? NSSortDescriptor
    #expect(numbers.sortedArray(using: [down].compactMap(\.self)) as? [Int] == [3, 2, 1])
    let rows: NSMutableArray = [["pot": ["size": 2]], ["pot": ["size": 1]]]
    rows.sort(using: [NSSortDescriptor(key: "pot.size", ascending: true)])
    #expect((rows[0] as? NSDictionary)?["pot"] as? [String: Int] == ["size": 1])
    #expect((Set([2, 1]) as NSSet).sortedArray(using: [up]) as? [Int] == [1, 2])
  }

  @Test("Predicates.SD2: Nil comes first")
  func nothing() {
    let byNote = NSSortDescriptor(key: "note", ascending: true)
    #expect(
      names(byNote, NSSortDescriptor(key: "minutes", ascending: false)).prefix(3) == [
        "ham", "apple 10", "apple 9",
      ])
    #expect(names(NSSortDescriptor(key: "note", ascending: false)).prefix(2) == ["Egg", "Eel"])
  }

  @Test("Predicates.SD3: Sorts by comparison methods and comparators")
  func methods() {
    let standard = NSSortDescriptor(
      key: "name", ascending: true, selector: Selector("localizedStandardCompare:"))
    #expect(names(standard) == ["apple 9", "apple 10", "Eel", "Egg", "ham"])
    let anyCase = NSSortDescriptor(
      key: "name", ascending: true,
      selector: Selector(
        "caseInsensitiveCompare:", callingAnywhere: NSString.caseInsensitiveCompare(_:)))
    #expect(names(anyCase) == ["apple 10", "apple 9", "Eel", "Egg", "ham"])
    let byLength = NSSortDescriptor(key: "name", ascending: true) { one, other in
      let (one, other) = (one as? String ?? "", other as? String ?? "")
      return (one.count as NSNumber).compare(other.count as NSNumber)
    }
    #expect(names(byLength, anyCase) == ["Eel", "Egg", "ham", "apple 9", "apple 10"])
  }

  @Test("Predicates.SD4: Sorts by Swift key paths, including optional values")
  func keyPaths() {
    let byMinutes = NSSortDescriptor(keyPath: \Dish.minutes, ascending: true)
    let byNote = NSSortDescriptor(keyPath: \Dish.note, ascending: true)
    #expect(names(byMinutes, byNote) == ["apple 10", "apple 9", "ham", "Eel", "Egg"])
    #expect(byMinutes.key == "minutes" && byMinutes.ascending)
    let byName = NSSortDescriptor(keyPath: \Dish.name, ascending: false) { one, other in
      (one as? String ?? "").compare(other as? String ?? "")
    }
    #expect(names(byName).first == "ham")
  }

  @Test("Predicates.SD1: A descriptor has a key and a reversed descriptor")
  func parts() throws {
    let one = NSSortDescriptor(key: "a.b", ascending: true)
    #expect(one.key == "a.b" && one.selector == Selector("compare:"))
    let back = try #require(one.reversedSortDescriptor as? NSSortDescriptor)
    #expect(back.key == "a.b" && !back.ascending && back.selector == one.selector)
    let own = NSSortDescriptor(key: nil, ascending: true) { _, _ in .orderedSame }
    #expect(own.key == nil && own.selector == nil)
  }

  @Test("Predicates.SD5. Arrays, and the keys of dictionaries, are sorted by comparison methods")
  func selectors() {
    let list: NSArray = ["egg 10", "Egg 9", "apple"]
    #expect(
      list.sortedArray(using: Selector("compare:")) as? [String] == ["Egg 9", "apple", "egg 10"])
    let standard = Selector("localizedStandardCompare:")
    #expect(list.sortedArray(using: standard) as? [String] == ["apple", "Egg 9", "egg 10"])
    let numbers = NSMutableArray(array: [3, 1, 2])
    numbers.sort(using: Selector("compare:"))
    #expect(numbers == [1, 2, 3])
    let minutes: NSDictionary = ["egg": 7, "tea": 3, "rice": 12]
    let keys = minutes.keysSortedByValue(using: Selector("compare:"))
    #expect(keys as? [String] == ["tea", "egg", "rice"])
  }
}
