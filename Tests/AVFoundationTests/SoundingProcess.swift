import Foundation
import TestSupport
import Testing

/// A running `SoundingApp`.
final class SoundingProcess {
  private let program: RunningProgram
  private let input = Pipe()
  private var performed: [String] = []

  init(_ path: String, phone: String) throws {
    var environment = ProcessInfo.processInfo.environment
    environment["TACTUS_PHONE"] = phone
    program = try RunningProgram(
      path, [], environment: environment, input: input.fileHandleForReading)
    expect("ready")
  }

  deinit { try? input.fileHandleForWriting.close() }

  /// Sends lines, and waits until each is done.
  func perform(_ lines: String...) {
    for line in lines {
      performed.append(line)
      try? input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
      expect("done: \(line)", count: performed.count { $0 == line })
    }
  }

  /// Waits until the app has printed a line.
  func expect(_ line: String, count: Int = 1) {
    let isPrinted = program.wait(seconds: 20) { program in
      program.output.split(separator: "\n").count { $0 == line } >= count
    }
    #expect(isPrinted, "\(line) is missing in: \(program.output)\(program.errorOutput)")
  }

  /// Whether the app has printed a line.
  func hasPrinted(_ line: String) -> Bool {
    program.output.split(separator: "\n").contains { $0 == line }
  }
}
