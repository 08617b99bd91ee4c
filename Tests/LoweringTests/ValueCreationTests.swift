import TactusLowering
import Testing

/// Tests initializers that type members of a framework's class call on `self`.
@Suite struct ValueCreationTests {
  @Test(
    "A type member of a color or an image creates one of the class",
    arguments: [
      "extension UIColor { static func a() -> UIColor { return X.init(white: 1, alpha: 1) } }\n",
      "extension UIColor { class func a<T>() -> T? { X.init(white: 1, alpha: 1) as? T } }\n",
      "extension UIColor { class var a: UIColor { X.init(white: 1, alpha: 1) } }\n",
      "extension UIImage { static func a() -> UIImage? { return X.init(named: \"b\") } }\n",
    ])
  func created(text: String) {
    let type = text.contains("UIColor") ? "UIColor" : "UIImage"
    #expect(lower(text.replacing("X.", with: "self.")) == text.replacing("X.", with: type + "."))
  }

  @Test(
    "A result of type Self is one",
    arguments: [
      ("-> Self { self.init(value: 1) }", "-> Self { (NSNumber.init(value: 1) as! Self) }"),
      ("-> Self? { self.init(value: 1) }", "-> Self? { (NSNumber.init(value: 1) as? Self) }"),
      (
        "-> Self { return type(of: self).init(value: 1) }",
        "-> Self { return (NSNumber     .init(value: 1) as! Self) }"
      ),
      ("-> Self { Self(value: 1) }", "-> Self { (NSNumber(value: 1) as! Self) }"),
      ("-> Self { Self.init(value: 1) }", "-> Self { (NSNumber.init(value: 1) as! Self) }"),
      ("-> Self { .init(value: 1) }", "-> Self { (NSNumber.init(value: 1) as! Self) }"),
      ("{ let b = Self(value: 1) }", "{ let b = NSNumber(value: 1) }"),
      (
        "-> Self? { return Self(coder: b)?.copy() }",
        "-> Self? { return (NSNumber(coder: b) as? Self)?.copy() }"
      ),
    ])
  func own(written: String, lowered: String) {
    let begin = "extension NSNumber { static func a() "
    #expect(lower(begin + written + " }\n") == begin + lowered + " }\n")
  }

  @Test(
    "Classes of all frameworks whose objects are values create one of the class",
    arguments: ["CAMediaTimingFunction", "NSParagraphStyle", "NSPredicate", "CLLocation", "HKUnit"])
  func values(type: String) {
    let begin = "extension \(type) { class var a: Self { "
    for label in ["b", "name", "style"] {
      let call = "(\(label): .c)"
      #expect(lower(begin + "Self\(call) } }\n") == begin + "(\(type)\(call) as! Self) } }\n")
    }
    let own = "class \(type) {}\nextension \(type) { static func a() { b(Self(c: .d)) } }\n"
    #expect(lower(own) == own)
  }

  @Test("Other classes create one of the class, unless their initializers are required")
  func otherClasses() {
    let size = "(widthDimension: .absolute(1), heightDimension: .absolute(1))"
    for (type, call) in [("NSCollectionLayoutSize", size), ("UIBarButtonItem", "(image: b)")] {
      let begin = "extension \(type) { static var a: Self { "
      let created = "(\(type).init\(call) as! Self) } }\n"
      #expect(lower(begin + ".init\(call) } }\n") == begin + created)
    }
    for type in ["UIStoryboard", "UnitLength", "UINotificationFeedbackGenerator"] {
      let text = "extension \(type) { static var a: Self { .init(b: c) } }\n"
      #expect(lower(text) == text)
    }
  }

  @Test("Classes of Foundation create objects of the class of the metatype")
  func foundationClasses() {
    for type in ["DateFormatter", "Operation", "URLSessionConfiguration"] {
      let begin = "extension \(type) { static func a() -> Self { "
      #expect(lower(begin + "Self() } }\n") == begin + "Self._new() } }\n")
      let generic = "func a<T: \(type)>() -> T { "
      #expect(lower(generic + "T() }\n") == generic + "T._new() }\n")
    }
    let text = "extension UnitLength { static func a() -> Self { Self(symbol: b) } }\n"
    #expect(lower(text) == text)
  }

  @Test(
    "ObjectiveC.KC27. Metatypes of collections, texts and data create objects of their class",
    arguments: [
      ("NSArray", "array: b"), ("NSMutableArray", "objects: b, c"), ("NSSet", "set: b"),
      ("NSCountedSet", "array: b"), ("NSOrderedSet", "objects: b"),
      ("NSDictionary", "dictionary: b"), ("NSMutableDictionary", "objects: b, forKeys: c"),
      ("NSData", "data: b"), ("NSMutableData", "bytes: b, length: 1"), ("NSString", ""),
      ("NSAttributedString", "string: b, attributes: c"), ("NSMutableAttributedString", ""),
    ])
  func collections(type: String, arguments: String) {
    let stated = "func a(_ type: \(type).Type) -> \(type) { type."
    #expect(
      lower(stated + "init(\(arguments)) }\n") == stated + "_new(\(arguments)) }\n")
    let generic = "func a<T: \(type)>() -> T { T"
    #expect(lower(generic + "(\(arguments)) }\n") == generic + "._new(\(arguments)) }\n")
    #expect(
      lower(generic + ".init(\(arguments)) }\n") == generic + "._new(\(arguments)) }\n")
  }

  @Test(
    "ObjectiveC.KC27. Initializers that Foundation requires, and other classes, stay",
    arguments: [
      "func a(_ type: NSString.Type) -> NSString { type.init(string: b) }\n",
      "func a<T: NSString>() -> T { T(string: b) }\n",
      "func a(_ type: NSMutableArray.Type) -> NSMutableArray { type.init(capacity: 1) }\n",
      "class NSArray {}\nfunc a(_ type: NSArray.Type) -> NSArray { type.init(array: b) }\n",
      "func a() -> NSArray { NSArray(array: b) }\n",
    ])
  func requiredInitializers(text: String) { #expect(lower(text) == text) }

  @Test("A mutable ordered set has each element of an array once")
  func orderedSets() {
    for (code, expected) in [
      ("NSMutableOrderedSet(array: a)", "NSMutableOrderedSet._new(array: a)"),
      ("NSMutableOrderedSet(objects: a, b)", "NSMutableOrderedSet._new(objects: a, b)"),
      (
        "NSMutableOrderedSet(array: a, copyItems: b)", "NSMutableOrderedSet(array: a, copyItems: b)"
      ),
      ("NSMutableOrderedSet(orderedSet: a)", "NSMutableOrderedSet(orderedSet: a)"),
    ] { #expect(lower("let c = \(code)\n") == "let c = \(expected)\n") }
  }

  @Test("An object that may be nil stays optional where it is unwrapped")
  func unwrapped() {
    let begin = "extension NSArray { class func a() -> Self { "
    #expect(
      lower(begin + "guard let b = self.init(contentsOfFile: \"c\") else { d() }; return b } }\n")
        == begin + "guard let b = (NSArray.init(contentsOfFile: \"c\") as? Self) else { d() }; "
        + "return b } }\n")
    #expect(
      lower(begin + "self.init(contentsOfFile: \"c\")! } }\n")
        == begin + "(NSArray.init(contentsOfFile: \"c\") as? Self)! } }\n")
  }

  @Test(
    "A type member of a class with a factory of its own creates one of the class",
    arguments: [
      "extension NSPersistentStoreCoordinator {\n"
        + "  static func a() { let b = self.X(managedObjectModel: c) }\n}\n",
      "extension NSPersistentStoreCoordinator {\n"
        + "  func a() { let b = type(of: self).X(managedObjectModel: c) }\n}\n",
    ])
  func coordinators(text: String) {
    #expect(lower(text.replacing("X", with: "init")) == text.replacing("X", with: "_new"))
  }

  @Test(
    "A generic parameter that is restricted to such a class creates one of the class",
    arguments: [
      (
        "struct A<B> {}\nextension A where B: UIColor {", "static func c() -> UIColor {",
        "B(white: 1, alpha: 1)"
      ),
      ("struct A<B: UIColor> {", "func c() -> B {", "B.init(white: 1, alpha: 1)"),
      ("extension Int {", "func c<B: UIColor>(_ type: B.Type) -> B {", "B(white: 1, alpha: 1)"),
    ])
  func parameters(type: String, member: String, call: String) {
    let end = call.contains("init") ? ".init(white: 1, alpha: 1)" : "(white: 1, alpha: 1)"
    #expect(
      lower("\(type) \(member) \(call) } }\n")
        == "\(type) \(member) (UIColor\(end) as! B) } }\n")
    let optional = "struct A<B: UIImage> { func c() -> B { d(named: e) ?? B() } }\n"
    #expect(
      lower(optional.replacing("d(", with: "B("))
        == optional.replacing("d(named: e)", with: "(UIImage(named: e) as? B)")
        .replacing("B() }", with: "B._new() }"))
  }

  @Test(
    "Views are made of the kinds that lists and functions have",
    arguments: [
      "kinds.enumerated().map { i, k in k.X() }", "for (i, k) in kinds.enumerated() { k.X() }",
      "kinds.lazy.map { $0.X(frame: f) }", "kinds.reduce(into: []) { $0.append($1.X()) }",
      "named().map { $0.value.X() }", "named().values.sorted(by: g).forEach { $0.X() }",
      "named()[\"a\"].map { $0.X() }", "other.named()[\"a\"]?.X()", "kinds.filter { $0.X().h }",
      "named().mapValues { $0.X() }", "for (_, k) in named() { k.X() }",
    ])
  func kinds(use: String) {
    let text =
      "func named() -> [String: UIView.Type] { [:] }\n"
      + "func f(_ kinds: [UIView.Type]) { \(use) }\n"
    #expect(lower(text.replacing("X(", with: "init(")) == text.replacing("X(", with: "_new("))
  }

  @Test("Functions of one name that return other kinds state none")
  func otherKinds() {
    let text =
      "func named() -> [UIView.Type] { [] }\nstruct A { func named() -> [A.Type] { [] } }\n"
      + "func f(_ a: B) { a.named().map { $0.init() } }\n"
    #expect(lower(text) == text)
  }

  @Test("An alias of the class is followed")
  func alias() {
    let text =
      "typealias Color = UIColor\nextension Color {\n"
      + "  static func a() -> UIColor { X.init(white: 1, alpha: 1) }\n}\n"
    #expect(lower(text.replacing("X.", with: "self.")) == text.replacing("X.", with: "UIColor."))
  }

  @Test(
    "Other calls stay as they are",
    arguments: [
      "extension UIColor { convenience init(a: Int) { self.init(white: 1, alpha: 1) } }\n",
      "class A: UIColor { static func a() -> UIColor { return self.init(white: 1) } }\n",
      "struct A { init(b: Int) {}; static func a() -> A { self.init(b: 1) } }\n",
      "extension UIColor { enum A: Int { case b; func c() -> Self { Self(rawValue: 1)! } } }\n",
      "extension UIColor { func a() -> UIColor { .init(white: 1, alpha: 1) } }\n",
      "struct A<B> {}\nextension A where B == UIColor { func c() { B(white: 1, alpha: 1) } }\n",
      "struct A<B: Sequence> { func c() -> B { B(white: 1, alpha: 1) } }\n",
    ])
  func others(text: String) { #expect(lower(text) == text) }
}
