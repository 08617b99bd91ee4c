import Foundation
import TactusRecordDatabase
import TactusUserRecords
import TestSupport
import Testing

/// Tests of what is left of the user's records when their phone is killed.
@Suite struct KilledRecordTests {
  /// Four kills a collection, or a thousand in `Scripts/test --long`.
  private static let seeds = RandomCases.seeds(4).count > 4 ? 0..<1000 : 0..<4

  @Test(
    "Services.UR5. After kill -9 every acknowledged record is there, and each change wholly or not",
    arguments: RecordCollection.allCases)
  func kill(collection: RecordCollection) throws {
    for seed in Self.seeds {
      let folder = FileManager.default.temporaryDirectory.appending(path: "records-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.appending(path: "records.sqlite").path
      let last = try lastAcknowledged(path, collection, after: 1 + seed * 37 % 31)
      let library = RecordLibrary(RecordDatabase(path) { Issue.record("\($0)") })
      var (records, revision) = ([String: UserRecord](), 0)
      while true {
        let page = try library.page(collection, after: revision)
        for record in page.records { records[record.id] = record }
        revision = page.revision
        if !page.isPartial { break }
      }
      // The change that was not acknowledged is there wholly or not.
      let isNextKept = records["\(last + 1)"] != nil
      let kept = last + (isNextKept ? 1 : 0)
      #expect(records["0"]?.content == "\(kept)")
      for number in 1..<max(1, kept + 1) {
        let record = try #require(records["\(number)"])
        let isDeleted = number % 2 == 0 && number < kept
        #expect(record.isDeleted == isDeleted && records["\(number)/part"] != nil)
        guard !isDeleted else { continue }
        let digits = String(repeating: "\(number % 10)", count: 3000 + number % 7 * 1000)
        #expect(record.content == digits)
        #expect(records["\(number)/part"]?.content == "\(number)")
      }
      #expect(records["\(kept + 1)"] == nil && records["\(kept + 1)/part"] == nil)
    }
  }

  /// Kills the program when it has acknowledged some changes, and returns the last one.
  private func lastAcknowledged(
    _ path: String, _ collection: RecordCollection, after count: Int
  ) throws -> Int {
    let process = Process()
    process.executableURL =
      FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "SavingApp")
    process.arguments = [path, collection.rawValue]
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
