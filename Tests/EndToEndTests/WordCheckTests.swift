import Foundation
import TestSupport
import Testing

/// Tests `Scripts/check-words` on small folders with mistakes.
@Suite struct WordCheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // On one line: a line that begins like a comment would refer to a page of this project.
    try folder.write(
      "/// A kitchen timer, which rings once (Timers.TI1).\n///\n"
        + "/// - Parameter seconds: The seconds until it rings.\n"
        + "struct Timer {\n  /// Whether the timer rings.\n  var rings = false\n}\n",
      to: "Sources/Timer.swift")
    try folder.write("/// Steps Timers.TI1–TI3.\nlet a = 1", to: "Tests/TimerTests.swift")
  }

  private func check() throws -> FinishedProcess {
    let script = SharedFolder.project.appending(path: "Scripts/check-words").path
    return try FinishedProcess(script, [folder.url.path])
  }

  @Test("Comments in own words pass, and are counted")
  func clean() throws {
    let run = try check()
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.text == "check-words: 3 doc comments, 0 errors\n")
  }

  @Test(
    "A mistake is found, with its place, its text and the way out",
    arguments: [
      ("/// The bell that you ring.", "1:19", "you", "write of the app, the user or the caller"),
      ("/// The bell.\n///\n/// Ring your bell.", "3:10", "your", "write of the app"),
      ("/// A Boolean value that is true.", "1:5", "A Boolean value that", "write: Whether …"),
      ("  /// An object that\n  /// represents a bell.", "1:7", "An object that represents", "say"),
      ("/// The methods for bells.", "1:5", "The methods for", "say what it is or does here"),
      ("/// How the bell sounds.", "1:5", "How", "begin with a noun phrase, or a verb"),
      ("/// Timers.TI1: rings.", "1:5", "Timers.TI1", "the label stands last, in parentheses"),
      ("/// Step Timers.TI1.", "1:5", "Step Timers.TI1", "begin with what the code is or does"),
    ])
  func mistake(comment: String, place: String, text: String, advice: String) throws {
    try folder.write(comment + "\nlet bell = 1", to: "Examples/Bell.swift")
    let run = try check()
    #expect(run.status == 1)
    #expect(
      run.text.hasPrefix("Examples/Bell.swift:\(place): error: “\(text)”: "), "\(run.text)")
    #expect(run.text.contains(advice), "\(run.text)")
    #expect(run.text.hasSuffix(" 1 errors\n"))
  }

  @Test(
    "Code, quotations, sources in strings and plain comments are not examined",
    arguments: [
      "/// The label `you`, and the alert \"Your timer has ended\".\nlet bell = 1",
      "let source = \"\"\"\n  /// What you see.\n  \"\"\"", "// You see Timers.TI1.\nlet bell = 1",
    ])
  func unexamined(source: String) throws {
    try folder.write(source, to: "Sources/Bell.swift")
    let run = try check()
    #expect(run.status == 0, "\(run.text)")
  }

  @Test("A label first is an error in sources, and also in tests before a sentence")
  func labels() throws {
    try folder.write("/// Timers.TI1: rings.\nlet bell = 1", to: "Tests/BellTests.swift")
    #expect(try check().text.contains("Tests/BellTests.swift:1:5: error: “Timers.TI1”"))
    try folder.write("/// Timers.TI1, Timers.TI2.\nlet bell = 1", to: "Tests/BellTests.swift")
    #expect(try check().status == 0)
    try folder.write("/// Timers.TI1.\nlet bell = 1", to: "Sources/Bell.swift")
    #expect(try check().text.contains("Sources/Bell.swift:1:5: error: “Timers.TI1”"))
  }

  @Test("Sources in a build folder are not examined")
  func buildFolder() throws {
    try folder.write("/// You see.\nlet bell = 1", to: "Examples/Kitchen/.build/Bell.swift")
    #expect(try check().status == 0)
  }

  @Test("A folder without comments is an error, because nothing was checked")
  func empty() throws {
    let run = try FinishedProcess(
      SharedFolder.project.appending(path: "Scripts/check-words").path, ["/dev/null"])
    #expect(run.status == 1)
    #expect(run.errorText.contains("nothing was checked"), "\(run.errorText)")
  }
}
