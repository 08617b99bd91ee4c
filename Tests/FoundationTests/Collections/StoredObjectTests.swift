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
}
