import TactusLowering
import Testing

/// Tests the fixtures of test cases on the main actor.
@Suite struct TestFixtureTests {
  private func lower(_ text: String, isSwift6: Bool = false) -> String {
    var options = LoweringOptions()
    options.isSwift6 = isSwift6
    return Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0].text
  }

  @Test("The fixtures of a main-actor test case run on the main actor")
  func onMainActor() {
    #expect(
      lower(
        "@MainActor final class T: XCTestCase {\n  override func setUp() {\n    v = V()\n  }\n}\n")
        == "@MainActor final class T: XCTestCase {\n"
        + "  override func setUp() { MainActor.assumeIsolated {\n    v = V()\n  } }\n}\n")
    #expect(
      lower(
        "class T: XCTestCase { @MainActor override func tearDownWithError() throws { try f() } }")
        == "class T: XCTestCase {            override func tearDownWithError() throws "
        + "{ try MainActor.assumeIsolated { try f() } } }")
  }

  @Test(
    "Async, class and nonisolated fixtures, and methods of other classes, stay unchanged",
    arguments: [
      "@MainActor class T: XCTestCase { override func setUp() async throws {} }",
      "@MainActor class T: XCTestCase { override class func setUp() {} }",
      "@MainActor class T: XCTestCase { nonisolated override func setUp() {} }",
      "@MainActor class T: XCTestCase { func setUp(_ a: Int) {} }",
      "class T: XCTestCase { override func setUp() {} }",
      "@MainActor class T: Base { override func setUp() {} }",
    ])
  func plain(text: String) { #expect(lower(text) == text) }

  @Test("In Swift 6 mode the compiler refuses them, as Apple's does")
  func swift6() {
    let text = "@MainActor class T: XCTestCase { override func setUp() {} }"
    #expect(lower(text, isSwift6: true) == text)
  }
}
