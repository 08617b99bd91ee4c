import Foundation
import TestSupport
import Testing

/// Tests `tactus phone` with a real app in a process of its own.
@Suite struct PhoneCommandTests {
  private let folder = "/tmp/tactus-\(UUID().uuidString.prefix(8))"

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  private func phone(_ arguments: String...) throws -> RunningProgram {
    try RunningProgram(
      FinishedProcess.builtTactus.path,
      ["phone", "--to", "null", "--socket", "\(folder)/phone.sock"] + arguments)
  }

  /// Returns whether a phone listens.
  private func isThere(_ phone: RunningProgram) -> Bool {
    phone.wait { _ in FileManager.default.fileExists(atPath: "\(folder)/phone.sock") }
  }

  @Test("An app connects to the socket, is listed, and Ctrl-C ends the phone with status 130")
  func serves() throws {
    let phone = try phone("--json")
    try #require(isThere(phone))
    let app = try RunningProgram(
      FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "PressingApp").path,
      [], environment: ["TACTUS_PHONE": "\(folder)/phone.sock"])
    #expect(phone.wait { $0.output.contains(#""joined""#) })
    app.signal(SIGKILL)
    #expect(phone.wait { $0.output.contains(#""gone""#) })
    phone.signal(SIGINT)
    #expect(phone.waitUntilExit() == 130)
    let events = phone.output.split(separator: "\n").map { $0.contains(#""app": "Pressing""#) }
    #expect(events == [true, true])
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/phone.sock"))
  }

  @Test("A second phone on the same socket is refused")
  func second() throws {
    let first = try phone()
    try #require(isThere(first))
    let second = try phone()
    #expect(second.waitUntilExit() == 73)
    #expect(second.errorOutput.contains("another phone is already listening there"))
    first.signal(SIGINT)
    #expect(first.waitUntilExit() == 130)
    #expect(first.errorOutput.contains("TACTUS_PHONE=\(folder)/phone.sock"))
  }
}
