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

  @Test("A measurement in a test case does not fail because its values differ")
  func measurement() {
    var options = LoweringOptions()
    options.modules = ["TactusTestFrameworks"]
    func lower(_ text: String) -> String {
      Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0].text
    }
    let text = "class Base: XCTestCase {}\nclass T: Base { func test() { measure { f() } } }\n"
    #expect(lower(text) == text.replacing("measure ", with: "_timed  "))
    let named = "extension T { func test() { self.measure(block: f) } }\nclass T: XCTestCase {}\n"
    #expect(lower(named) == named.replacing("measure(", with: "_timed ("))
    for other in ["ruler.measure { f() }", "measure(options: o) { }"] {
      let whole = "class T: XCTestCase { func test() { \(other) } }\n"
      #expect(lower(whole) == whole)
    }
    let manual = """
      class T: XCTestCase {
        func test() {
          measureMetrics([.wallClockTime], automaticallyStartMeasuring: false) { startMeasuring(); f(); self.stopMeasuring() }
        }
      }

      """
    let timed = manual.replacing("measureMetrics(", with: "_timedMetrics (")
      .replacing("startMeasuring()", with: "_startTiming  ()")
      .replacing("stopMeasuring()", with: "_stopTiming  ()")
    #expect(lower(manual) == timed)
    let plain = "class Ruler { func f() { measure { g() } } }\n"
    #expect(lower(plain) == plain)
  }

  @Test("An initializer without parameters that XCTest's class lacks on Linux is an override")
  func initializer() {
    var options = LoweringOptions()
    options.modules = ["TactusTestFrameworks"]
    func lower(_ text: String) -> String {
      Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0].text
    }
    let text = """
      typealias Base = XCTestCase
      class Spec: Base {
        public required init() { super.init(name: "", testClosure: { _ in }) }
        public required init(name: String) { super.init() }
      }

      """
    #expect(lower(text) == text.replacing("required init()", with: "required override init()"))
    for other in [
      "class T: XCTestCase { override init() {} }\n", "class Base { required init() {} }\n",
      "class T: XCTestCase { convenience init() { self.init(name: \"\") } }\n",
    ] {
      #expect(lower(other) == other)
    }
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

  @Test(
    "An asynchronous fixture on the main actor does not call that of XCTestCase",
    arguments: [true, false])
  func asynchronous(isSwift6: Bool) {
    let text = """
      @MainActor class T: XCTestCase {
        override func setUp() async throws {
          try await super.setUp() // first
          v = V()
        }
        override func tearDown() async { await super.tearDown() }
      }

      """
    let expected = ["try await super.setUp()", "await super.tearDown()"].reduce(text) {
      $0.replacing($1, with: String(repeating: " ", count: $1.count))
    }
    #expect(lower(text, isSwift6: isSwift6) == expected)
  }

  @Test(
    "Other asynchronous calls of a superclass stay unchanged",
    arguments: [
      "class T: XCTestCase { override func setUp() async throws { try await super.setUp() } }",
      "@MainActor class T: Base { override func setUp() async { await super.setUp() } }",
      "@MainActor class T: XCTestCase { override func setUp() async { await super.tearDown() } }",
    ])
  func otherAsynchronous(text: String) { #expect(lower(text, isSwift6: true) == text) }

  @Test("In Swift 6 mode the compiler refuses them, as Apple's does")
  func swift6() {
    let text = "@MainActor class T: XCTestCase { override func setUp() {} }"
    #expect(lower(text, isSwift6: true) == text)
  }
}
