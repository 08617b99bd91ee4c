import Foundation
import TactusSwiftSDK
import Testing

@Suite struct JUnitReportTests {
  private static let printed = """
    [3/4] Compiling A.swift
    Test Suite 'T' started at 2026-11-20 17:11:05.197
    Test Case 'T.testA' started at 2026-11-20 17:11:05.197
    /c/Tests/X.swift:4: error: T.testA : XCTAssertEqual failed: ("1") is not equal to ("<2>") - & more
    /c/Tests/X.swift:5: error: T.testA : XCTAssertTrue failed -
    Test Case 'T.testA' failed (0.004 seconds)
    Test Case 'T.testB' started at 2026-11-20 17:11:05.201
    Test Case 'T.testB' passed (0.001 seconds)
    Test Case 'T.testC' started at 2026-11-20 17:11:05.201
    /c/Tests/X.swift:9: T.testC : Test skipped: not today
    Test Case 'T.testC' skipped (0.0 seconds)
    Test Case 'T.testD' started at 2026-11-20 17:11:05.201
    """

  private func read() -> [TestCase] {
    var output = XCTestOutput()
    for line in Self.printed.split(separator: "\n") { output.read(line) }
    return output.tests
  }

  @Test("XCTest's output is parsed: passed, failed, skipped and unfinished tests")
  func reading() {
    let tests = read()
    #expect(tests.map(\.name) == ["testA", "testB", "testC", "testD"])
    #expect(tests[1] == TestCase(suite: "T", name: "testB", outcome: .passed, seconds: 0.001))
    #expect(tests[2].outcome == .skipped)
    guard case .failed(let messages) = tests[0].outcome else {
      Issue.record("testA failed")
      return
    }
    #expect(messages.count == 2)
    #expect(messages[0].hasPrefix("/c/Tests/X.swift:4: XCTAssertEqual failed"))
    #expect(tests[3].outcome == .failed(["the test did not end"]))
  }

  @Test("A report is valid XML for any text, and includes the XML of other programs")
  func report() throws {
    var report = JUnitReport()
    report.add(read(), as: "XCTest")
    report.add(
      xml: """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="TestResults" errors="0" tests="2" failures="1" skipped="0" time="0.1">
            <testcase classname="c.S" name="fine()" time="0.1" />
            <testcase classname="c.S" name="weighs(x:)" time="0.1" >
              <failure message="no" />
            </testcase>
          </testsuite>
        </testsuites>
        """)
    #expect(report.failed.map(\.baseName) == ["testA", "testD", "weighs"])
    #expect(report.xml.contains("&lt;2&gt;"))
    #expect(report.xml.contains("&amp; more"))
    let opened = report.xml.matches(of: #/<testcase /#).count
    #expect(opened == 6)
    #expect(report.suites.count == 2)
  }
}
