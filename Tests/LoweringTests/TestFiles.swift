import Foundation
import TactusFiles
import TactusLowering

/// The files that the tests use.
enum TestFiles {
  /// The folder of these tests.
  static let tests = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
  /// The project's folder.
  static let project = tests.deletingLastPathComponent().deletingLastPathComponent()
  /// The folder of this build's programs.
  static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  /// The path of the real compiler, the first in `PATH`.
  static let compiler: String = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { $0 + "/swiftc" }.first(where: Files.exists) ?? "/usr/bin/swiftc"
  }()

  /// The names of the cases, each of which has a source, its lowered text and its diagnostics.
  static let cases: [String] = Folder.names(in: tests.path + "/Cases")
    .filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".lowered.swift") }
    .map { String($0.dropLast(6)) }

  /// Returns the modules that the compiler finds for a case.
  static func modules(ofCase name: String) -> Set<String> {
    name == "Errors" ? ["TactusSelectors", "TactusFoundation"] : ["TactusSelectors", "UIKit"]
  }

  /// Returns the path of a file of a case.
  static func path(ofCase name: String, _ suffix: String) -> String {
    tests.path + "/Cases/\(name)\(suffix)"
  }

  /// Returns the source of a case, with only the file's name as its path.
  static func source(ofCase name: String) throws -> LoweringSource {
    let text = try String(contentsOfFile: path(ofCase: name, ".swift"), encoding: .utf8)
    return LoweringSource(path: name + ".swift", text: text)
  }

  /// Returns the share of words that two texts have in common, 0...1: a table may lag behind the
  /// sources a little.
  static func similarity(_ one: String, _ other: String) -> Double {
    let (a, b) = (
      Set(one.split(whereSeparator: \.isWhitespace)),
      Set(other.split(whereSeparator: \.isWhitespace))
    )
    return Double(a.intersection(b).count) / Double(max(1, a.union(b).count))
  }

  /// Returns the Swift files in a folder and its subfolders.
  static func swiftFiles(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder)
    return (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder + "/" + $0 }
  }
}

/// A folder that is removed after the test.
final class ScratchFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/lowering-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file in the folder.
  func write(_ text: String, _ name: String) throws -> String {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}

/// Runs a program to its end.
func run(_ program: String, _ arguments: [String], in folder: String? = nil) throws -> (
  status: Int32, output: String
) {
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  if let folder { process.currentDirectoryURL = URL(filePath: folder) }
  process.environment = ProcessInfo.processInfo.environment.merging(
    ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}
