import TactusFoundation
import Testing

/// Initializers that subclasses inherit on an iPhone.
@Suite struct MutableStringTests {
  @Test("A mutable string is made of formats, data, bytes and C strings (ObjectiveC.FO41)")
  func made() {
    let utf8 = String.Encoding.utf8.rawValue
    #expect(NSMutableString(format: "%d %@", 1, "a") == "1 a")
    #expect(NSMutableString(format: "%.1f", locale: Locale(identifier: "de"), 1.5) == "1,5")
    #expect(NSMutableString(data: Data("tea".utf8), encoding: utf8) == "tea")
    #expect(NSMutableString(data: Data([0xff]), encoding: utf8) == nil)
    #expect(NSMutableString(bytes: "tea", length: 2, encoding: utf8) == "te")
    #expect(NSMutableString(cString: "t\u{e9}", encoding: utf8) == "t\u{e9}")
    #expect(NSMutableString(utf8String: "tea") == "tea")
    let invalid: [CChar] = [-1, 0]
    #expect(NSMutableString(utf8String: invalid) == nil)
    let made = NSMutableString(format: "%@", "te")
    made.append("a")
    #expect(made == "tea")
  }

  @Test("A mutable string is made of a file (ObjectiveC.FO41)")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tea-\(UUID())")
    try Data("tea".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let utf8 = String.Encoding.utf8.rawValue
    #expect(try NSMutableString(contentsOfFile: file.path, encoding: utf8) == "tea")
    #expect(try NSMutableString(contentsOf: file, encoding: utf8) == "tea")
    var encoding: UInt = 0
    #expect(try NSMutableString(contentsOfFile: file.path, usedEncoding: &encoding) == "tea")
    #expect(encoding == utf8)
    #expect(try NSMutableString(contentsOf: file, usedEncoding: nil) == "tea")
    #expect(throws: (any Error).self) {
      try NSMutableString(contentsOfFile: file.path + "x", encoding: utf8)
    }
  }

  @Test("A counted set is made of objects (ObjectiveC.FO41)")
  func counted() {
    let object = NSObject()
    #expect(NSCountedSet(object: 1).count(for: 1) == 1)
    #expect(NSCountedSet(objects: object, object).count(for: object) == 2)
  }

  @Test("A part of a mutable string is transliterated, also emoji (ObjectiveC.FO42)")
  func transforms() {
    let name = NSMutableString(string: "a 🇳🇴 z")
    var range = NSRange(location: 2, length: 4)
    #expect(name.applyTransform(.toXMLHex, reverse: false, range: range, updatedRange: &range))
    #expect(name == "a &#x1F1F3;&#x1F1F4; z" && range == NSRange(location: 2, length: 18))
    #expect(name.applyTransform(.toXMLHex, reverse: true, range: range, updatedRange: nil))
    #expect(name == "a 🇳🇴 z")
    range = NSRange(location: 0, length: 1)
    let none = StringTransform("no such transform")
    #expect(!name.applyTransform(none, reverse: false, range: range, updatedRange: nil))
    let flag = NSMutableString(string: "🇳🇴")
    var whole = CFRangeMake(0, CFStringGetLength(flag))
    #expect(CFStringTransform(flag, &whole, kCFStringTransformToUnicodeName, false))
    let names = ["N", "O"].map { "\\N{REGIONAL INDICATOR SYMBOL LETTER \($0)}" }
    #expect(flag as String == names.joined() && whole.length == flag.length)
  }

  @Test("ObjectiveC.FO46. A constant of Core Foundation is a format")
  func constantFormat() {
    let constant: CFString = "kind %d"
    #expect(NSString(format: constant, 3) == "kind 3")
    #expect(
      NSString(format: "%@", "te") == "te" && NSMutableString(format: constant, 4) == "kind 4")
  }
}
