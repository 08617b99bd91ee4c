import Foundation
import TactusHealthDatabase
import TactusHealthModel
import TestSupport
import Testing

/// Tests of what is left of health data when their phone is killed.
@Suite struct KilledSaverTests {
  /// Eight kills, or a thousand in `Scripts/test --long`.
  private static let seeds = RandomCases.seeds(8).count > 8 ? 0..<1000 : 0..<8

  @Test(
    "Health.DB1. After kill -9 everything acknowledged is there, and each change wholly or not",
    arguments: seeds)
  func kill(seed: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "saver-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "health.sqlite").path
    let last = try lastAcknowledged(path, seed: seed, after: 2 + seed % 40 * 5)
    let library = HealthLibrary(try HealthDatabase(path))
    func has(_ index: Int) throws -> Bool {
      try library.contains(HealthUUID(high: UInt64(seed), low: UInt64(index)))
    }
    for number in 0...last {
      // Whether the first sample is deleted, by an acknowledged change or by the one after it.
      let isDeletable = number % 4 == 2 && number + 1 <= last + 1
      let isDeleted = number % 4 == 2 && number + 1 <= last
      #expect(try has(number * 3 + 1) && has(number * 3 + 2))
      if !isDeletable { #expect(try has(number * 3)) }
      if isDeleted { #expect(try !has(number * 3)) }
    }
    let next = try (0..<3).map { try has((last + 1) * 3 + $0) }
    #expect(Set(next).count == 1)
    #expect(try !has((last + 2) * 3))
  }

  @Test(
    "Health.DB1, Health.DB9. After kill -9 of a phone everything that its app was told is there",
    arguments: 0..<3)
  func killPhone(seed: Int) throws {
    let folder = URL(fileURLWithPath: "/tmp/tactus-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let (path, socket) = (folder.appending(path: "health.sqlite").path, folder.path + "/phone.sock")
    var access = HealthAccess()
    access.share["HKQuantityTypeIdentifierStepCount"] = true
    try HealthLibrary(try HealthDatabase(path)).setAccess(access, of: "app.SavingApp")
    let tactus = FinishedProcess.builtTactus
    let phone = try RunningProgram(
      tactus.path, ["phone", "--to", "null", "--socket", socket, "--phone", folder.path])
    try #require(phone.wait { _ in FileManager.default.fileExists(atPath: socket) })
    let app = try RunningProgram(
      tactus.deletingLastPathComponent().appending(path: "SavingApp").path, ["\(seed)"],
      environment: ["TACTUS_PHONE": socket])
    let count = 5 + seed * 17
    let isSaving = app.wait { $0.output.split(separator: "\n").count >= count }
    #expect(isSaving, "\(app.errorOutput) \(phone.errorOutput)")
    phone.signal(SIGKILL)
    app.waitUntilExit()
    let last = app.output.split(separator: "\n").count - 1
    let library = HealthLibrary(try HealthDatabase(path))
    func has(_ index: Int) throws -> Bool {
      try library.contains(HealthUUID(high: UInt64(seed), low: UInt64(index)))
    }
    for index in 0..<(last + 1) * 3 { #expect(try has(index)) }
    // The one change more that was not acknowledged is there wholly or not.
    #expect(Set(try (0..<3).map { try has((last + 1) * 3 + $0) }).count == 1)
    #expect(try !has((last + 2) * 3))
  }

  private func lastAcknowledged(_ path: String, seed: Int, after count: Int) throws -> Int {
    let process = Process()
    process.executableURL =
      FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "SavingApp")
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
    return text.count { $0 == UInt8(ascii: "\n") } - 1
  }
}
