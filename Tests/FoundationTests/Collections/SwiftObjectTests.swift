import TactusFoundation
import Testing

/// Objects of Swift classes in Foundation's arrays, and numbers as decimal numbers.
/// Steps: ObjectiveC.FO10, ObjectiveC.FO11, ObjectiveC.FO14
@Suite struct SwiftObjectTests {
  final class Row {}

  final class Slot: Hashable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (one: Slot, other: Slot) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("ObjectiveC.FO10. An array finds and removes an object of a Swift class by its identity")
  func arrays() {
    let (first, second, strange) = (Row(), Row(), Row())
    let array = NSMutableArray(array: [first, second, first])
    #expect(array.index(of: second) == 1 && array.contains(first) && !array.contains(strange))
    #expect(array.index(of: first, in: NSRange(location: 1, length: 2)) == 2)
    #expect(array.indexOfObjectIdentical(to: strange) == NSNotFound)
    array.remove(first)
    #expect(array.count == 1 && array[0] as? Row === second)
    array.removeObject(identicalTo: second)
    #expect(array.count == 0)
    array.addObjects(from: [first, second, strange])
    array.removeObjects(in: [strange, first])
    #expect(array.count == 1 && array[0] as? Row === second)
  }

  @Test("ObjectiveC.FO10. A set has an object of a Swift class once, and finds and removes it")
  func sets() {
    let (first, second, strange) = (Row(), Row(), Row())
    let set = NSMutableSet(array: [first, first])
    set.add(first)
    set.addObjects(from: [first, second])
    set.add("tea" as NSString)
    set.add("tea")
    set.add(3)
    #expect(set.count == 4 && set.contains(first) && !set.contains(strange))
    #expect(set.member(second) as? Row === second && set.member(strange) == nil)
    #expect(set.contains("tea") && set.contains("tea" as NSString) && set.contains(3))
    set.remove(first)
    set.remove(strange)
    #expect(set.count == 3 && !set.contains(first) && set.contains(second))
    #expect(set.contains("tea") && set.contains(3))
    set.remove("tea" as NSString)
    #expect(set.count == 2)
    #expect(NSSet(array: [first, first, second]).count == 2)
    #expect(NSSet(array: ["tea" as NSString, "tea" as NSString]).count == 1)
    let table = NSDictionary(dictionary: ["one": first, "two": second])
    #expect(table.allKeys(for: first) as? [String] == ["one"])
  }

  @Test("ObjectiveC.FO10. So does an ordered set, which keeps the order")
  func orderedSets() {
    let (first, second, third) = (Row(), Row(), Row())
    let set = NSMutableOrderedSet()
    set.addObjects(from: [first, first])
    set.add(second)
    set.add(first)
    set.insert(third, at: 0)
    set.insert(third, at: 0)
    #expect(set.count == 3 && set.index(of: second) == 2 && set.contains(third))
    set.remove(first)
    #expect(set.count == 2 && set.index(of: first) == NSNotFound && set.index(of: second) == 1)
    set.addObjects(from: [second, first])
    #expect(set.count == 3 && set.index(of: first) == 2)
    #expect(NSOrderedSet(array: [first, first]).count == 1)
  }

  @Test("ObjectiveC.FO10. Objects that are hashable or Foundation's are equal as they say")
  func equality() {
    let slot = Slot(1)
    let array = NSMutableArray(array: [slot, "tea" as NSString, NSNumber(value: 3)])
    #expect(array.index(of: Slot(1)) == 0 && array.contains("tea" as NSString))
    #expect(array.contains("tea") && array.contains(NSNumber(value: 3)) && array.contains(3))
    #expect(array.indexOfObjectIdentical(to: Slot(1)) == NSNotFound)
    #expect(array.indexOfObjectIdentical(to: slot) == 0)
    array.remove(Slot(1))
    #expect(array.count == 2)
  }

  @Test("ObjectiveC.FO10. The array that an object has for a key finds them, too")
  func keyed() {
    final class Form: NSObject {
      @_KV var rows = NSMutableArray()
    }
    KeyedProperties.add("rows", \Form.rows)
    let (form, first, second) = (Form(), Row(), Row())
    let rows = form.mutableArrayValue(forKey: "rows")
    rows.addObjects(from: [first, second])
    rows.remove(first)
    #expect(form.rows.count == 1 && rows.index(of: second) == 0 && !rows.contains(first))
    rows.removeObjects(in: [second])
    #expect(form.rows.count == 0)
  }

  @Test(
    "ObjectiveC.FO11. A binary number has the decimal value of its text",
    arguments: [
      (NSNumber(value: 1.66), "1.66"), (NSNumber(value: -0.1), "-0.1"),
      (NSNumber(value: 1e-7), "0.0000001"), (NSNumber(value: 250), "250"),
      (NSNumber(value: Int64.max), "9223372036854775807"),
      (NSDecimalNumber(string: "2.50"), "2.5"),
    ])
  func decimals(number: NSNumber, text: String) {
    #expect("\(number.decimalValue)" == text)
  }

  @Test("ObjectiveC.FO11. An infinite number has no decimal value")
  func infinite() {
    #expect(NSNumber(value: Double.infinity).decimalValue.isNaN)
    #expect(NSNumber(value: Float.nan).decimalValue.isNaN)
  }

  @Test(
    "ObjectiveC.FO14. The text of a number has the digits of an iPhone's",
    arguments: [
      (NSNumber(value: 0.0), "0"), (NSNumber(value: 2.0), "2"),
      (NSNumber(value: 999.9823), "999.9823"),
      (NSNumber(value: 0.1 + 0.2), "0.3"), (NSNumber(value: 1e20), "1e+20"),
      (NSNumber(value: -9_999_999_991_999_999_999_999_999.88), "-9.999999991999999e+24"),
      (NSNumber(value: Float(0.1)), "0.1"), (NSNumber(value: Int.min), "-9223372036854775808"),
      (NSNumber(value: UInt64.max), "18446744073709551615"), (NSNumber(value: true), "1"),
      (NSDecimalNumber(string: "2.50"), "2.5"),
    ])
  func text(number: NSNumber, text: String) {
    #expect(number.stringValue == text)
    #expect("\(number)" == text)
    #expect(String(format: "%@", number) == text)
  }
}
