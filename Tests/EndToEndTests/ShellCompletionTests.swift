import Foundation
import TestSupport
import Testing

@Suite struct ShellCompletionTests {
  @Test("Each shell can read the script of the whole command", arguments: ["bash", "zsh", "fish"])
  func syntax(shell: String) throws {
    let script = try FinishedProcess.tactus("completions", shell)
    #expect(script.status == 0)
    let check = try FinishedProcess(shell, ["-n"], input: script.output)
    #expect(check.status == 0)
    #expect(check.errorText.isEmpty, "\(check.errorText)")
  }

  @Test("Every command is offered", arguments: CommandLineTests.commands)
  func offered(command: String) throws {
    let script = try FinishedProcess.tactus("completions", "bash").text
    let play =
      "COMP_WORDS=(tactus \(command.dropLast())); COMP_CWORD=1; _tactus; echo ${COMPREPLY[*]}"
    let run = try FinishedProcess("/bin/bash", ["-c", script + play])
    #expect(run.text.split(whereSeparator: \.isWhitespace).contains(Substring(command)))
  }
}
