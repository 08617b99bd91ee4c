import TactusLowering
import Testing

/// Tests spellings that an iPhone's compiler accepts, and Linux' does not.
@Suite struct PhoneSpellingTests {
  private func lowered(
    _ texts: [String], _ modules: Set<String> = ["TactusSelectors", "TactusFoundation", "UIKit"]
  ) -> [String] {
    var options = LoweringOptions()
    options.modules = modules
    let sources = texts.enumerated().map { LoweringSource(path: "\($0).swift", text: $1) }
    let files = Lowering(options).lower(sources)
    #expect(files.flatMap(\.diagnostics).isEmpty)
    return files.map(\.text)
  }

  @Test("Names of notifications need no import beside one of UIKit")
  func notificationNames() {
    let modules: Set<String> = ["TactusFoundation", "UIKit", "UserNotifications"]
    let use = "let a: UNAuthorizationStatus = b\n"
    #expect(lowered(["import UIKit\n" + use], modules)[0].hasSuffix("import UserNotifications\n"))
    #expect(
      lowered(["import WidgetKit\n" + use], modules)[0]
        .hasSuffix("import UserNotifications\n"))
    for text in [
      "import UIKit\nimport UserNotifications\n" + use, "import Foundation\n" + use,
      "import UIKit\nlet a = UNIX\n",
    ] {
      let count = lowered([text], modules)[0].split(separator: "import UserNotifications").count
      #expect(count == text.split(separator: "import UserNotifications").count, "\(text)")
    }
  }

  @Test("An extension of the protocol of fetched results is one of all objects")
  func fetchedResults() {
    let text = "extension NSFetchRequestResult where Self: NSManagedObject { var a: Int { 1 } }\n"
    #expect(
      lowered([text])[0]
        == text.replacing("NSFetchRequestResult where", with: "NSObjectProtocol     where"))
  }

  @Test(
    "A system module before a member becomes Foundation, which has the member on Linux",
    arguments: [
      ("let a = Darwin.ceil(2.5)", "let a = Foundation.ceil(2.5)"),
      ("let a = CoreFoundation.sqrt(5.0)", "let a = Foundation    .sqrt(5.0)"),
      ("let a: CoreFoundation.CFString = b", "let a:                CFString = b"),
      ("var time = Darwin.timespec()", "var time = Foundation.timespec()"),
      ("let a: Darwin.time_t = 0", "let a: Foundation.time_t = 0"),
      ("let a = Darwin.sysctl(b)", "let a = TactusFoundation.sysctl(b)"),
      ("struct Darwin {}; let a = Darwin.one", "struct Darwin {}; let a = Darwin.one"),
      ("let a = sky.Darwin.one", "let a = sky.Darwin.one"),
      ("let a: Foundation.URLResponse? = b", "let a: FoundationNetworking.URLResponse? = b"),
      (
        "enum E { case a(Foundation.ValueTransformer) }",
        "enum E { case a(TactusFoundation.ValueTransformer) }"
      ),
      ("let a: Foundation.Data? = b", "let a: Foundation.Data? = b"),
      ("let a = Foundation.URLSession.shared", "let a = FoundationNetworking.URLSession.shared"),
      ("let a: Foundation.URL = b", "let a: Foundation.URL = b"),
    ])
  func moduleNames(text: String, expected: String) {
    #expect(lowered([text + "\n"])[0] == expected + "\n")
  }

  @Test(
    "An address family gets the size that it has on Linux",
    arguments: [
      ("a.sin_family = UInt8(AF_INET)", "a.sin_family = sa_family_t(AF_INET)"),
      ("if x.sa_family == UInt8(AF_INET6) {}", "if x.sa_family == sa_family_t(AF_INET6) {}"),
      ("if UInt8(AF_INET) == x.sa_family {}", "if sa_family_t(AF_INET) == x.sa_family {}"),
      (
        "switch x.sa_family { case UInt8(AF_INET): f() \n default: g() }",
        "switch x.sa_family { case sa_family_t(AF_INET): f() \n default: g() }"
      ),
      ("f(sin_family: UInt8(AF_INET))", "f(sin_family: sa_family_t(AF_INET))"),
      ("let a: UInt8 = UInt8(AF_INET)", "let a: UInt8 = UInt8(AF_INET)"),
      ("x.sa_family = UInt8(b)", "x.sa_family = UInt8(b)"),
      ("x.sa_family = f(UInt8(AF_INET))", "x.sa_family = f(UInt8(AF_INET))"),
    ])
  func addressFamilies(text: String, expected: String) {
    #expect(lowered([text + "\n"])[0] == expected + "\n")
  }

  @Test(
    "AppLife.PT22. The timers of Dispatch are objects",
    arguments: [
      ("weak var a: DispatchSourceTimer?", "weak var a: _ClassDispatchTimer?"),
      ("let a = b as? any DispatchSourceTimer", "let a = b as? any _ClassDispatchTimer"),
      (
        "let a = DispatchSource.makeTimerSource(queue: b)",
        "let a = DispatchSource._newTimerSource(queue: b)"
      ),
      ("let a = b.makeTimerSource()", "let a = b.makeTimerSource()"),
      ("extension DispatchSourceTimer {}", "extension DispatchSourceTimer {}"),
      ("class A: B, DispatchSourceTimer {}", "class A: B, DispatchSourceTimer {}"),
      (
        "protocol DispatchSourceTimer {}; var a: DispatchSourceTimer?",
        "protocol DispatchSourceTimer {}; var a: DispatchSourceTimer?"
      ),
    ])
  func timers(written: String, expected: String) {
    #expect(lowered([written + "\n"]) == [expected + "\n"])
  }

  @Test("A system module stays as it is without the frameworks")
  func moduleNamesWithoutFrameworks() {
    let text = "let a = Darwin.ceil(2.5)\n"
    #expect(lowered([text], ["UIKit"])[0] == text)
  }

  @Test(
    "A subclass of a class with Core Foundation's types imports them",
    arguments: ["NSLock", "Thread", "Bundle", "NSRegularExpression", "Foundation.NSNumber"])
  func superclassParts(name: String) {
    let line = "import struct CoreFoundation.CFSwappedFloat32"
    let text = lowered(["final class Own: \(name) {}\nclass Other: \(name) {}\n"])[0]
    #expect(text.split(separator: "\n").filter { $0 == line }.count == 1)
    #expect(!lowered(["final class Own: \(name) {}\n"], ["UIKit"])[0].contains(line))
  }

  @Test(
    "Other superclasses need no import",
    arguments: [
      "class Own: NSObject {}", "class Own: Operation {}", "class NSLock {}\nclass Own: NSLock {}",
      "struct Own: Thread {}",
    ])
  func otherSuperclasses(text: String) { #expect(!lowered([text])[0].contains("CFSwapped")) }

  @Test(
    "An import of a missing module becomes one of UIKit if the file uses none of its names",
    arguments: [
      ("import MetalKit\nlet a = 1\n", "import UIKit   \nlet a = 1\n"),
      ("import SwiftUI\nlet color = 1\n", "import UIKit  \nlet color = 1\n"),
      ("import simd\nlet a = 1; let mark = 2\n", "import UIKit\nlet a = 1; let mark = 2\n"),
      ("import MetalKit\nlet a: MTKView? = nil\n", "import MetalKit\nlet a: MTKView? = nil\n"),
      ("import SwiftUI\nstruct A: View {}\n", "import SwiftUI\nstruct A: View {}\n"),
      ("import Unknown\n", "import Unknown\n"),
    ])
  func unusedImports(text: String, expected: String) {
    #expect(lowered([text])[0] == expected)
  }

  @Test("An import of a module that exists stays as it is")
  func presentImports() {
    let text = "import AVKit\n"
    #expect(lowered([text], ["TactusSelectors", "UIKit", "AVKit"])[0] == text)
  }

  @Test("An opaque result that conforms to an Objective-C protocol is a value of any type of it")
  func opaqueResults() {
    let texts = lowered([
      "@objc protocol Field {}\nprotocol Plain {}\n",
      """
      var one: (some Field)? { stored }
      func two() -> some Field { stored }
      func three(_ field: some Field) -> some Plain { plain }

      """,
    ])
    #expect(
      texts[1] == """
        var one: (any  Field)? { stored }
        func two() -> any  Field { stored }
        func three(_ field: some Field) -> some Plain { plain }

        """)
  }

  @Test(
    "A selector of an optional object names the method of the object",
    arguments: ["self?.close", "self!.close", "(self)?.close"])
  func optionalSelectors(reference: String) {
    let text = """
      class Door {
        @objc func close() {}
        func connect() { { [weak self] in send(#selector(\(reference))) }() }
      }

      """
    let line = lowered([text])[0].split(separator: "\n")[2]
    #expect(line.contains("close") && !line.contains("?.") && !line.contains("!."))
  }

  @Test("Members of properties of type AnyObject are found in any file of the module")
  func objectProperties() {
    let texts = lowered([
      "class Model { var owner: AnyObject?; var parts: [AnyObject] = [] }\n",
      "func f(_ model: Model) { use(model.owner?.tag, model.parts.first?.tag) }\n",
      "func g(_ model: Model) { use(model.name?.count) }\n",
    ])
    #expect(
      texts[1]
        == "func f(_ model: Model) { use(_AM(model.owner)?.tag, _AM(model.parts.first)?.tag) }\n")
    #expect(texts[2] == "func g(_ model: Model) { use(model.name?.count) }\n")
    // Another type with a property of the name makes it unclear which is meant.
    let unclear = "func f(_ model: Model) { use(model.owner?.tag) }\n"
    #expect(
      lowered([
        "class Model { var owner: AnyObject? }\nclass Other { var owner: Model? }\n", unclear,
      ])[1] == unclear)
  }

  @Test("An AnyObject that is asked for a member of a protocol for Objective-C is cast to it")
  func requirements() {
    let delegate = """
      @objc protocol MenuDelegate { @objc optional func opened(_ menu: Menu) }

      """
    let menu = """
      class Menu { weak var delegate: AnyObject?
      func f() { delegate?.opened?(self) } }

      """
    let conforming = "class Panel: NSObject, MenuDelegate { @objc func opened(_ menu: Menu) {} }\n"
    for others in [[delegate], [delegate, conforming]] {
      let lines = lowered([menu] + others)[0].split(separator: "\n")
      #expect(lines[1] == "func f() { (delegate as? _c0)?.opened (self) } }")
      #expect(lines.contains("fileprivate typealias _c0 = MenuDelegate"))
    }
    // With a class that has the method and does not conform, the object's class decides.
    let other = "class Lid: NSObject { @objc func opened(_ menu: Menu) {} }\n"
    let text = lowered([menu, delegate, conforming, other])[0]
    #expect(text.contains("({ ($0 as? _c0)?.opened(_:) ?? ($0 as? _c1)?.opened(_:) }(delegate"))
    #expect(text.contains("_c0 = Lid") && text.contains("_c1 = Panel"))
  }

  @Test("A variable that is an AnyObject answers the members of every object")
  func membersOfAll() {
    let text = "func f(_ list: NSArray) { let o = list[0] as AnyObject; use(o.isEqual(1)) }\n"
    let line = lowered([text])[0].split(separator: "\n")[0]
    #expect(line.hasSuffix("use((o as! _c0).isEqual(1)) }"))
  }

  @Test("The times in the record of a file have the names of Linux")
  func fileTimes() {
    let text = "func f(_ s: stat) -> Int { s.st_mtimespec.tv_sec + s.st_ctimespec.tv_nsec }\n"
    let result = lowered([text])[0]
    #expect(result.contains("s.st_mtim     .tv_sec") && result.contains("s.st_ctim     .tv_nsec"))
  }

  @Test(
    "Methods of NSObject that are missing on Linux are no overrides there",
    arguments: [
      "awakeFromNib()", "prepareForInterfaceBuilder()", "responds(to a: Selector!) -> Bool",
    ])
  func missingMethods(method: String) {
    func text(_ superclass: String) -> String {
      lowered(["class Own: \(superclass) {\n  override func \(method) {}\n}\n"])[0]
    }
    #expect(text("NSObject").contains("           func \(method) {}"))
    #expect(text("UIView").contains("override func \(method)") == !method.contains("responds"))
    let nib = lowered([
      "class Own: NSObject {\n  override func awakeFromNib() { super.awakeFromNib(); set() }\n}\n"
    ])[0]
    #expect(!nib.contains("super") && nib.contains("set()"))
    let count = "func countByEnumerating(with s: S, objects o: B, count n: Int) -> Int { 0 }"
    let list = lowered(["class Own: NSArray {\n  override \(count)\n}\n"])[0]
    #expect(list.contains("           \(count)"))
  }

  @Test(
    "Language versions that Xcode accepts are given to the compiler as its modes",
    arguments: [
      ("5.0", "5"), ("5.9", "5"), ("4.0", "4"), ("4.2", "4.2"), ("5", "5"), ("6.0", "6"),
      ("7.1", "7.1"), ("five.1", "five.1"),
    ])
  func languageVersions(given: String, accepted: String) {
    let call = CompilerCall(["-swift-version", given, "-module-name", "5.0", "a.swift"])
    #expect(
      AcceptedArguments(call.arguments).words == [
        "-swift-version", accepted, "-module-name", "5.0", "a.swift",
      ])
  }

  @Test("A variable in a branch of a condition has the type of the branch")
  func branches() {
    let text = """
      func f(_ list: NSArray) -> Bool {
        #if os(iOS)
          let first = list[0] as AnyObject
        #else
          guard let first = list[0] as? NSObject else { return false }
        #endif
        return first.isEqual(1)
      }

      """
    #expect(lowered([text])[0].contains("return (first as! _c0).isEqual(1)"))
  }

  @Test("The object of the process is the shared one")
  func processInfo() {
    #expect(
      lowered(["let a = ProcessInfo().name\n"])[0] == "let a = ProcessInfo.processInfo.name\n")
    let own = "class ProcessInfo {}\nlet a = ProcessInfo()\n"
    #expect(lowered([own])[0] == own)
  }

  @Test(
    "An NSURL that becomes a URL at once may be empty",
    arguments: [
      ("NSURL(string: \"\")! as URL", "_nURL(string: \"\")! as URL"),
      ("NSURL(string: text) as URL? ?? base", "_nURL(string: text) as URL? ?? base"),
      ("known ?? NSURL() as URL", "known ?? _nURL(string: \"\")! as URL"),
      ("f(NSURL(string: \"\")! as URL, 1)", "f(_nURL(string: \"\")! as URL, 1)"),
      ("NSURL(string: \"\")!", "NSURL(string: \"\")!"),
      ("NSURL(string: \"\") as? URL", "NSURL(string: \"\") as? URL"),
      (
        "NSURL(string: \"a\", relativeTo: b)! as URL", "NSURL(string: \"a\", relativeTo: b)! as URL"
      ),
    ])
  func emptyURL(source: String, expected: String) {
    #expect(lowered(["let a = \(source)\n"])[0] == "let a = \(expected)\n")
    let own = "class NSURL {}\nlet a = \(source)\n"
    #expect(lowered([own])[0] == own)
  }

  @Test(
    "An operator of NSNumber, which Foundation has on Linux, is declared in an extension",
    arguments: [
      (
        "func < (a: NSNumber, b: NSNumber) -> Bool { f(a) }",
        "extension NSNumber{static func < (a: NSNumber, b: NSNumber) -> Bool { f(a) }}"
      ),
      (
        "@inline(never) private func <(a: NSNumber, b: NSNumber) -> Bool {\n  f(a)\n}",
        "extension NSNumber{@inline(never) fileprivate static func <(a: NSNumber, b: NSNumber) "
          + "-> Bool {\n  f(a)\n}}"
      ),
      ("func < (a: Int, b: NSNumber) -> Bool { f(a) }", nil),
      ("func > (a: NSNumber, b: NSNumber) -> Bool { f(a) }", nil),
      ("extension NSNumber: Comparable { }", "extension NSNumber             { }"),
      (
        "extension NSNumber: @retroactive Comparable, P {}",
        "extension NSNumber:                          P {}"
      ),
      ("extension NSNumber: P, Comparable {}", "extension NSNumber: P             {}"),
      ("extension NSDate: Comparable {}", nil),
    ])
  func numberOperators(text: String, expected: String?) {
    #expect(lowered([text + "\n"])[0] == (expected ?? text) + "\n")
  }

  @Test("A selector may name any method of a test case, whose members XCTest exposes")
  func methodsOfTestCases() {
    let texts = lowered([
      """
      class Base: XCTestCase {}
      final class Tests: Base {
        func tapped(sender: UIView) {}
        func testTap() { add(#selector(tapped(sender:))) }
      }

      """
    ])
    #expect(texts[0].contains("Self.tapped(sender:)"))
  }

  @Test(
    "The modules of the system are Foundation's parts",
    arguments: [
      "ObjectiveC", "ObjectiveC.runtime", "Darwin", "Darwin.C", "Darwin.Mach",
      "Darwin.Mach.task_info", "MachO", "MachO.dyld",
    ])
  func systemModules(name: String) {
    #expect(lowered(["import \(name)\n"])[0].hasPrefix("import TactusFoundation"))
  }

  @Test("An extension's methods with the same names are overridden by their types")
  func overloads() {
    let texts = lowered([
      """
      extension UIView {
        @objc func stack(_ views: UIView...) -> UIView { stack(views) }
        @available(*, deprecated) @discardableResult public
        @objc func stack(_ views: [UIView]) -> UIView { self }
        @objc func stack(_ views: String) -> UIView { self }
      }
      extension UITableViewCell {
        override func stack(_ views: [UIView]) -> UIView { contentView.stack(views) }
      }
      class Card: UIView {
        override func stack(_ views: [UIView]) -> UIView { super.stack(views) }
      }

      """
    ])
    let lines = texts[0].split(separator: "\n")
    let protocols = lines.filter { $0.contains("protocol _V_UIView_stack") }
    #expect(Set(protocols).count == protocols.count && protocols.count == 3)
    #expect(lines.contains { $0.hasPrefix("extension Card: _V_UIView_stack_____UIView_") })
    #expect(
      texts[0].contains(
        "{ @available(*, deprecated) @discardableResult public func stack(_ views: [UIView])"))
    // Only the overload that the cell overrides calls the cell's.
    #expect(lines.filter { $0.contains("as? UITableViewCell") }.count == 1)
  }
}
