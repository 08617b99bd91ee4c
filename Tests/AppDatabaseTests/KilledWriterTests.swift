import Foundation
import TactusAppDatabase
import TactusInstalledApps
import TestSupport
import Testing

/// Steps Bundles.D1, Bundles.D5.
@Suite struct KilledWriterTests {
  @Test(
    "Bundles.D1. After kill -9 the store holds every acknowledged change, or one more",
    arguments: 0..<12)
  func kill(seed: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "killed-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "apps.sqlite").path
    let acknowledged = try killedWriter(path, seed: seed, after: 3 + seed * 7)
    let kept = try AppDatabase(path).load(pageCapacity: 24)
    // The same changes without a kill, up to what was acknowledged, and one more.
    let candidates = try [acknowledged, acknowledged + 1].map { count in
      let other = folder.appending(path: "other-\(count).sqlite").path
      let result = try FinishedProcess(Self.program, [other, "\(seed)", "\(count)"])
      #expect(result.status == 0, "\(result.errorText)")
      return try AppDatabase(other).load(pageCapacity: 24)
    }
    #expect(candidates.contains { $0.apps == kept.apps && $0.settings == kept.settings })
    // The next writer goes on where the killed one ended.
    let result = try FinishedProcess(Self.program, [path, "\(seed + 100)", "5"])
    #expect(result.status == 0, "\(result.errorText)")
  }

  // MARK: Internals

  private static let program =
    FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "InstallingApp").path

  /// Starts a writer, kills it after some changes, and returns how many it has acknowledged.
  private func killedWriter(_ path: String, seed: Int, after count: Int) throws -> Int {
    let process = Process()
    process.executableURL = URL(filePath: Self.program)
    process.arguments = [path, "\(seed)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var text = Data()
    while text.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let piece = output.fileHandleForReading.availableData
      guard !piece.isEmpty else { break }
      text += piece
    }
    Glibc.kill(process.processIdentifier, SIGKILL)
    text += output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    return text.count { $0 == UInt8(ascii: "\n") }
  }
}
