import TactusFoundation
import Testing

/// Comparisons of collections whose keys and elements are string wrappers and other values.
/// Steps: ObjectiveC.FO22
@Suite struct ObjectEqualityTests {
  private static let key = NSAttributedString.Key("Flavor")
  private let table: [NSAttributedString.Key: Any] = [key: "mint", .init("Cups"): 2]
  private let equal: [NSAttributedString.Key: Any] = [.init("Cups"): 2, key: "mint"]
  private let plain: [String: Any] = ["Flavor": "mint", "Cups": 2]

  private final class Leaf: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Leaf)?.number == number }
    override var hash: Int { number }
  }

  @Test("ObjectiveC.FO22. Dictionaries with string wrappers as keys are equal in each spelling")
  func wrappers() {
    let dictionary = NSDictionary(dictionary: table)
    #expect(dictionary.isEqual(to: equal) && dictionary.isEqual(equal))
    #expect((table as NSDictionary).isEqual(to: equal))
    #expect(dictionary == NSDictionary(dictionary: equal))
    #expect(NSMutableDictionary(dictionary: table).isEqual(to: equal))
    #expect(Set([dictionary, equal as NSDictionary]).count == 1)
    #expect(!dictionary.isEqual(to: [Self.key: "mint"]) && !dictionary.isEqual(nil))
    #expect(!dictionary.isEqual(to: [Self.key: "fennel", .init("Cups"): 2]))
    #expect(!dictionary.isEqual(to: [Self.key: "mint", .init("Pots"): 2]))
  }

  @Test("ObjectiveC.FO22. A string wrapper is the string that it wraps, as a key and as a value")
  func strings() {
    #expect((table as NSDictionary).isEqual(to: plain) && (plain as NSDictionary).isEqual(table))
    #expect((table as NSDictionary).object(forKey: "Flavor") as? String == "mint")
    #expect((plain as NSDictionary).object(forKey: Self.key) as? String == "mint")
    let name: Any = Notification.Name("Flavor")
    #expect(["Flavor"] as NSArray == [name] as NSArray)
    #expect(([name] as NSArray).contains("Flavor") && (["Flavor"] as NSArray).index(of: name) == 0)
    #expect(NSSet(array: [name]).isEqual(to: ["Flavor"]))
    #expect(NSSet(array: ["Flavor"]).isSubset(of: [Self.key, "Pots"]))
    #expect(NSSet(array: ["Flavor"]).intersects([Self.key]))
    #expect(!NSSet(array: ["Pots"]).intersects([Self.key]))
    #expect(NSOrderedSet(array: [name]) == NSOrderedSet(array: ["Flavor"]))
    #expect(NSOrderedSet(array: [name]) != NSOrderedSet(array: ["Pots"]))
    #expect(
      (["one": name, "two": 2] as NSDictionary).allKeys(for: "Flavor") as? [String] == ["one"])
  }

  @Test("ObjectiveC.FO22. User info with such keys is compared, too")
  func userInfo() {
    let info: [AnyHashable: Any] = [Self.key: [Self.key: 1], "Pots": Leaf(3)]
    let areEqual = [3, 4].map { number -> Bool in
      (info as NSDictionary).isEqual(to: ["Flavor": ["Flavor": 1], "Pots": Leaf(number)])
    }
    #expect(areEqual == [true, false])
    let note = Notification(name: .init("Tea"), userInfo: info)
    #expect(
      note
        == Notification(name: .init("Tea"), userInfo: ["Flavor": [Self.key: 1], "Pots": Leaf(3)]))
  }

  @Test("ObjectiveC.FO22. Values are compared as objects: numbers, optional values, lists")
  func values() {
    struct Size: Hashable { let width: Int }
    let some = Optional.some(3) as Any
    let none = Int?.none as Any
    let list: NSArray = [1, 2.5, "a", true, Size(width: 1), some, none, Leaf(1)]
    let other: [Any] = [
      1.0, NSNumber(value: 2.5), NSString("a"), true, Size(width: 1), 3, NSNull(), Leaf(1),
    ]
    #expect(list.isEqual(to: other) && list == NSArray(array: other))
    #expect(list != NSArray(array: other.dropLast()))
    for index in 0..<other.count {
      var changed = other
      changed[index] = "something else"
      #expect(!list.isEqual(to: changed))
    }
    #expect(
      [["a": [1, 2]]] as NSArray == [["a": [1.0, 2.0] as NSArray] as NSDictionary] as NSArray)
  }
}
