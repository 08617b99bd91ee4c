import TactusFoundation
import TestSupport
import Testing

/// Keyed archives (Archives.AR1…).
@Suite struct KeyedArchiveTests {
  /// A class within another type, with a reference to itself by way of its children.
  private final class Node: NSObject, NSCoding {
    var name = ""
    var children: [Node] = []
    weak var parent: Node?

    init(_ name: String, _ children: [Node] = []) {
      (self.name, self.children) = (name, children)
      super.init()
      for child in children { child.parent = self }
    }

    init?(coder: NSCoder) {
      super.init()
      coder.register(self)
      name = coder.decodeObject(forKey: "name") as? String ?? ""
      children = coder.decodeObject(forKey: "children") as? [Node] ?? []
      parent = coder.decodeObject(forKey: "parent") as? Node
    }

    func encode(with coder: NSCoder) {
      coder.encode(name, forKey: "name")
      coder.encode(children, forKey: "children")
      coder.encodeConditionalObject(parent, forKey: "parent")
    }
  }

  /// A structure that no class stands for.
  private struct Plain {}

  private func copy(_ object: Any) throws -> Any? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: false)
    return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
  }

  @Test("Archives.AR1. An archive is a property list of objects that refer to each other")
  func form() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.outputFormat = .xml
    archiver.encode("Tea", forKey: "name")
    archiver.encode(3, forKey: "minutes")
    archiver.encode(["Tea", "Egg"], forKey: "all")
    archiver.finishEncoding()
    let text = String(decoding: archiver.encodedData, as: UTF8.self)
    #expect(text.contains("<string>NSKeyedArchiver</string>"))
    #expect(text.contains("<string>NSArray</string>"))
    #expect(text.components(separatedBy: "<string>Tea</string>").count == 2)
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeObject(of: NSString.self, forKey: "name") == "Tea")
    #expect(reader.decodeInteger(forKey: "minutes") == 3)
    #expect(
      reader.decodeObject(of: [NSArray.self, NSString.self], forKey: "all") as? [String]
        == ["Tea", "Egg"])
    #expect(!reader.containsValue(forKey: "none"))
    #expect(reader.decodeObject(forKey: "none") == nil && reader.error == nil)
  }

  @Test("Archives.AR1. Scalars keep their values, and equal objects have equal archives")
  func scalars() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(true, forKey: "flag")
    archiver.encode(Int64.min, forKey: "least")
    archiver.encode(Float(0.5), forKey: "half")
    archiver.encode(-0.25, forKey: "quarter")
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
    archiver.encodeBytes([1, 2, 3], length: 3, forKey: "bytes")
    archiver.encode("dollar", forKey: "$key")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeBool(forKey: "flag"))
    #expect(reader.decodeInt64(forKey: "least") == .min)
    #expect(reader.decodeFloat(forKey: "half") == 0.5)
    #expect(reader.decodeDouble(forKey: "quarter") == -0.25)
    #expect(reader.decodeRect(forKey: "frame") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(reader.withDecodedUnsafeBytes(forKey: "bytes") { $0.map(Array.init) } == [1, 2, 3])
    #expect(reader.decodeObject(of: NSString.self, forKey: "$key") == "dollar")
    let table = ["a": 1, "b": 2, "c": 3, "d": 4]
    let first = try NSKeyedArchiver.archivedData(
      withRootObject: table, requiringSecureCoding: true)
    let second = try NSKeyedArchiver.archivedData(
      withRootObject: table, requiringSecureCoding: true)
    #expect(first == second)
  }

  @Test("Archives.AR3. Foundation's values come back equal")
  func values() throws {
    let values: [NSObject] = [
      NSString("text"), NSString("a\0b"), NSString("$null"), NSNumber(value: 1),
      NSNumber(value: -1), NSNumber(value: 2.5), NSNumber(value: true), NSData(data: Data([1, 2])),
      NSArray(array: [1, 2]), NSDictionary(dictionary: ["a": 1]), NSSet(array: [1, 2, 3]),
      NSDate(timeIntervalSinceReferenceDate: 5), NSURL(fileURLWithPath: "/a/b"), NSUUID(),
      NSIndexPath(indexes: [1, 2], length: 2),
      NSIndexSet(indexesIn: NSRange(location: 1, length: 4)),
      NSLocale(localeIdentifier: "de_DE"), NSNull(), NSMutableString(string: "m"),
      NSAttributedString(string: "plain"),
    ]
    for value in values {
      let found = try copy(value)
      #expect(
        (found as? NSObject)?.isEqual(value) == true, "\(value): \(String(describing: found))")
    }
    let letters = try #require(try copy(CharacterSet(charactersIn: "abc")) as? NSCharacterSet)
    #expect(letters.bitmapRepresentation == CharacterSet(charactersIn: "abc").bitmapRepresentation)
    #expect(try copy(Decimal(1.5)) as? Decimal == Decimal(1.5))
    #expect(try copy(NSMutableArray(array: [1])) is NSMutableArray)
    #expect(try copy(["a": [1, 2]]) as? [String: [Int]] == ["a": [1, 2]])
  }

  @Test("Archives.AR2. Nested and private classes are archived, and named ones under their names")
  func names() throws {
    let tree = Node("root", [Node("leaf")])
    let found = try #require(try copy(tree) as? Node)
    #expect(found.name == "root" && found.children.map(\.name) == ["leaf"])
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.setClassName("Branch", for: Node.self)
    archiver.encode(tree, forKey: "root")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    reader.setClass(Node.self, forClassName: "Branch")
    #expect((reader.decodeObject(forKey: "root") as? Node)?.name == "root")
    let unknown = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unknown.requiresSecureCoding = false
    #expect(unknown.decodeObject(forKey: "root") == nil)
    #expect("\(try #require(unknown.error))".contains("Branch"))
  }

  @Test("Archives.AR6. An object that is registered is known to the objects that it contains")
  func cycles() throws {
    let tree = Node("root", [Node("leaf", [Node("bud")]), Node("twig")])
    let found = try #require(try copy(tree) as? Node)
    #expect(found.children.allSatisfy { $0.parent === found })
    #expect(found.children[0].children[0].parent === found.children[0])
    #expect(found.parent == nil)
  }

  @Test("Archives.AR4. An object that does not support coding is an error")
  func refusals() {
    #expect(throws: (any Error).self) {
      try NSKeyedArchiver.archivedData(withRootObject: NSObject(), requiringSecureCoding: false)
    }
    #expect(throws: (any Error).self) {
      try NSKeyedArchiver.archivedData(withRootObject: Node("a"), requiringSecureCoding: true)
    }
    #expect(throws: (any Error).self) {
      try NSKeyedArchiver.archivedData(withRootObject: [Plain()], requiringSecureCoding: false)
    }
  }

  @Test("Archives.AR5. An object of an unexpected class is an error")
  func unexpected() throws {
    let text = try NSKeyedArchiver.archivedData(
      withRootObject: [URL(filePath: "/a")], requiringSecureCoding: true)
    #expect(throws: (any Error).self) {
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSArray.self, from: text)
    }
    let found = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSURL.self, from: text)
    #expect(found?.map(\.path) == ["/a"])
    let node = try NSKeyedArchiver.archivedData(
      withRootObject: Node("a"), requiringSecureCoding: false)
    #expect(throws: (any Error).self) {
      try NSKeyedUnarchiver.unarchivedObject(ofClasses: [Node.self], from: node)
    }
  }

  @Test("Archives.AR5. Damaged archives give an error or other values, and end no program")
  func damage() throws {
    let tree: [String: Any] = [
      "list": [1, 2, "three"], "date": Date(timeIntervalSinceReferenceDate: 1),
      "text": NSAttributedString(string: "text", attributes: [.init("key"): 5]),
      "set": Set(["x"]), "data": Data([1, 2, 3]),
    ]
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: tree, requiringSecureCoding: true)
    #expect(NSKeyedUnarchiver.unarchiveObject(with: Data()) == nil)
    #expect(NSKeyedUnarchiver.unarchiveObject(with: Data([1, 2, 3, 4, 5, 6, 7, 8, 9])) == nil)
    var random = SeededRandom(seed: 7)
    var refused = 0
    for _ in 0..<600 {
      let damaged = random.damage(archive, after: 8)
      if (try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(damaged)) == nil { refused += 1 }
    }
    #expect(refused > 0)
  }
}
