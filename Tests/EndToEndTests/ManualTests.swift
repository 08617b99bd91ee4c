import Foundation
import TestSupport
import Testing

@Suite struct ManualTests {
  private static let page = SharedFolder.project.appending(path: "Documentation/tactus.1")

  @Test("The page in Documentation matches the output of the command")
  func committed() throws {
    let printed = try FinishedProcess.tactus("manual").text
    let committed = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(printed == committed, "Run: ./tactus manual > Documentation/tactus.1")
  }

  @Test("The formatter reports no mistakes in the page")
  func formatter() throws {
    let run = try FinishedProcess("groff", ["-man", "-ww", "-z", "-Tutf8", Self.page.path])
    #expect(run.status == 0)
    #expect(run.errorText.isEmpty, "\(run.errorText)")
  }

  @Test("The page contains each command and every exit status")
  func complete() throws {
    let text = try FinishedProcess(
      "man", ["-l", Self.page.path], environment: ["MANWIDTH": "200", "MANPAGER": "cat"]
    ).text
    for command in CommandLineTests.commands {
      #expect(text.contains("   tactus \(command)"), "\(command)")
    }
    for status in [0, 1, 2, 3, 64, 70, 73, 74, 130] {
      #expect(text.contains("\n       \(status) "), "\(status)")
    }
  }
}
