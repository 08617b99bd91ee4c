import Foundation
import TactusSwiftSDK
import Testing

/// Tests the script that changes SwiftPM's list of XCTest tests.
@Suite struct TestListTests {
  private let fake: FakeFrameworks
  private let edit: String

  init() throws {
    fake = try FakeFrameworks()
    let sdk = SwiftSDK(in: fake.path("sdks"))
    try sdk.install(fake.built(), for: fake.toolchain(), version: "1.2.3")
    edit = sdk.path + "/tactus/x86_64-unknown-linux-gnu/bin/list-tests.sed"
  }

  /// Returns the list of a class as SwiftPM writes it.
  private func list(_ type: String, _ entries: [String]) -> String {
    """
    fileprivate extension \(type) {
        @available(*, deprecated, message: "Not actually deprecated.")
        static nonisolated(unsafe) let __allTests__\(type) = [
    \(entries.map { "        \($0)" }.joined(separator: ",\n"))
        ]
    }

    """
  }

  private func run(_ program: String, _ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// Returns the result of the script for lists and their function.
  private func changed(_ lists: String) throws -> (Int32, String) {
    try fake.write("import XCTest\n\n" + lists + all, to: "list.swift")
    return try run("sed", ["-f", edit, fake.path("list.swift")])
  }

  private let all = """
    @available(*, deprecated, message: "Not actually deprecated.")
    func __DoorTests__allTests() -> [XCTestCaseEntry] {
        return [
            testCase(DoorTests.__allTests__DoorTests),
            testCase(PanelTests.__allTests__PanelTests)
        ]
    }
    """

  @Test("Each test is a statement of its own, on the main actor if it is synchronous")
  func statements() throws {
    let entries = ["(\"testA\", testA)", "(\"testB\", asyncTest(testB))"]
    let (status, output) = try changed(list("DoorTests", entries))
    #expect(status == 0)
    let expected = """
      import XCTest

      fileprivate extension DoorTests {
          @available(*, deprecated, message: "Not actually deprecated.")
          nonisolated static var __allTests__DoorTests: [(String, (DoorTests) -> () throws -> Void)] \
      { var _tests: [(String, (DoorTests) -> () throws -> Void)] = []
              _tests.append(("testA", _tactusOnMain { (test: DoorTests) in try test.testA() }))
              _tests.append(("testB", asyncTest(testB)))
          return _tests }
      }
      @available(*, deprecated, message: "Not actually deprecated.")
      func __DoorTests__allTests() -> [XCTest::XCTestCaseEntry] {
          var _cases: [XCTest::XCTestCaseEntry] = []
              _cases.append(XCTest::testCase(DoorTests.__allTests__DoorTests))
              _cases.append(XCTest::testCase(PanelTests.__allTests__PanelTests))
          return _cases
      }
      """
    #expect(output.hasPrefix(expected))
  }

  @Test("The compiler accepts a list of 500 tests in both language modes", arguments: ["5", "6"])
  func many(mode: String) throws {
    let names = (0..<500).map { "testThatDoor\($0)" }
    let methods = names.map { "  func \($0)() throws {}\n" }.joined()
    let source = """
      import XCTest
      class DoorTests: XCTestCase {
      \(methods)
        func testAwaits() async {}
      }
      @MainActor class PanelTests: XCTestCase { func tests() {}; func testAwaits() async {} }
      """
    let entries = names.map { "(\"\($0)\", \($0))" } + ["(\"testAwaits\", asyncTest(testAwaits))"]
    let panel = ["(\"tests\", tests)", "(\"testAwaits\", asyncTest(testAwaits))"]
    let lists = list("DoorTests", entries) + list("PanelTests", panel)
    try fake.write(source, to: "tests.swift")
    try fake.write(try changed(lists).1, to: "changed.swift")
    let (status, output) = try run(
      "swiftc",
      ["-typecheck", "-parse-as-library", "-suppress-warnings", "-swift-version", mode]
        + [fake.path("tests.swift"), fake.path("changed.swift")])
    #expect(status == 0, "\(output)")
  }
}
