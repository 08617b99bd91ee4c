import TactusLowering
import Testing

/// Tests members of extensions of a module's classes that classes of its tests may override.
@Suite struct TestOverrideTests {
  private func lowered(_ texts: String..., isTestable: Bool = true) -> [String] {
    var options = LoweringOptions()
    options.isTestable = isTestable
    let sources = texts.enumerated().map { LoweringSource(path: "\($0).swift", text: $1) }
    return Lowering(options).lower(sources).map(\.text)
  }

  @Test("An override of an expectation's fulfillment is that of XCTest on Linux")
  func fulfillment() {
    let expected =
      "class A: XCTestExpectation { "
      + "override func fulfill(_ file: StaticString = #file, line: Int = #line) "
      + "{ super.fulfill(#file, line: #line) } }\nclass B { func fulfill() {} }\n"
    let text =
      "class A: XCTestExpectation { override func fulfill() { super.fulfill() } }\n"
      + "class B { func fulfill() {} }\n"
    #expect(lowered(text) == [expected])
    let other = "class A: CXAction { override func fulfill() { super.fulfill() } }\n"
    #expect(lowered(other) == [other])
  }

  @Test(
    "In a build for tests a class declares the members of extensions that Objective-C sees",
    arguments: [
      (
        "NSObject", "extension A { @objc func b(_ c: Int = 1) {} }",
        "func b(_ c: Int = 1) { _e_b(c) }"
      ),
      ("NSObject", "@objc extension A { var b: Int { 1 } }", "var b: Int { _e_b }"),
      ("NSObject", "extension A { @objc class func b() {} }", "class func b() { _e_b() }"),
      (
        "NSObject",
        "extension A: URLSessionDelegate { func urlSession(_ s: URLSession, didX e: Error?) {} }",
        "func urlSession(_ s: URLSession, didX e: Error?) { _e_urlSession(s, didX: e) }"
      ),
      (
        "NSObject, P", "@objc protocol P { func b() }\npublic extension A { func b() {} }",
        "public func b() { _e_b() }"
      ),
      (
        "NSObject", "@MainActor extension A { @objc func b() {} }",
        "@MainActor func b() { _e_b() }"
      ),
    ])
  func declared(inherited: String, code: String, member: String) {
    let text = "class A: \(inherited) {}\n\(code)\n"
    #expect(lowered(text)[0].hasPrefix("class A: \(inherited) {\(member) }\n"), "\(lowered(text))")
    #expect(!lowered(text, isTestable: false)[0].contains("_e_"))
  }

  @Test("A member that implements a requirement on the main actor stays there")
  func isolated() {
    let text = """
      class A: NSObject {}
      extension A: UITableViewDelegate {
        func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
        nonisolated func scrollViewDidScroll(_ s: UIScrollView) {}
      }
      @MainActor @objc protocol P { func b() }
      extension A: P { func b() {} }

      """
    let file = lowered(text)[0]
    #expect(
      file.contains(
        "{@preconcurrency @MainActor func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) "
          + "{ _e_tableView(t, didSelectRowAt: i) }; nonisolated func scrollViewDidScroll"),
      "\(file)")
    #expect(file.contains("; @preconcurrency @MainActor func b() { _e_b() } }"), "\(file)")
    #expect(file.contains("@preconcurrency @MainActor func _e_tableView(_ t:"), "\(file)")
    #expect(file.contains("nonisolated func _e_scrollViewDidScroll(_ s:"), "\(file)")
    #expect(file.contains("{ @preconcurrency @MainActor func _e_b() {} }"), "\(file)")
  }

  @Test(
    "Members that no test can override, or that the class cannot declare, stay in their extensions",
    arguments: [
      "final class A: NSObject {}\nextension A { @objc func b() {} }\n",
      "private class A: NSObject {}\nextension A { @objc func b() {} }\n",
      "class A<T>: NSObject {}\nextension A { @objc func b() {} }\n",
      "class A: NSObject {}\nextension A { @objc private func b() {} }\n",
      "class A: NSObject {}\nprivate extension A { @objc func b() {} }\n",
      "class A: NSObject {}\nextension A { @objc final func b() {} }\n",
      "class A: NSObject {}\nextension A { func b() {} }\n",
      "@objcMembers class A: NSObject {}\nextension A { @nonobjc func b() {} }\n",
      "class A: NSObject {}\nextension A { @objc func b(_ c: Int = limit) {} }\n",
      "class A: NSObject {}\nextension A {\n#if os(iOS)\n@objc func b() {}\n#endif\n}\n",
      "class A: NSObject {}\n@available(*, unavailable) extension A { @objc func b() {} }\n",
      "class A: NSObject {}\nextension A: Sequence { func urlSession(_ s: Int) {} }\n",
      "class A: NSObject {}\nextension A { @objc func b() {} }\n"
        + "func c() { method_exchangeImplementations(d, e) }\n",
    ])
  func left(text: String) { #expect(!lowered(text)[0].contains("_e_"), "\(lowered(text)[0])") }

  @Test("The file of the class imports what the extension's file does, if it is one of Apple's")
  func imports() {
    let type = "import Foundation\nclass A: NSObject {}\n"
    let member = "extension A { @objc func b() -> UIView { UIView() } }\n"
    let same = lowered(type, "import UIKit\n" + member)
    #expect(same[0].contains("func b() -> UIView { return _e_b() }"), "\(same)")
    let other = lowered(type, "import UIKit\nimport Kitchen\n" + member)
    #expect(!other[0].contains("_e_b") && !other[1].contains("_e_b"), "\(other)")
    let both = lowered("import Kitchen\n" + type, "import UIKit\nimport Kitchen\n" + member)
    #expect(both[0].contains("_e_b") && both[1].contains("_e_b"), "\(both)")
  }

  @Test("An open member of an extension stays open behind an attribute with arguments")
  func attributes() {
    let text = lowered(
      "open class A: NSObject {}\nextension A { @available(iOS 15, *) open func b() {} }\n",
      isTestable: false)[0]
    #expect(
      text.hasPrefix("open class A: NSObject {@available(iOS 15, *) open func b() { _e_b() } }"))
  }

  @Test("Nobody builds the tests of a package that SwiftPM has fetched")
  func fetched() {
    func isTestable(_ path: String) -> Bool {
      CompilerCall(["-enable-testing", path]).options.isTestable
    }
    #expect(isTestable("/home/me/Kitchen/Sources/Kitchen/A.swift"))
    #expect(!isTestable("/home/me/App/.build/checkouts/Kitchen/Sources/Kitchen/A.swift"))
  }
}
