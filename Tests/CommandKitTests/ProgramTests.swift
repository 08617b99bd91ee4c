import Glibc
import TactusCommandKit
import Testing

@Suite struct ProgramTests {
  @Test("A command returns the exit status of the run")
  func status() {
    let run = SampleProgram.run("cook", "soup")
    #expect(run.status == .findings)
    #expect(run.output == "soup\n")
    #expect(run.errors.isEmpty)
  }

  @Test("A failure in a file is printed in the format of compilers")
  func failureInFile() {
    let run = SampleProgram.run("set") { _, console in
      console.print("first")
      let place = SourceLocation("egg.ahap", line: 3, column: 7)
      throw CommandFailure(.unreadableInput, "it is raw", at: place, hint: "Boil it.")
    }
    #expect(run.status == .unreadableInput)
    #expect(run.output == "first\n")
    #expect(run.errors == "egg.ahap:3:7: error: it is raw\ntimer: note: Boil it.\n")
  }

  @Test("An unexpected error is an internal error")
  func unforeseen() {
    struct Smoke: Error {}
    let run = SampleProgram.run("set") { _, _ in throw Smoke() }
    #expect(run.status == .internalError)
    #expect(run.errors == "timer: error: Smoke()\n")
  }

  @Test("The version follows the name, with or without a command")
  func version() {
    #expect(SampleProgram.run("--version").output == "timer 1.2.3\n")
    #expect(SampleProgram.run("set", "--version").output == "timer 1.2.3\n")
  }

  @Test("Output that cannot be written turns success into a failure")
  func fullDevice() {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let nowhere = TextOutput(descriptor: -1)
    let console = Console(
      output: TextOutput(descriptor: full), errors: nowhere, program: "timer")
    #expect(SampleProgram.program().run(["--version"], console: console) == .outputFailed)
  }

  @Test("Nothing is colored without a terminal")
  func plain() {
    let output = TextOutput(descriptor: -1)
    #expect(output.styled("ready", .bold, .green) == "ready")
    let terminal = TextOutput(descriptor: -1, usesColor: true)
    #expect(terminal.styled("ready", .bold, .green) == "\u{1B}[1;32mready\u{1B}[0m")
  }
}
