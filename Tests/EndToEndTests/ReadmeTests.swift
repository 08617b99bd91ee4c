import Foundation
import TestSupport
import Testing

/// Tests that the commands in the README run and print the output shown there.
@Suite struct ReadmeTests {
  static let blocks = (try? ConsoleBlock.all(in: "README.md")) ?? []

  @Test("The README shows every command")
  func complete() {
    let shown = Set(Self.blocks.compactMap(\.subcommand))
    #expect(shown.isSuperset(of: CommandLineTests.commands), "\(shown)")
  }

  @Test("Each command runs as shown", arguments: blocks)
  func run(block: ConsoleBlock) throws {
    // The command would run these tests again.
    if block.command == "Scripts/test" { return }
    let folder = try TemporaryFolder()
    for (name, target) in [
      ("tactus", FinishedProcess.builtTactus),
      ("Examples", SharedFolder.project.appending(path: "Examples")),
    ] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: name), withDestinationURL: target)
    }
    if ["doctor", "test"].contains(block.subcommand) { try folder.copy("Tests/Clients/Heartbeat") }
    // Tests use no sound service, so that they are silent, and apps are built once.
    let apps = SharedFolder.project.appending(path: ".build/apps").path
    let isEndless = block.subcommand == "simulate"
    // What a phone has installed is left by earlier commands of the same block.
    let state = block.command.contains("--phone ") ? block.earlier : []
    let command = (state.map { "\($0) > earlier.txt" } + [block.command]).joined(separator: " && ")
    let run = try FinishedProcess(
      "/bin/bash",
      [
        "-c",
        isEndless ? Self.untilServed(block.command) : command,
      ],
      environment: [
        "PULSE_SERVER": "unix:\(folder.path("none"))", "COLUMNS": "100", "XDG_CACHE_HOME": apps,
        "XDG_CONFIG_HOME": folder.path("config"),
      ],
      in: folder.url)
    switch block.subcommand {
    case "simulate":
      #expect(run.status == 0, "\(run.errorText)")
      #expect((run.text + run.errorText).contains("http://127.0.0.1:"))
    case "play": #expect(run.status == 3, "\(run.errorText)")
    case "check" where block.command.contains("Mistakes"): #expect(run.status == 1)
    default: #expect(run.status == 0, "\(run.errorText)")
    }
    if !block.output.isEmpty { #expect(run.text + run.errorText == block.output) }
  }

  /// Returns a command that runs a server until it has printed its address, and ends with 0 if it
  /// did.
  private static func untilServed(_ command: String) -> String {
    """
    \(command) > output.txt 2>&1 & server=$!
    until grep -q http://127.0.0.1: output.txt || ! kill -0 $server; do sleep 0.2; done
    kill $server; wait $server; cat output.txt; grep -q http://127.0.0.1: output.txt
    """
  }

  @Test("The table of exit statuses matches the manual and the wrapper")
  func statuses() throws {
    let file = SharedFolder.project.appending(path: "README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    let rows = readme.matches(of: #/\n\| (\d+) \| (.*) \|(?=\n)/#).map { ($0.1, $0.2) }
    let manual = try FinishedProcess.tactus("manual").text
    #expect(rows.count == 10)
    for (number, meaning) in rows where number != "69" {
      let escaped = meaning.replacing("-", with: "\\-")
      #expect(manual.contains(".TP\n\\fB\(number)\\fR\n\(escaped)\n"), "\(number)")
    }
  }

  @Test(
    "Every link and picture leads to a file",
    arguments: ["README.md", "CONTRIBUTING.md", "Examples/Patterns/README.md"])
  func links(page: String) throws {
    let file = SharedFolder.project.appending(path: page)
    let text = try String(contentsOf: file, encoding: .utf8)
    let inText = text.matches(of: #/\]\(([^)]+)\)/#).map { String($0.1) }
    let inTags = text.matches(of: #/src(?:set)?="([^"]+)"/#).map { String($0.1) }
    let links = (inText + inTags).filter { !$0.hasPrefix("http") }
    #expect(!links.isEmpty)
    for link in links {
      let target = file.deletingLastPathComponent().appending(path: link)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
    }
  }
}
