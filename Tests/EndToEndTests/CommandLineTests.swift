import Foundation
import TestSupport
import Testing

/// Tests the behavior that all subcommands share.
@Suite struct CommandLineTests {
  /// The commands in the overview.
  static let commands: [String] = {
    let help = (try? FinishedProcess.tactus("--help"))?.text ?? ""
    let list = help.components(separatedBy: "Commands:\n").last?.components(separatedBy: "\n\n")
      .first
    return (list ?? "").split(separator: "\n").compactMap { line in
      // A long explanation continues in lines with a deeper indentation.
      line.hasPrefix("   ") ? nil : line.split(separator: " ").first.map(String.init)
    }
  }()

  @Test("The overview lists the commands")
  func overview() {
    #expect(Set(Self.commands).isSuperset(of: ["completions", "manual"]), "\(Self.commands)")
  }

  @Test("Each command explains itself, with an example and its exit statuses", arguments: commands)
  func help(command: String) throws {
    let run = try FinishedProcess.tactus(command, "--help", environment: ["COLUMNS": "80"])
    #expect(run.status == 0)
    #expect(run.errorText.isEmpty)
    #expect(run.text.contains("Usage:\n  tactus \(command)"))
    #expect(run.text.contains("Example"))
    #expect(run.text.contains("Exit status:\n  0 "))
    #expect(!run.text.contains("\u{1B}"))
    // A long list of values may exceed the width, prose may not.
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(run.text)")
  }

  @Test("Each command refuses an unknown option, and does nothing", arguments: commands)
  func unknownOption(command: String) throws {
    let run = try FinishedProcess.tactus(command, "--no-such-option")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errorText.hasPrefix("tactus: error: unknown option '--no-such-option'\n"))
  }

  @Test("Without a command it ends with 64 and a hint")
  func nothing() throws {
    let run = try FinishedProcess.tactus()
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains("'tactus --help'"))
  }

  @Test("A mistyped command gets a suggestion")
  func guess() throws {
    let run = try FinishedProcess.tactus("manaul")
    #expect(run.status == 64)
    #expect(run.errorText.contains("did you mean 'manual'?"))
  }

  @Test("ATSPI.BU2. The accessibility bus is refused for a phone that others reach")
  func accessibilityBus() throws {
    let refused = try FinishedProcess.tactus("simulate", "--at-spi", "--lan", "--no-open")
    #expect(refused.status == 64)
    #expect(refused.errorText.contains("--at-spi is for a phone of this machine only"))
  }

  @Test("A closed pipe ends the command silently, as it ends any filter")
  func brokenPipe() throws {
    // The only reader of the pipe, descriptor 3, is closed before anything is written.
    let folder = try TemporaryFolder()
    let pipe = "mkfifo pipe; exec 3<>pipe 4>pipe 3<&-"
    let play = "\(pipe); '\(FinishedProcess.builtTactus.path)' manual >&4; echo $?"
    let run = try FinishedProcess("/bin/bash", ["-c", play], in: folder.url)
    #expect(run.text == "141\n")
    #expect(run.errorText.isEmpty)
  }

  @Test("Output that cannot be written is an error with status 74")
  func fullDevice() throws {
    let play = "'\(FinishedProcess.builtTactus.path)' manual > /dev/full"
    let run = try FinishedProcess("/bin/bash", ["-c", play])
    #expect(run.status == 74)
    #expect(run.errorText == "tactus: error: standard output: No space left on device\n")
  }

  @Test("On a terminal help has styles, unless NO_COLOR is set")
  func styles() throws {
    let play = "'\(FinishedProcess.builtTactus.path)' --help"
    func onTerminal(_ variables: [String: String]) throws -> String {
      let all = ["TERM": "xterm", "NO_COLOR": ""].merging(variables) { $1 }
      return try FinishedProcess(
        "/usr/bin/script", ["-qec", play, "/dev/null"], environment: all
      ).text
    }
    #expect(try onTerminal([:]).contains("\u{1B}[1m"))
    #expect(try !onTerminal(["NO_COLOR": "1"]).contains("\u{1B}["))
    #expect(try !onTerminal(["TERM": "dumb"]).contains("\u{1B}["))
  }
}
