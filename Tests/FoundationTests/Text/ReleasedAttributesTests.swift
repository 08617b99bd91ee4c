import TactusFoundation
import Testing

/// Tests of the memory of attributed strings (Text.ST14).
@Suite struct ReleasedAttributesTests {
  /// An attribute that says when it is released.
  private final class Mark: NSObject {
    static let key = NSAttributedString.Key("mark")
  }

  private typealias Use = (NSAttributedString) throws -> Void

  /// Returns whether the attribute of a string is released after a closure has used the string.
  private func isReleased(_ use: Use) throws -> Bool {
    weak var mark: Mark?
    try {
      let own = Mark()
      mark = own
      try use(NSAttributedString(string: "Tea and bread", attributes: [Mark.key: own]))
    }()
    return mark == nil
  }

  @Test("Text.ST14. The attributes of a string are released with it, its copies and its parts")
  func strings() throws {
    let ofString = try isReleased { #expect($0.length == 13) }
    let ofCopy = try isReleased {
      let copy = NSAttributedString(attributedString: $0)
      #expect(copy.isEqual(to: $0) && copy.attribute(Mark.key, at: 3, effectiveRange: nil) is Mark)
    }
    let ofPart = try isReleased {
      let part = $0.attributedSubstring(from: NSRange(location: 4, length: 3))
      #expect(part.string == "and" && part.attributes(at: 0, effectiveRange: nil).count == 1)
    }
    #expect(ofString && ofCopy && ofPart)
  }

  @Test("Text.ST14. Mutable strings release what they have and had; strings made of them live on")
  func mutableStrings() throws {
    let ofMutable = try isReleased { string in
      let mutable = NSMutableAttributedString(attributedString: string)
      mutable.append(string)
      mutable.addAttribute(
        NSAttributedString.Key("other"), value: Mark(), range: NSRange(location: 2, length: 9))
      mutable.deleteCharacters(in: NSRange(location: 0, length: 1))
      mutable.insert(NSAttributedString(string: "T"), at: 0)
      let copies = (0..<3).compactMap { _ in mutable.copy() as? NSAttributedString }
      let again = copies.compactMap { $0.mutableCopy() as? NSMutableAttributedString }
      mutable.setAttributedString(NSAttributedString(string: ""))
      for copy in copies + again {
        #expect(copy.string == "Tea and breadTea and bread")
        #expect(copy.attribute(Mark.key, at: 20, effectiveRange: nil) is Mark)
      }
    }
    #expect(ofMutable)
  }

  @Test("Text.ST14. An archived string has its characters, and is released")
  func archives() throws {
    let key = NSAttributedString.Key("word")
    for _ in 0..<100 {
      let string = NSAttributedString(string: "Tea", attributes: [key: "hot"])
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: string, requiringSecureCoding: false)
      let found = try NSKeyedUnarchiver.unarchivedObject(
        ofClass: NSAttributedString.self, from: data)
      #expect(found?.string == "Tea")
      #expect(found?.attribute(key, at: 1, effectiveRange: nil) as? String == "hot")
    }
  }
}
