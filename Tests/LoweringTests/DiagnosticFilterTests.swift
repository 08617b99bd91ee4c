import Foundation
import TactusLowering
import Testing

/// Tests that diagnostics appear once each, with the lines of the developer's own files.
@Suite struct DiagnosticFilterTests {
  private let own = "import UIKit\nclass A {}\nlet a: B = 1\n"
  private let error = """
    /k/A.swift:2:40: error: method does not override
     1 | import TactusFoundation
     2 | class A {override func f() { _e_f() } }
       |                                       `- error: method does not override
     3 | let a: B = 1
     9 | extension A: _Generated {}

    """
  private let shown = """
    /k/A.swift:2:40: error: method does not override
     1 | import UIKit
     2 | class A {}
       |           `- error: method does not override
     3 | let a: B = 1

    """

  private func filter() -> DiagnosticFilter {
    DiagnosticFilter { [own] in $0 == "/k/A.swift" ? own : nil }
  }

  @Test("Source lines are the developer's own, and generated lines are left out")
  func ownLines() {
    var filter = filter()
    #expect(filter.filter(error) == shown)
  }

  @Test("A repeated diagnostic is shown once, with its notes")
  func once() {
    var filter = filter()
    let note = "/k/B.swift:1:1: note: declared here\n1 | class B {}\n  | `- note: declared here\n"
    let other = "/k/A.swift:3:8: error: cannot find type 'B' in scope\n"
    let end = "error: fatalError\n"
    #expect(
      filter.filter(error + note + other + error + note + end + error)
        == shown + note + other + end)
    #expect(filter.filter(error + note) == "")
    #expect(filter.filter(other.replacing("3:8", with: "3:9")) != "")
  }

  @Test("ObjectiveC.FO29. The warning about user defaults of generated code is left out")
  func sharedDefaults() {
    var filter = filter()
    let text =
      "conformance of 'UserDefaults' to protocol 'Sendable' was already stated in the type's module"
    #expect(filter.filter("/k/A.swift:9:40: warning: \(text)\n  | `- warning: \(text)\n") == "")
    let own = "/k/A.swift:2:1: warning: \(text)\n"
    #expect(filter.filter(own) == own)
  }

  @Test("A warning about the name of a body in an extension is left out")
  func bodies() {
    var filter = filter()
    let text =
      "instance method '_e_tableView(_:didSelectRowAt:)' nearly matches defaulted requirement "
      + "'tableView(_:willSelectRowAt:)' of protocol 'UITableViewDelegate'"
    let warning = """
      /k/A.swift:2:8: warning: \(text)
        |        |- warning: \(text)
      /k/A.swift:2:8: note: move it to another extension to silence this warning

      """
    #expect(filter.filter(warning) == "")
    let own = warning.replacing("'_e_tableView(_:did", with: "'tableView(_:did")
    #expect(filter.filter(own).hasPrefix("/k/A.swift:2:8: warning: instance method 'tableView(_:d"))
  }

  @Test("An error of generated code that follows from another one is left out")
  func consequences() {
    var filter = filter()
    let other = "/k/A.swift:3:8: error: cannot find type 'B' in scope\n"
    let following = """
      /k/A.swift:9:40: error: global variable must be a compile-time constant to use @section attribute
        |                `- error: global variable must be a compile-time constant to use @section attribute

      """
    #expect(filter.filter(following + other + following) == other)
    // The developer's own.
    let own = following.replacing("A.swift:9:", with: "A.swift:2:")
    #expect(filter.filter(own) == own)
  }

  @Test("Other text stays as it is, and so do colored lines")
  func others() {
    for text in [
      "", "\n", "ld: undefined symbol | a\n", "no line feed", "a.swift:1: error: b\n",
      "@__swiftmacro_1a.swift:1:2: error: b\n 1 | text\n",
      "\u{1B}[1m/k/C.swift:2:1: \u{1B}[31merror: \u{1B}[0mwrong\n",
    ] {
      var filter = filter()
      #expect(filter.filter(text) == text)
    }
    var filter = filter()
    let colored = "\u{1B}[1m/k/C.swift:2:1: \u{1B}[31merror: \u{1B}[0mwrong\n"
    #expect(filter.filter(colored + colored) == colored)
  }

  @Test("Messages of parseable output are rewritten with their length", arguments: [1, 7, 4096])
  func parseable(step: Int) throws {
    let text = "/k/Z.swift:1:1: error: ‘\u{1}\\\"ä🙂\"’ is\twrong\n"
    let json = try #require(
      String(data: JSONEncoder().encode(["kind": "finished", "output": text]), encoding: .utf8))
    let begun = "{\n  \"kind\" : \"began\"\n}"
    func message(_ json: String) -> String { "\(json.utf8.count)\n\(json)\n" }
    let all = Array(
      (message(begun) + message(json) + "a line\n" + message(json) + "the end\n").utf8)
    var output = CompilerOutput()
    var result: [UInt8] = []
    for start in stride(from: 0, to: all.count, by: step) {
      result += output.receive(all[start..<min(start + step, all.count)])
    }
    result += output.finish()
    var rest = String(decoding: result, as: UTF8.self)[...]
    var outputs: [String?] = []
    for index in 1...3 {
      if index == 3 {
        #expect(rest.hasPrefix("a line\n"))
        rest = rest.dropFirst(7)
      }
      let end = try #require(rest.firstIndex(of: "\n"))
      let count = try #require(Int(rest[..<end]))
      let body = rest[rest.index(after: end)...].utf8.prefix(count)
      let object = try JSONSerialization.jsonObject(with: Data(body)) as? [String: String]
      outputs.append(object?["output"])
      rest = rest[body.endIndex...].dropFirst()
    }
    #expect(outputs == [nil, text, ""])
    #expect(rest == "the end\n")
  }

  @Test("A build in batch mode reports an error once, without generated code")
  func batch() throws {
    let standIns = try StandIns.shared.get()
    let folder = try ScratchFolder()
    var files = [
      try folder.write(
        """
        import UIKit
        class A: UIView { @objc func tap() {} }
        extension A { override func missing() {} }

        """,
        "A.swift")
    ]
    for index in 1...6 {
      let text = "import UIKit\n@MainActor func f\(index)(_ a: A) { a.tap(); a.missing() }\n"
      files.append(try folder.write(text, "F\(index).swift"))
    }
    let (status, output) = try standIns.swiftc(
      ["-parse-as-library", "-enable-batch-mode", "-j4", "-c"] + files, in: folder.path)
    #expect(status != 0)
    let heads = output.split(separator: "\n").filter { $0.contains(".swift:") }
    #expect(!heads.isEmpty && Set(heads).count == heads.count, "\(output)")
    #expect(!output.contains("_e_missing()") && !output.contains("_tactus"), "\(output)")
  }
}
