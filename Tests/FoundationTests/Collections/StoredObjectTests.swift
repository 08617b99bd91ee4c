import TactusFoundation
import Testing

/// Objects that collections hold, and give back.
@Suite struct StoredObjectTests {
  private final class Box: NSMutableDictionary {
    override var count: Int { 0 }
    override func object(forKey aKey: Any) -> Any? { nil }
    override func keyEnumerator() -> NSEnumerator { NSArray().objectEnumerator() }
  }

  /// Objects that can be changed, and one of a class of the app.
  private static var objects: [NSObject] {
    [
      NSMutableArray(object: 1), NSMutableDictionary(object: 1, forKey: "a" as NSString),
      NSMutableSet(object: 1), NSCountedSet(object: 1), NSMutableOrderedSet(object: 1),
      NSMutableString(string: "a"), NSMutableData(data: Data([1])),
      NSMutableAttributedString(string: "a"), NSMutableIndexSet(index: 1),
      NSMutableCharacterSet(charactersIn: "a"), NSDateComponents(), NSURLComponents(),
      NSPersonNameComponents(), Box(),
    ]
  }

  @Test("A collection gives back the object itself if it can be changed (ObjectiveC.FO39)")
  func same() {
    for object in Self.objects {
      let array = NSMutableArray(object: object)
      let dictionary = NSMutableDictionary(object: object, forKey: "a" as NSString)
      let ordered = NSOrderedSet(object: object)
      let read: [Any?] = [
        array[0], array.object(at: 0), array.firstObject, array.lastObject,
        array.objectEnumerator().nextObject(), array.objects(at: [0]).first,
        dictionary["a"], dictionary.object(forKey: "a"), dictionary.objectEnumerator().nextObject(),
        dictionary.allValues.first, NSSet(object: object).anyObject(), ordered[0],
        (array.copy() as? NSArray)?[0], (dictionary as? [String: Any])?["a"], (array as? [Any])?[0],
      ]
      for (place, value) in read.enumerated() {
        #expect(value as AnyObject === object, "\(type(of: object)) at \(place)")
      }
      for element in array { #expect(element as AnyObject === object) }
    }
  }

  @Test("A change of an object in a collection is seen in the collection (ObjectiveC.FO39)")
  func changed() {
    let dictionary = NSMutableDictionary()
    dictionary["list"] = NSMutableArray(object: 1)
    (dictionary["list"] as? NSMutableArray)?.add(2)
    #expect(dictionary["list"] as? [Int] == [1, 2])
    let array = NSArray(object: NSMutableString(string: "te"))
    (array[0] as? NSMutableString)?.append("a")
    #expect(array[0] as? String == "tea" && array as? [String] == ["tea"])
  }

  @Test("Other objects are read as Swift values, and mutable ones cast to them (ObjectiveC.FO39)")
  func values() {
    let array: NSArray = ["a" as NSString, ["b"] as NSArray, ["c": 1] as NSDictionary]
    #expect(type(of: array[0]) == String.self)
    #expect(type(of: array[1]) == [Any].self)
    #expect(type(of: array[2]) == [AnyHashable: Any].self)
    let nested = NSMutableDictionary()
    nested["rows"] = NSMutableArray(object: NSMutableDictionary(object: 1, forKey: "a" as NSString))
    #expect(nested as? [String: [[String: Int]]] == ["rows": [["a": 1]]])
    #expect(JSONSerialization.isValidJSONObject(nested))
  }

  @Test("JSON is read into mutable objects when they are asked for (ObjectiveC.FO40)")
  func json() throws {
    let data = Data(#"{"rows": [{"a": "b"}], "n": 1}"#.utf8)
    let made = try JSONSerialization.jsonObject(with: data, options: .mutableContainers)
    let object = try #require(made as? NSMutableDictionary)
    let rows = try #require(object["rows"] as? NSMutableArray)
    rows.add("c")
    #expect((object["rows"] as? NSArray)?.count == 2 && object["n"] as? Int == 1)
    #expect((rows[0] as? NSMutableDictionary)?["a"] as? String == "b")
    #expect(!((rows[0] as? NSDictionary)?["a"] is NSMutableString))
    let plain = try JSONSerialization.jsonObject(with: data)
    #expect(plain as? NSMutableDictionary == nil)
    let stream = InputStream(data: data)
    stream.open()
    let leaves = try JSONSerialization.jsonObject(
      with: stream, options: [.mutableContainers, .mutableLeaves])
    let row = ((leaves as? NSMutableDictionary)?["rows"] as? NSArray)?[0] as? NSDictionary
    #expect(row?["a"] is NSMutableString)
  }

  @Test("ObjectiveC.FO56. JSON5 and dictionaries without braces are read if that is asked for")
  func json5() throws {
    let data = Data("{kettle: 'on', /* cups */ cups: [1, +2.5, 0x10, true, null,],}".utf8)
    #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: data) }
    let made = try JSONSerialization.jsonObject(with: data, options: .json5Allowed)
    let object = try #require(made as? [String: Any])
    #expect(object["kettle"] as? String == "on")
    let cups = try #require(object["cups"] as? [Any])
    #expect(cups.count == 5 && cups[0] as? Int == 1 && cups[1] as? Double == 2.5)
    #expect(cups[2] as? Int == 16 && cups[3] as? Bool == true && cups[4] is NSNull)
    let bare = Data(#""kettle": "on""#.utf8)
    let assumed = try JSONSerialization.jsonObject(with: bare, options: .topLevelDictionaryAssumed)
    #expect(assumed as? [String: String] == ["kettle": "on"])
    let stream = InputStream(data: data)
    stream.open()
    let mutable = try JSONSerialization.jsonObject(
      with: stream, options: [.json5Allowed, .mutableContainers])
    #expect((mutable as? NSMutableDictionary)?["cups"] is NSMutableArray)
    for (text, options) in [
      ("{kettle: }", JSONSerialization.ReadingOptions.json5Allowed), ("'tea'", .json5Allowed),
    ] {
      let error = #expect(throws: CocoaError.self) {
        try JSONSerialization.jsonObject(with: Data(text.utf8), options: options)
      }
      #expect(error?.code == .propertyListReadCorrupt)
    }
    let text = try JSONSerialization.jsonObject(
      with: Data("'tea'".utf8), options: [.json5Allowed, .fragmentsAllowed])
    #expect(text as? String == "tea")
  }

  @Test("ObjectiveC.FO55. Keys are sorted by their values")
  func sortedKeys() {
    let minutes = ["tea": 4, "eggs": 6, "soup": 2] as NSDictionary
    let order: (Any, Any) -> ComparisonResult = { one, other in
      ((one as? NSNumber) ?? 0).compare((other as? NSNumber) ?? 0)
    }
    #expect(minutes.keysSortedByValue(comparator: order) as? [String] == ["soup", "tea", "eggs"])
    #expect(
      minutes.keysSortedByValue(options: .stable, usingComparator: order) as? [String]
        == ["soup", "tea", "eggs"])
  }

  @Test("Property lists are read into mutable objects when asked for (ObjectiveC.FO40)")
  func propertyLists() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["rows": ["a"]], format: .binary, options: 0)
    var format = PropertyListSerialization.PropertyListFormat.xml
    let made = try PropertyListSerialization.propertyList(
      from: data, options: .mutableContainersAndLeaves, format: &format)
    let rows = try #require((made as? NSMutableDictionary)?["rows"] as? NSMutableArray)
    #expect(format == .binary && rows[0] is NSMutableString)
    let plain = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(plain as? NSMutableDictionary == nil && plain as? [String: [String]] != nil)
  }

  @Test("A Boolean value in a collection is read as a number (ObjectiveC.FO44)")
  func booleans() throws {
    let array: NSArray = [true, false]
    let dictionary: NSDictionary = ["yes": true, "no": false]
    let ordered = NSOrderedSet(array: [true, false])
    let read: [(Any?, Any?)] = [
      (array[0], array[1]), (array.firstObject, array.lastObject),
      (array.objectEnumerator().nextObject(), array.reverseObjectEnumerator().nextObject()),
      (dictionary["yes"], dictionary["no"]),
      (dictionary.value(forKey: "yes"), dictionary.object(forKey: "no")),
      (NSMutableArray(array: array)[0], NSMutableDictionary(dictionary: dictionary)["no"]),
      (ordered[0], ordered.object(at: 1)),
    ]
    for (place, (yes, no)) in read.enumerated() {
      #expect(yes as? Int == 1 && no as? Double == 0, "\(place)")
      #expect(yes as? Bool == true && no as? Bool == false, "\(place)")
      #expect(yes.map { "\($0)" } == "1" && no.map { "\($0)" } == "0", "\(place)")
    }
    for case let (key as String, value) in dictionary {
      #expect(value as? Int == (key == "yes" ? 1 : 0))
    }
    #expect(["a": true, "b": 2] as NSDictionary == ["a": 1, "b": 2] as NSDictionary)
    let values = try #require(dictionary as? [String: Any])
    #expect(values["yes"].map { type(of: $0) == Bool.self } == true)
  }

  @Test("A Boolean value of a property list is a number (ObjectiveC.FO45)")
  func propertyList() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["yes": true, "list": [false, 2]] as [String: Any], format: .xml, options: 0
    )
    let read = try PropertyListSerialization.propertyList(from: data, format: nil)
    let list = try #require(read as? [String: Any])
    #expect(list["yes"] as? Int == 1 && list["yes"] as? Bool == true)
    #expect(list["yes"].map { "\($0)" } == "1")
    let numbers = try #require(list["list"] as? [Any])
    #expect(numbers[0] as? Double == 0 && numbers[1] as? Int == 2)
    // It is written as a Boolean value again.
    let again = try PropertyListSerialization.data(
      fromPropertyList: list, format: .xml, options: 0)
    #expect(again == data)
  }
}
