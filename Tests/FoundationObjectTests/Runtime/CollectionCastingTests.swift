import TactusFoundation
import Testing

/// Steps ObjectiveC.WC1–WC5.
@Suite struct CollectionCastingTests {
  private typealias Name = Notification.Name
  /// An app's own type, which does not bridge to `NSString`.
  private struct Own: RawRepresentable, Hashable { var rawValue: String }
  private enum Kind: String { case tea }

  @Test("ObjectiveC.WC1. A value of the type is unchanged, and nil remains nil")
  func same() {
    let name: Any = Name("tea")
    #expect(name ⇢ Name.self == Name("tea") && (name ⇥ Name.self).rawValue == "tea")
    #expect(["a": 1] as Any ⇢ [String: Int].self == ["a": 1])
    #expect(Any?.none ⇢ Name.self == nil)
  }

  @Test(
    "ObjectiveC.WC2. A string becomes a string wrapper of the frameworks, and nothing else does")
  func words() {
    #expect("tea" ⇢ Name.self == Name("tea"))
    #expect("tea" ⇢ FileAttributeKey.self == FileAttributeKey(rawValue: "tea"))
    #expect(("tea" ⇢ Own.self) == nil)
    #expect(("tea" ⇢ Kind.self) == nil)
    #expect((3 ⇢ Name.self) == nil)
  }

  @Test("ObjectiveC.WC9. A cast to a collection without its elements has any elements")
  func anyElements() {
    let table = NSMutableDictionary(dictionary: ["a": 1])
    #expect((table ⇥ Dictionary.self)["a"] as? Int == 1)
    #expect((NSArray(array: [1, 2]) ⇥ Array.self).count == 2)
    #expect((NSSet(array: [1, 2]) ⇥ Set.self).contains(2))
    #expect((["a": 1] ⇥ Dictionary.self)["a"] == 1)
    #expect(([1, 2] ⇥ Array.self).first == 1 && (Set([1]) ⇥ Set.self).first == 1)
  }

  @Test(
    "ObjectiveC.WC3, ObjectiveC.WC4. Keys, values and elements are cast, either all or none",
    arguments: 0..<6)
  func collections(count: Int) {
    let texts = (0..<count).map { "word \($0)" }
    let json: Any = Dictionary(uniqueKeysWithValues: texts.map { ($0, $0.count as Any) })
    let found = json ⇢ [Name: Any].self
    #expect(found?.count == texts.count)
    #expect(texts.allSatisfy { found?[Name($0)] as? Int == $0.count })
    let counts = Dictionary(uniqueKeysWithValues: texts.map { (Name($0), $0.count) })
    #expect(json ⇢ [Name: Int].self == counts)
    #expect(texts as Any ⇢ [Name].self == texts.map { Name($0) })
    let list: Any = texts.map { [$0: 1 as Any] }
    #expect((list ⇢ [[Name: Any]].self)?.count == texts.count)
    let mixed: Any = texts as [Any] + [7]
    #expect((mixed ⇢ [Name].self) == nil)
    #expect(((json ⇢ [Name: String].self) == nil) == !texts.isEmpty)
  }

  @Test("ObjectiveC.WC3. JSON values are cast level by level")
  func json() throws {
    let data = Data(#"{"a": [{"b": {"c": 1}}], "d": 2.5}"#.utf8)
    let whole = try JSONSerialization.jsonObject(with: data) ⇢ [Name: Any].self
    let list = whole?[Name("a")] ⇢ [[Name: Any]].self
    let inner = list?.first?[Name("b")] ⇢ [Name: Any].self ?? [:]
    #expect(inner[Name("c")] as? Int == 1 && whole?[Name("d")] as? Double == 2.5)
  }

  @Test("ObjectiveC.WC8. Hashable values of JSON and of objects equal Swift's")
  func hashables() throws {
    let data = Data(#"{"a": false, "b": 0, "c": "x", "d": [1.5, true], "e": {"f": true}}"#.utf8)
    let json = try JSONSerialization.jsonObject(with: data)
    let found = json ⇢ [String: AnyHashable].self
    let list: [AnyHashable] = [1.5, true]
    let expected: [String: AnyHashable] = [
      "a": false, "b": 0, "c": "x", "d": AnyHashable(list), "e": ["f": true] as [String: Bool],
    ]
    #expect(found == expected)
    #expect(found?["a"] != AnyHashable(0) && found?["b"] != AnyHashable(false))
    let text: Any = "x" as NSString
    let word = text ⇢ AnyHashable.self
    #expect(word == AnyHashable("x") && word?.base is String)
    let numbers: [Any] = [1.5, NSNumber(value: true)]
    let hashables: [AnyHashable] = [1.5, true]
    #expect((numbers ⇢ [AnyHashable].self) == hashables)
    let functions: [Any] = [{ 1 }]
    #expect((functions ⇢ [AnyHashable].self) == nil)
  }

  // ObjectiveC.WC5.
  @Test("JSON is written of words as of texts, and of nothing that it was not written of before")
  func written() throws {
    let values: [Any] = [1, 2.5, true, NSNull()]
    let words: [Name: Any] = [Name("a"): [[Name("b"): Name("c")]], Name("d"): values]
    #expect(JSONSerialization.isValidJSONObject(words))
    let data = try JSONSerialization.data(withJSONObject: words, options: .sortedKeys)
    #expect(String(decoding: data, as: UTF8.self) == #"{"a":[{"b":"c"}],"d":[1,2.5,true,null]}"#)
    #expect(!JSONSerialization.isValidJSONObject([1: 2]))
    #expect(!JSONSerialization.isValidJSONObject(["a": Own(rawValue: "b")]))
  }

  @Test("ObjectiveC.WC10. Numbers of all types have the digits of a Double in JSON")
  func numbers() throws {
    let values: [Any] = [
      Float(1e9), Float(0.1), CGFloat(2.5), NSNumber(value: Float(1e9)), 7, true, 1e9,
    ]
    let data = try JSONSerialization.data(withJSONObject: ["a": values])
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"a":[1000000000,0.10000000149011612,2.5,1000000000,7,true,1000000000]}"#)
  }
}
