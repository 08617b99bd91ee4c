import TactusLowering
import Testing

/// Tests the names of Combine that an iPhone's Foundation has.
@Suite struct FoundationNamesTests {
  private func lowered(_ text: String, _ modules: Set<String> = ["TactusFoundation", "Combine"])
    -> String
  {
    LoweringTests::lower(text, modules)
  }

  private static let model = "class Model: ObservableObject { @Published var heat = 1 }\n"
  private static let names =
    "import protocol Combine.ObservableObject; import struct Combine.Published\n"

  @Test("Both names are imported in a file with any import that re-exports Foundation")
  func imported() {
    let text = "import CoreHaptics\n" + Self.model
    #expect(lowered(text) == text + Self.names)
    let one = "import UIKit\nfunc f(_ model: some ObservableObject) {}\n"
    #expect(lowered(one) == one + "import protocol Combine.ObservableObject\n")
  }

  @Test("Members of Combine come with one of its types")
  func combined() {
    for use in ["let a = session.dataTaskPublisher(for: url)\n", "a.sink { _ in }\n"] {
      let text = "import Kit\n" + use
      #expect(lowered(text) == text + "import class Combine.AnyCancellable\n")
      #expect(lowered("import Combine\n" + use) == "import Combine\n" + use)
      let own = "import Kit\nclass AnyCancellable {}\n" + use
      let other = "import protocol Combine.CustomCombineIdentifierConvertible\n"
      #expect(lowered(own) == own + other)
      #expect(lowered(text, ["TactusFoundation"]) == text)
    }
  }

  @Test("The trust of a server comes from Security")
  func trust() {
    let text = "import CoreHaptics\nlet a = space.serverTrust\n"
    #expect(lowered(text, ["TactusFoundation", "Security"]) == text + "import Security\n")
    #expect(lowered(text) == text)
  }

  @Test("Networking.NW24. Kinds of traffic are those of our own type")
  func serviceTypes() {
    let text =
      "extension URLRequest.NetworkServiceType {}\nlet a = NSURLRequest.NetworkServiceType.voip\n"
    #expect(
      lowered(text)
        == "extension NSURLRequestNetworkServiceType {}\nlet a =  NSURLRequestNetworkServiceType.voip\n"
    )
    #expect(lowered(text, ["Combine"]) == text)
    #expect(
      lowered("let a: Foundation.URLSessionTaskTransactionMetrics\n")
        == "let a: TactusFoundation.URLSessionTaskTransactionMetrics\n")
    #expect(
      lowered("let a: Foundation.URLSession\n") == "let a: FoundationNetworking.URLSession\n")
  }

  @Test("ObjectiveC.FO25. Dictionaries are cast to attributes by a function")
  func attributes() {
    #expect(
      lowered("f(a as [NSAttributedString.Key : Any])\n")
        == "f(_attributes(a) as [NSAttributedString.Key : Any])\n")
    for text in [
      "f([b: c] as [NSAttributedString.Key: Any])\n", "f(a as [String: Any])\n",
    ] {
      #expect(lowered(text) == text)
    }
  }

  @Test("Networking.NW25. An asynchronous method of a session's delegate gets one with a handler")
  func asyncDelegates() {
    let one =
      "class A: B { func urlSession(_ s: URLSession, dataTask: T, didReceive r: R) async -> D { .allow }"
    #expect(
      lowered(one + " }\n") == one
        + "; nonisolated func urlSession(_ s: URLSession, dataTask: T, didReceive r: R, "
        + "completionHandler: @escaping @Sendable (D) -> Swift.Void) { _Concurrency.Task { let result = "
        + "await self.urlSession(s, dataTask: dataTask, didReceive: r); completionHandler(result) } } }\n"
    )
    let two =
      "class A: B { public func urlSession(_ s: S, didReceive c: C) async -> (D, E?) { f() }"
    #expect(
      lowered(two + " }\n") == two
        + "; public nonisolated func urlSession(_ s: S, didReceive c: C, "
        + "completionHandler: @escaping @Sendable (D, E?) -> Swift.Void) { _Concurrency.Task { let result = "
        + "await self.urlSession(s, didReceive: c); completionHandler(result.0, result.1) } } }\n")
    let other = "class A: B { func urlSession(_ s: S, task: T) async {} }\n"
    #expect(lowered(other) == other)
  }

  @Test("Core Graphics is imported for its names in a file that imports Foundation")
  func drawing() {
    let modules: Set = ["TactusFoundation", "CoreGraphics"]
    let use = "extension CGVector { var a: CGAffineTransform { .identity } }\n"
    let begin = "import Foundation\n"
    let expected = "import TactusFoundation\n" + use + "import CoreGraphics\n"
    #expect(lowered(begin + use, modules) == expected)
    for text in [
      "import UIKit\n" + use, "import CoreHaptics\n" + use, use,
      "import TactusFoundation\nfunc f(_ a: CGPoint, _ b: CGFloat, _ c: CGOther) {}\n",
    ] {
      #expect(lowered(text, modules) == text)
    }
    #expect(lowered(begin + use, ["TactusFoundation"]) == "import TactusFoundation\n" + use)
  }

  @Test("Core Graphics' PDF documents are imported in a file that imports no UIKit")
  func documents() {
    let modules: Set = ["TactusFoundation", "CoreGraphics", "TactusPDFDocuments"]
    let use = "func f(_ a: CGPDFPage) {}\n"
    let begin = "import CoreGraphics\n"
    #expect(lowered(begin + use, modules) == begin + use + "import TactusPDFDocuments\n")
    for text in [
      "import UIKit\n" + use, "import PDFKit\n" + use, use, begin + "let CGPDFOther = 1\n",
    ] {
      #expect(lowered(text, modules) == text)
    }
    #expect(lowered(begin + use, ["TactusFoundation", "CoreGraphics"]) == begin + use)
  }

  @Test("ObjectiveC.FO23. A subclass of Bundle gets an initializer without arguments")
  func bundles() {
    let plain = lowered("import Foundation\npublic class Mock: Bundle { var name = 1 }\n")
    #expect(
      plain.contains(
        "public convenience init() { self.init(path: Bundle.main.bundlePath)! }"), "\(plain)")
    let own = lowered(
      "import Foundation\nclass Mock: Bundle { override init() { super.init() } }\n")
    #expect(
      own.contains("{          init() { super.init(path: Bundle.main.bundlePath)! } }"), "\(own)")
    let other = lowered("import Foundation\nclass Bundle {}\nclass Mock: Bundle {}\n")
    #expect(!other.contains("init()"))
  }

  @Test("Classes that both Foundations have come from our own")
  func repeated() {
    for name in [
      "NSCache", "NSExpression", "NSComparisonPredicate", "NSKeyedArchiver",
      "PersonNameComponentsFormatter",
    ] {
      for use in ["extension \(name) {}\n", "public func f(_ a: \(name)) {}\n"] {
        let text = "import UIKit\n" + use
        #expect(lowered(text) == text + "import class TactusFoundationBase.\(name)\n")
        #expect(lowered(use) == use && lowered(text, ["UIKit"]) == text)
      }
      let own = "import UIKit\nclass \(name): NSObject {}\n// \(name)\n"
      #expect(lowered(own) == own)
    }
    let delegate = "import UIKit\nclass Log: NSObject, NSKeyedArchiverDelegate {}\n"
    #expect(
      lowered(delegate) == delegate
        + "import protocol TactusFoundationBase.NSKeyedArchiverDelegate\n")
    let text = "import UIKit\n// NSExpression\n"
    #expect(lowered(text) == text)
  }

  @Test(
    "Nothing is imported in files with Combine, without imports, and without the module Combine",
    arguments: ["import CoreHaptics\nimport Combine\n", "import SwiftUI\n", ""])
  func left(imports: String) {
    #expect(lowered(imports + Self.model) == imports + Self.model)
    let text = "import CoreHaptics\n" + Self.model
    #expect(lowered(text, ["TactusFoundation"]) == text)
  }

  @Test("Constants of Security are objects where the values of a dictionary are")
  func objectConstants() {
    let lines = [
      ("q[kSecClass] = kSecClassKey", "q[kSecClass] = kSecClassKey as AnyObject"),
      ("q[k] = kCFBooleanTrue", "q[k] = kCFBooleanTrue! as AnyObject"),
      (
        "q[k] = a ? kCFBooleanTrue : kCFBooleanFalse",
        "q[k] = a ? kCFBooleanTrue! as AnyObject : kCFBooleanFalse! as AnyObject"
      ),
      ("q[k] = name as AnyObject", "q[k] = name as AnyObject"),
      ("q[k] = kind.text", "q[k] = kind.text as AnyObject?"),
      ("q[k] = .none", "q[k] = .none"),
    ]
    for (line, expected) in lines {
      for start in ["var q: [String: AnyObject] = [:]", "var q = [CFString: AnyObject]()"] {
        func text(_ line: String) -> String { "func f() {\n  \(start)\n  \(line)\n}\n" }
        #expect(lowered(text(line)) == text(expected))
      }
      let other = "func f() {\n  var q: [String: Any] = [:] // AnyObject\n  \(line)\n}\n"
      #expect(lowered(other) == other)
    }
    #expect(
      lowered("let q: [String: AnyObject] = [a: kSecClassKey, b: c]\n")
        == "let q: [String: AnyObject] = [a: kSecClassKey as AnyObject, b: c]\n")
    #expect(
      lowered("let q: [String: AnyObject] = [a: kind.text]\n")
        == "let q: [String: AnyObject] = [a: kind.text as AnyObject]\n")
    func method(_ end: String) -> String {
      "struct S { func q(_ k: String) -> [String: AnyObject] { [:] }; "
        + "func f() { var a = self.q(k), b = q(k); a[k] = kSecClassKey\(end); b[k] = kSecClassKey\(end) } }\n"
    }
    #expect(lowered(method("")) == method(" as AnyObject"))
    let plain = "let q: [String: Any] = [a: kSecClassKey]\n"
    #expect(lowered(plain) == plain)
  }

  @Test(
    "Constants of Core Foundation are objects where the keys of a dictionary are",
    arguments: [
      ("let o: [NSString: Any] = [", "]\n"), ("let o: [NSString: NSObject]? = [", "]\n"),
      ("f([", "] as [NSString: Any])\n"), ("let o = [", "] as [NSString: Any]\n"),
    ])
  func textKeys(begin: String, end: String) {
    func text(_ cast: String) -> String {
      "\(begin)kCGImagePropertyDepth\(cast): 8, k: 2, kind: 3, \"kA\": 4, a.kB: 5\(end)"
    }
    #expect(lowered(text("")) == text(" as NSString"))
    let other = "let o: [CFString: Any] = [kCGImagePropertyDepth: 8]\n"
    #expect(lowered(other) == other)
  }

  @Test("The error of a stream is that of our own property, which may be nil")
  func streamError() {
    func check(_ text: String, _ expected: String) { #expect(lowered(text) == expected) }
    check("let e = stream?.streamError\n", "let e = stream?._streamError\n")
    check(
      "extension Stream { func f() { if let e = streamError { throw e } } }\n",
      "extension Stream { func f() { if let e = _streamError { throw e } } }\n")
    for text in [
      "class S: InputStream { override var streamError: Error? { super.streamError } }\n",
      "struct A { var streamError: Error?; func f() { print(self.streamError) } }\n",
      "func f(streamError: Error) { print(streamError) }\n",
    ] { check(text, text) }
  }

  @Test("Names of Security are imported with Foundation, which re-exports them on an iPhone")
  func security() {
    let modules: Set = ["TactusFoundation", "Security"]
    let text = "import CoreHaptics\nlet key = kSecClass, found = errSecSuccess\n"
    #expect(lowered(text, modules) == text + "import Security\n")
    for text in [
      "import CoreHaptics\nlet Section = 1\n", "import Security\nlet key = kSecClass\n",
      "let key = kSecClass\n",
    ] { #expect(lowered(text, modules) == text) }
    #expect(lowered(text, ["TactusFoundation"]) == text)
  }

  @Test("The parser of XML is imported from the module that only Linux has")
  func parser() {
    let text = "import CoreHaptics\nclass Reader: XMLParserDelegate { var parser: XMLParser? }\n"
    #expect(
      lowered(text)
        == text + "import class FoundationXML.XMLParser; "
        + "import protocol FoundationXML.XMLParserDelegate\n")
    let own = "import CoreHaptics\nclass XMLParser {}\n"
    #expect(lowered(own) == own)
    let ours: Set = ["TactusFoundation", "TactusXMLParsing"]
    #expect(
      lowered(text, ours)
        == text + "import class TactusXMLParsing.XMLParser; "
        + "import protocol TactusXMLParsing.XMLParserDelegate\n")
    // Our method would hide the one that is overridden.
    let overriding =
      "import CoreHaptics\nclass Reader: XMLParser {\n  override func parse() -> Bool { true }\n}\n"
    #expect(
      lowered(overriding, ours) == overriding + "import class FoundationXML.XMLParser\n")
  }

  @Test(
    "Overrides of methods that Foundation and XCTest lack on Linux become conformances",
    arguments: [
      (
        "Formatter",
        "getObjectValue(_ o: P?, for s: String, errorDescription e: E?) -> Bool { "
          + "super.getObjectValue(o, for: s, errorDescription: e) }", "_KVParse", "super._parsed"
      ),
      (
        "NotificationCenter",
        "addObserver(_ o: Any, selector s: Selector, name n: N?, object b: Any?) { "
          + "super.addObserver(o, selector: s, name: n, object: b) }", "_KVAddObserver",
        "super._addSelector"
      ),
      (
        "NotificationCenter", "post(_ n: Notification) { super.post(n) }", "_KVPost",
        "super._base_post(n)"
      ),
      (
        "NotificationCenter",
        "post(name n: N, object o: Any?) { super.post(name: n, object: o) }", "_KVPostShort",
        "super._base_post(name"
      ),
      (
        "FileManager",
        "fileExists(atPath p: String, isDirectory d: P?) -> Bool { "
          + "super.fileExists(atPath: p, isDirectory: d) }", "_KVExists", "super._base_fileExists("
      ),
      (
        "XCTestCase", "measure(_ block: () -> Void) { super.measure(block) }", "_KVMeasure",
        "super._measured"
      ),
    ])
  func frameworkMembers(root: String, method: String, name: String, call: String) {
    let text = "import Foundation\nclass Own: \(root) { override func \(method) }\n"
    let found = lowered(text)
    #expect(!found.contains("override func") && found.contains(call), "\(found)")
    #expect(found.contains("extension Own: @preconcurrency \(name) "))
  }

  /// ObjectiveC.FO1, ObjectiveC.FO2.
  @Test("Overrides of methods that Foundation declares in extensions are renamed")
  func renamedMembers() {
    let text = """
      import Foundation
      class Spy: NotificationCenter { override func post(_ n: Notification) { super.post(n) } }
      class LoudSpy: Spy { override func post(_ n: Notification) { super.post(n) } }
      func check() { class Inner: FileManager {
        override func urls(for d: D, in m: M) -> [URL] { super.urls(for: d, in: m) } } }

      """
    let lines = lowered(text).split(separator: "\n").map(String.init)
    #expect(lines[1].contains(" func _own_post(_ n: Notification) { super._base_post(n) }"))
    #expect(!lines[1].contains("override"))
    #expect(lines[2].contains("override func _own_post(_ n: Notification) { super._own_post(n) }"))
    #expect(lines[3].contains("FileManager, @preconcurrency _KVFolders {"))
    #expect(lines[4].contains(" func _own_urls(for d: D, in m: M) -> [URL] { super._base_urls("))
  }

  @Test("ObjectiveC.FO1. Overrides of properties, class properties and methods of timers")
  func overriddenProperties() {
    let text = """
      import Foundation
      class Reply: HTTPURLResponse { override var statusCode: Int { super.statusCode + 1 } }
      class Late: Reply { override var statusCode: Int { super.statusCode } }
      class Mine: URLSession { override class var shared: URLSession { super.shared } }
      class Queue: OperationQueue { override var operations: [Operation] { [] } }
      class Loop: RunLoop { override func add(_ t: Timer, forMode m: M) { super.add(t, forMode: m) }
        override func add(_ p: Port, forMode m: M) { super.add(p, forMode: m) } }
      class Other: Base { override var statusCode: Int { 1 } }

      """
    let lines = lowered(text).split(separator: "\n").map(String.init)
    #expect(lines[1].contains(" var _own_statusCode: Int { super._base_statusCode + 1 }"))
    #expect(!lines[1].contains("override"))
    #expect(lines[2].contains("override var _own_statusCode: Int { super._own_statusCode }"))
    #expect(lines[3].contains(" class var _own_shared: URLSession { super._base_shared }"))
    #expect(lines[4].contains(" var _own_operations: [Operation] { [] }"))
    #expect(lines[5].contains(" func _own_add(_ t: Timer, forMode m: M) { super._base_add("))
    #expect(lines[6].contains("override func add(_ p: Port, forMode m: M) { super.add(p"))
    #expect(lines[7].contains("override var statusCode: Int { 1 }"))
    #expect(lowered(text).contains("extension Reply: @preconcurrency _KVStatus"))
  }

  /// ObjectiveC.FO1.
  @Test("An override of a method that Foundation declares open stays")
  func openMembers() {
    let text =
      "import Foundation\nclass A: FileManager { override func removeItem(at u: URL) {} }\n"
    #expect(lowered(text) == text.replacing("import Foundation", with: "import TactusFoundation"))
  }

  @Test("An override of another class's method of the same name stays")
  func otherRoots() {
    for method in [
      "measure(_ block: () -> Void) {}",
      "addObserver(_ o: Any, selector s: Selector, name n: N?, object b: Any?) {}",
    ] {
      let text = "import Foundation\nclass Own: Base { override func \(method) }\n"
      #expect(lowered(text).contains("override func \(method)"))
    }
  }

  @Test("Functions that CGFloat has as members are Swift's")
  func numberFunctions() {
    let members = "func f() -> CGFloat { max(0, min(abs(self), 1)) }"
    #expect(
      lowered("extension CGFloat { \(members) }\n")
        == "extension CGFloat { func f() -> CGFloat "
        + "{ Swift.max(0, Swift.min(Swift.abs(self), 1)) } }\n")
    for text in [
      "extension Double { \(members) }\n", "struct A { \(members) }\n",
      "extension CGFloat { func g() { Swift.abs(self); self.abs(1); max(by: 1) } }\n",
      "extension CGFloat { func abs(_ a: Int) {}; func g() { abs(1) } }\n",
    ] { #expect(lowered(text) == text) }
  }
}
