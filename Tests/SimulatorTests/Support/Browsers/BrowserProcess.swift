import Foundation
import Glibc

/// A program that a browser needs, which ends with this object.
final class BrowserProcess {
  /// Starts a program.
  ///
  /// - Parameters:
  ///   - home: The program's home folder.
  ///   - announcement: The text on standard error or output that the rest of a line follows, which
  ///     says where the program can be reached; an empty text for the first line.
  init(
    _ path: String, _ arguments: [String], home: URL, environment: [String: String] = [:],
    announcement: String
  ) throws {
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    // A desktop's session must not be joined.
    let own = ["HOME": home.path, "XDG_RUNTIME_DIR": home.path, "DBUS_SESSION_BUS_ADDRESS": ""]
    process.environment = ProcessInfo.processInfo.environment
      .merging(own) { $1 }.merging(environment) { $1 }.filter { !$0.value.isEmpty }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    output = pipe.fileHandleForReading
    address = try Self.read(output, announcement)
    // What the program says later must not fill the pipe.
    output.readabilityHandler = { if $0.availableData.isEmpty { $0.readabilityHandler = nil } }
  }

  deinit { end() }

  /// Ends the program, and what it has started in its process group.
  func end() {
    output.readabilityHandler = nil
    let number = process.processIdentifier
    if process.isRunning { kill(getpgid(number) == number ? -number : number, SIGKILL) }
    process.waitUntilExit()
  }

  /// The rest of the line with the announcement.
  let address: String

  // MARK: Internals

  private let process = Process()
  private let output: FileHandle

  /// Milliseconds that a program may take to start.
  private static let patience: Int32 = 60_000

  private static func read(_ output: FileHandle, _ announcement: String) throws -> String {
    var text = ""
    while true {
      let start = announcement.isEmpty ? text.startIndex : text.range(of: announcement)?.upperBound
      if let start, let end = text[start...].firstIndex(of: "\n") {
        return String(text[start..<end])
      }
      var poll = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, patience) > 0, case let data = output.availableData, !data.isEmpty
      else { throw BrowserError(description: "the browser does not start: \(text)") }
      text += String(decoding: data, as: UTF8.self)
    }
  }
}
