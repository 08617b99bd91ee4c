import TactusLowering
import Testing

/// Tests casts that Objective-C bridges, and initializers that its classes need not declare as
/// required.
@Suite struct BridgingCastingTests {
  @Test(
    "A cast to string wrappers becomes a bridging cast",
    arguments: [
      ("json as? [CHHapticPattern.Key: Any]", "json ⇢ [CHHapticPattern.Key: Any].self"),
      ("try f() as! [CHHapticPattern.Key: Any]", "try f() ⇥ [CHHapticPattern.Key: Any].self"),
      (
        "x as? [[CHHapticPattern.Key: Any]] ?? []",
        "x ⇢ [[CHHapticPattern.Key: Any]].self ?? []"
      ),
      (
        "x as! Dictionary<CHHapticPattern.Key, Any>",
        "x ⇥ Dictionary<CHHapticPattern.Key, Any>.self"
      ),
      ("x as? [CHHapticPattern.Key: Any]?", "x ⇢ [CHHapticPattern.Key: Any]?.self"),
      ("x as? [String: [Notification.Name]]", "x ⇢ [String: [Notification.Name]].self"),
      ("kCTTracking as NSAttributedString.Key", "kCTTracking ⇥ NSAttributedString.Key.self"),
      ("kCFStreamKey as Stream.PropertyKey", "kCFStreamKey ⇥ Stream.PropertyKey.self"),
      ("kCFStreamKey as CFStreamPropertyKey", "kCFStreamKey ⇥ CFStreamPropertyKey.self"),
      ("key as NSAttributedString.Key", "key as NSAttributedString.Key"),
      ("RunLoop.Mode.default as CFString", "RunLoop.Mode.default.rawValue as CFString"),
      ("AVFileType.heic as CFString", "AVFileType.heic.rawValue as CFString"),
      (
        "set(FileProtectionType.none as NSObject)",
        "set(FileProtectionType.none.rawValue as NSObject)"
      ),
      (
        "let a = CAMediaTimingFunctionName.linear as NSString",
        "let a = CAMediaTimingFunctionName.linear.rawValue as NSString"
      ),
      ("Kettle.kind as NSString", "Kettle.kind as NSString"),
      ("name as CFString", "name as CFString"), ("x as? CFArray", "x as? CFArray"),
      ("table as [AnyHashable: Any]", "table ⇥ [AnyHashable: Any].self"),
      ("self.info as [NSObject : AnyObject]", "self.info ⇥ [NSObject : AnyObject].self"),
      ("all as Set<AnyHashable>", "all ⇥ Set<AnyHashable>.self"),
      ("[\"a\": 1] as [AnyHashable: Any]", "[\"a\": 1] as [AnyHashable: Any]"),
      ("x as? [AnyHashable: Any]", "x as? [AnyHashable: Any]"),
      ("(self as Dictionary).keys", "(self ⇥ Dictionary.self).keys"),
      ("list as Array", "list ⇥ Array.self"),
      ("[1, 2] as Set", "[1, 2] as Set"),
      ("query as CFDictionary", "query ⇥ CFDictionary.self"),
      ("f(list as CFArray, all as CFSet)", "f(list ⇥ CFArray.self, all ⇥ CFSet.self)"),
      ("[\"a\": 1] as CFDictionary", "[\"a\": 1] as CFDictionary"),
      ("[1] as [NSNumber] as CFArray", "[1] as [NSNumber] as CFArray"),
      ("list as [Any]", "list ⇥ [Any].self"),
      ("(data as NSData).bytes", "(data as NSData)._bytes"),
      ("(data as NSData).bytes.load(as: T.self)", "(data as NSData)._bytes.load(as: T.self)"),
      ("(data as Own).bytes", "(data as Own).bytes"), ("data.bytes", "data.bytes"),
      ("json as? [String: AnyHashable]", "json ⇢ [String: AnyHashable].self"),
      ("x as! [[String: AnyHashable]]", "x ⇥ [[String: AnyHashable]].self"),
      ("x as? AnyHashable", "x ⇢ AnyHashable.self"),
      ("x as? CHHapticEvent.EventType", "x ⇢ CHHapticEvent.EventType.self"),
      (
        "all.compactMap { $0 as? [FileAttributeKey: Any] }",
        "all.compactMap { $0 ⇢ [FileAttributeKey: Any].self }"
      ),
    ])
  func words(cast: String, expected: String) {
    let start = "import UIKit\nlet a = "
    #expect(lower(start + cast + "\n") == start + expected + "\n")
  }

  @Test("A file without imports casts Swift's own values")
  func noImports() {
    let text = "let a = x as? AnyHashable\nlet b = y as Set<AnyHashable>\n"
    #expect(lower(text) == text)
  }

  @Test(
    "A cast in a pattern is a test and stays",
    arguments: [
      "case let (l as Set<AnyHashable>, r as Set<AnyHashable>):",
      "case let all as Set<AnyHashable>:",
      "case (let l as [AnyHashable: Any], _):", "case _ as [AnyHashable: Any]:",
      "case let x as Array:",
    ])
  func patterns(label: String) {
    let text =
      "func f(_ a: Any, _ b: Any) {\n  switch (a, b) {\n  \(label) break\n  default: break\n  }\n}\n"
    #expect(lower(text) == text)
  }

  @Test("A constant of Core Foundation is an object where a function of the module takes one")
  func objectArguments() {
    let text = """
      struct Vault {
        func wipe(_ kind: AnyObject) {}
        static func wipe(kind: AnyObject?, _ name: String) {}
        func keep(_ kind: String) {}
        func f() { wipe(kSecClassKey); self.keep(kSecClassKey); wipe(kind) }
        static func g() { Vault.wipe(kind: kSecClassKey, kSecAttrLabel) }
      }

      """
    let expected = text.replacing("wipe(kSecClassKey)", with: "wipe(kSecClassKey as AnyObject)")
      .replacing("kind: kSecClassKey,", with: "kind: kSecClassKey as AnyObject,")
    #expect(lower(text).hasPrefix(expected))
  }

  @Test("A class is an object where a function of the module takes one")
  func classArguments() {
    let text = """
      func load<T>(_ owner: AnyObject, from name: String = "a", in bundle: Any? = nil) -> T { f() }
      func other(_ owner: UIView.Type) {}
      extension UIView {
        static func make() -> Self { load(self*); other(self) }
        func again() -> Self { load(type(of: self)*, in: nil) }
        func third(_ kind: UIView.Type) { load(UIView.self*); g.load(kind*, from: k); load(self) }
      }

      """
    #expect(
      lower(text.replacing("*", with: "")).hasPrefix(text.replacing("*", with: " as AnyObject")))
  }

  @Test("Within its type a string wrapper needs no qualification")
  func inside() {
    let text = "extension CHHapticPattern { func f() { g(x as? [Key: Any]) } }\n"
    #expect(lower(text) == text.replacing("as? [Key: Any]", with: "⇢ [Key: Any].self"))
    #expect(lower("func f() { g(x as? [Key: Any]) }\n") == "func f() { g(x as? [Key: Any]) }\n")
  }

  @Test("A cast to an alias of string wrappers becomes a bridging cast, wherever the alias stands")
  func aliases() {
    let begin = "typealias Words = [CHHapticPattern.Key: Any]\n"
    #expect(
      lower(begin + "let a = x as! Words\n") == begin + "let a = x ⇥ Words.self\n")
    let nested =
      "struct Pan { typealias Word = CHHapticPattern.Key\n  func f() { g(x as? Word) } }\n"
    #expect(lower(nested) == nested.replacing("as? Word", with: "⇢ Word.self"))
    let local = "func f() { typealias W = [[FileAttributeKey]]\n  g(x as? W) }\n"
    #expect(lower(local) == local.replacing("as? W)", with: "⇢ W.self)"))
    let twice = "struct K { typealias Word = FileAttributeKey; typealias Words = [Word] }\n"
    #expect(
      lower(twice + "typealias All = [K.Words]\nlet a = x as? All\n")
        == twice + "typealias All = [K.Words]\nlet a = x ⇢ All.self\n")
    let outer = "typealias Font = UIFontDescriptor\nlet a = x as? [[Font.FeatureKey: Int]]\n"
    #expect(
      lower(outer)
        == "typealias Font = UIFontDescriptor\nlet a = x ⇢ [[Font.FeatureKey: Int]].self\n")
    let other = "typealias Other = [String: Any]\nlet a = x as! Other\n"
    #expect(lower(other) == other)
  }

  @Test(
    "Other casts stay as they are",
    arguments: [
      "x as? [String: Any]", "x as! UIView", "d as [CHHapticPattern.Key: Any]",
      "x is CHHapticPattern.Key", "x as? [MyKey: Any]",
    ])
  func left(cast: String) {
    #expect(lower("let a = \(cast)\n") == "let a = \(cast)\n")
    let words = "let a = x as? [CHHapticPattern.Key: Any]\n"
    #expect(lower(words, ["UIKit"]) == words)
  }

  @Test("A class of an AnyObject is described by its name")
  func descriptions() {
    let text = "func f(_ object: AnyObject) -> String { type(of: object).description() }\n"
    #expect(
      lower(text)
        == text.replacing(
          "type(of: object).description()", with: "_className(type(of: object))             "
        ))
    let other = "func f(_ object: UIView) -> String { type(of: object).description() }\n"
    #expect(lower(other) == other)
  }

  @Test("The name of a class comes from the function of our own module")
  func classNames() {
    let text = "let a = NSStringFromClass(A.self), b = [A.self].map(NSStringFromClass), mark = 1\n"
    let expected = text.replacing("NSStringFromClass", with: "_className       ")
    #expect(lower(text) == expected)
    #expect(lower("let a = x.NSStringFromClass(b)\n") == "let a = x.NSStringFromClass(b)\n")
  }

  @Test(
    "Conventions of blocks and of messages are removed, others stay",
    arguments: [
      ("@convention(block) (UIView) -> Void", "                   (UIView) -> Void"),
      (
        "@convention(c) (AnyObject, Selector) -> Void",
        "               (AnyObject, Selector) -> Void"
      ),
      ("@convention(c) (Int32) -> Void", "@convention(c) (Int32) -> Void"),
    ])
  func conventions(written: String, expected: String) {
    #expect(lower("typealias A = \(written)\n") == "typealias A = \(expected)\n")
  }

  @Test("A class with initializers of its own gets the required ones of its superclass")
  func initializers() {
    let text = """
      class Mock: UIImpactFeedbackGenerator { let n: Int
        override init(style: FeedbackStyle) { n = 1; super.init(style: style) } }
      public class Other: UINotificationFeedbackGenerator { init(n: Int) { super.init() }
      }
      class Below: Other { override init(n: Int) { super.init(n: n) } }

      """
    let end = #"{ fatalError("init() has not been implemented") }"#
    let expected = """
      class Mock: UIImpactFeedbackGenerator { let n: Int
        required init(style: FeedbackStyle) { n = 1; super.init(style: style) } ; required init() \(end) }
      public class Other: UINotificationFeedbackGenerator { init(n: Int) { super.init() }
      public required init() \(end) }
      class Below: Other { override init(n: Int) { super.init(n: n) } ; required init() \(end) }

      """
    #expect(lower(text) == expected)
  }

  @Test("A class of units gets the initializers that only Linux requires")
  func units() {
    let end = { (name: String) in #"{ fatalError("\#(name) has not been implemented") }"# }
    let own = "init(n: Double) { super.init(symbol: \"n\", converter: UnitConverter()) }"
    let symbol = "required init(symbol: String) \(end("init(symbol:)"))"
    let converter = "required init(symbol: String, converter: UnitConverter)"
    #expect(
      lower("class Torque: Dimension { \(own) }\n")
        == "class Torque: Dimension { \(own) ; \(symbol); "
        + "\(converter) \(end("init(symbol:converter:)")) }\n")
    #expect(lower("class Plain: Dimension { static let a = 1 }\n").contains("required") == false)
    #expect(
      lower("class Count: Unit { override init(symbol: String) { f() } }\n")
        == "class Count: Unit { required init(symbol: String) { f() } }\n")
  }

  @Test(
    "A class that inherits all initializers, and one under another class, stays as it is",
    arguments: [
      "class Mock: AVAudioPlayer { override func play() -> Bool { true } }\n",
      "class Mock: AVAudioPlayer { convenience init(n: Int) { self.init() } }\n",
      "class Mock: UIView { override init(frame: CGRect) { super.init(frame: frame) } }\n",
    ])
  func inherited(text: String) { #expect(lower(text) == text) }
}
