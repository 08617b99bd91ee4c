import Foundation
import TestSupport
import Testing

/// Tests `Scripts/check-sendable` on small folders with claims.
@Suite struct SendableCheckTests {
  private let folder: TemporaryFolder
  private let claim = "final class Timer: @unchecked Sendable {\n  var rings = false\n}\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "/// A timer.\n///\n/// Sendable because the main thread uses it.\n" + claim,
      to: "Sources/Basics/Kitchen/Timer.swift")
    try write(1, 0, 0, 0)
  }

  /// Writes the list with one room.
  private func write(_ numbers: Int...) throws {
    let row = ["Basics/Kitchen"] + numbers.map(String.init)
    try folder.write(row.joined(separator: "\t") + "\n", to: "Scripts/unchecked.tsv")
  }

  private func check(_ options: String...) throws -> FinishedProcess {
    let script = SharedFolder.project.appending(path: "Scripts/check-sendable").path
    return try FinishedProcess(script, options + [folder.url.path])
  }

  @Test("A claim with its reason passes while the list has it")
  func clean() throws {
    let run = try check()
    #expect(run.status == 0, "\(run.text)")
    #expect(
      run.text == "check-sendable: 1 @unchecked Sendable, 0 nonisolated(unsafe), "
        + "0 of them without a reason, 0 errors\n")
  }

  @Test("A claim more than the list has is an error with its place")
  func more() throws {
    try folder.write(
      "// Sendable because nothing changes.\nstruct Bell: @unchecked Sendable {}\n",
      to: "Sources/Basics/Kitchen/Bell.swift")
    let run = try check()
    #expect(run.status == 1)
    #expect(run.text.contains("Sources/Basics/Kitchen/Bell.swift:2:14: error: "), "\(run.text)")
    #expect(run.text.contains("allows 1 in Basics/Kitchen, and there are 2"), "\(run.text)")
  }

  @Test("The list never grows, and is made shorter on request")
  func list() throws {
    try write(3, 1, 2, 0)
    #expect(try check().text.contains("run Scripts/check-sendable --write"))
    #expect(try check("--write").status == 0)
    #expect(try check().status == 0)
    try write(0, 0, 0, 0)
    #expect(try check("--write").status == 1)
    #expect(try check().status == 1)
  }

  @Test(
    "A reason stands above a claim, or where the type begins",
    arguments: [
      ("/// Sendable because a lock guards it.\n" + "class A: @unchecked Sendable {}", true),
      ("/// - Thread: any; a lock guards it.\n@objc\nclass A: B,\n  @unchecked Sendable\n{}", true),
      ("/// - Thread: main.\nclass A: @unchecked Sendable {}", true),
      ("class A: @unchecked Sendable {\n  // Nothing changes.\n}", true),
      ("/// - Thread: any.\nclass A: @unchecked Sendable {}", false),
      ("/// A timer.\nclass A: @unchecked Sendable {\n  /// The bell.\n  var bell = 1\n}", false),
      ("// Unchecked because a lock guards it.\nnonisolated(unsafe) var a = 1", true),
      (
        "// The main thread uses them.\nnonisolated(unsafe) var a = 1\nnonisolated(unsafe) var b = 1",
        true
      ),
      ("/// A number.\nnonisolated(unsafe) var a = 1", false),
    ])
  func reason(source: String, isFound: Bool) throws {
    try folder.write(source + "\n", to: "Sources/Basics/Kitchen/Timer.swift")
    #expect(
      try check().text.contains(", \(isFound ? 0 : 1) of them without a reason,"), "\(source)")
  }

  @Test("Comments and sources in strings are no claims")
  func unexamined() throws {
    try folder.write(
      "// class A: @unchecked Sendable\nlet a = \"@unchecked Sendable\"\n"
        + "let b = \"\"\"\n  nonisolated(unsafe) var a = 1\n  \"\"\"\n",
      to: "Sources/Basics/Kitchen/Bell.swift")
    #expect(try check().status == 0)
  }

  @Test("A damaged line of the list is an error with its place")
  func damage() throws {
    try folder.write("Basics/Kitchen\t1\tmany\n", to: "Scripts/unchecked.tsv")
    let run = try check()
    #expect(run.status == 1)
    #expect(run.text.contains("Scripts/unchecked.tsv:1:1: error: expected a room"), "\(run.text)")
  }
}
