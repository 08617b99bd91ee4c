import Foundation
import TactusPhone
import TactusSimulator
import TestSupport
import Testing

/// An app that writes more than is kept.
@Suite struct OutputLimitTests {
  /// A program that is not an app, and runs a shell's commands with its output in a file.
  private struct ShellProgram: SimulatedProgram {
    var name = "writer"
    var commands: String

    func start(
      onPhoneAt socket: String, settings: PhoneSettings, output: String
    ) throws(SimulatorError) -> any SimulatedProcess {
      try BuiltProgram.start(
        "/bin/sh", ["-c", "(\(commands)) >> '\(output)'; exec sleep 600"], onPhoneAt: socket,
        output: output)
    }
  }

  /// Runs a program until a page has received a text; returns the state of the output file then.
  private func run(_ commands: String, limit: Int, until text: String) throws -> stat {
    let bench = try SimulatorBench(isWeighing: false) {
      $0.outputLimit = limit
      $0.program = ShellProgram(commands: commands)
    }
    let page = try WebClient.page(bench)
    #expect(page.receiveHead().contains(" 101 "))
    page.sendHello()
    #expect(page.receives(text))
    var status = stat()
    #expect(stat(bench.outputPath, &status) == 0)
    return status
  }

  @Test("SimulatorPages.SR5: What was read beyond the limit takes no space on the disk")
  func disk() throws {
    let limit = 256 << 10
    let lines = "seq -f %0999.0f 1500; echo finished"
    let file = try run(lines, limit: limit, until: "finished")
    #expect(file.st_size == 1_500_009)
    // A block of the file system more at each end.
    #expect(file.st_blocks * 512 <= limit + 2 * Int(file.st_blksize))
    let whole = try run(lines, limit: .max, until: "finished")
    #expect(whole.st_blocks * 512 >= whole.st_size)
  }

  @Test("SimulatorPages.SR5: What is more than 4 MB ahead of the page is left out, and counted")
  func backlog() throws {
    let file = try run(
      "seq -f %0999.0f 8000; echo finished", limit: 256 << 10, until: "bytes of output are left out"
    )
    #expect(file.st_size > 4 << 20)
  }
}
