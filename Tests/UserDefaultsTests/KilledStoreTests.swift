import Foundation
import TestSupport
import Testing

/// Tests of what is left of an app's stores when it is killed.
@Suite struct KilledStoreTests {
  /// Four kills a store, or a thousand in `Scripts/test --long`.
  private static let seeds = RandomCases.seeds(4).count > 4 ? 0..<1000 : 0..<4

  @Test(
    "ObjectiveC.UD8, ObjectiveC.UD9, Archives.AR23. What a store has acknowledged is read after kill -9",
    arguments: [
      "defaults", "synchronized", "suite", "ubiquitous", "dictionary", "data", "archive", "cookies",
      "keychain", "data model",
    ])
  func kill(store: String) throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "keeping-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    for seed in Self.seeds {
      let last = try lastAcknowledged(home, store, after: 1 + seed * 37 % 31)
      let read = try #require(try Self.run(home, [store, "read"]))
      let text = read.trimmingCharacters(in: .newlines)
      let number = try #require(text.split(separator: " ").first.flatMap { Int($0) }, "\(text)")
      // The change that was not acknowledged is there wholly or not.
      #expect([last, last + 1].contains(number), "\(store)")
      let digits = String(repeating: "\(number % 10)", count: 3000 + number % 7 * 1000)
      #expect(text == "\(number) " + digits)
    }
  }

  @Test("ObjectiveC.UD9. What a kill leaves of a change is no default, and those before it are")
  func halfChange() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "keeping-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let last = try lastAcknowledged(home, "suite", after: 3)
    let file = home.appending(path: ".config/.group.keeping.plist.changes")
    let all = try Data(contentsOf: file)
    for cut in [1, 7, 8, 100, 3000] {
      try (all + all.prefix(cut)).write(to: file)
      let read = try Self.run(home, ["suite", "read"])
      let number = try #require(read?.split(separator: " ").first.flatMap { Int($0) })
      #expect([last, last + 1].contains(number))
    }
  }

  private static func environment(_ home: URL) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = home.path
    environment["CFFIXED_USER_HOME"] = home.path
    for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] { environment[name] = nil }
    return environment
  }

  private static func process(_ home: URL, _ arguments: [String]) -> (Process, Pipe) {
    let (process, output) = (Process(), Pipe())
    process.executableURL =
      FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "KeepingApp")
    process.arguments = arguments
    process.environment = environment(home)
    process.standardOutput = output
    return (process, output)
  }

  private static func run(_ home: URL, _ arguments: [String]) throws -> String? {
    let (process, output) = process(home, arguments)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  /// Kills the program when it has acknowledged some changes, and returns the last one.
  private func lastAcknowledged(_ home: URL, _ store: String, after count: Int) throws -> Int {
    let (process, output) = Self.process(home, [store])
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
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    return try #require(lines.last.flatMap { Int($0) })
  }
}
