import CommandKit
import Glibc
import PositionedText
import SwiftSDK

/// The folder that a run of tests leaves its results in.
struct TestResults {
  private let folder: String

  /// Makes the folder where it is missing, and takes an earlier run's results away.
  ///
  /// - Throws: `CommandFailure`.
  init(_ folder: String) throws {
    // The tests run in the package's folder.
    self.folder = WorkingFolder.absolute(folder)
    for place in [self.folder, failures] {
      guard mkdir(place, 0o755) == 0 || errno == EEXIST else { throw Self.failure(place) }
    }
    for name in ["tests.xml", "haptics.jsonl", "output.txt"] { unlink("\(self.folder)/\(name)") }
    for name in Folder.names(in: failures) { unlink("\(failures)/\(name)") }
  }

  /// Where SwiftPM's own reports go, for a while.
  var report: String { "\(folder)/.swiftpm.xml" }

  /// What the tests' phones are told.
  var variables: [String: String] {
    ["TACTUS_HAPTIC_LOG": "\(folder)/haptics.jsonl", "TACTUS_TEST_PHONES": failures]
  }

  /// Keeps what is printed, and prints it.
  ///
  /// - Throws: `CommandFailure` where it cannot be kept.
  func keepOutput(_ body: ((ArraySlice<UInt8>) -> Void) -> Void) throws {
    let path = "\(folder)/output.txt"
    guard let file = fopen(path, "w") else { throw Self.failure(path) }
    defer { fclose(file) }
    body { bytes in
      bytes.withUnsafeBytes { piece in
        fwrite(piece.baseAddress, 1, piece.count, file)
        // Who reads along has gone; the file goes on.
        _ = write(STDOUT_FILENO, piece.baseAddress, piece.count)
      }
    }
  }

  /// Writes the report, and keeps the phones of tests that failed.
  ///
  /// - Parameter tests: Those of XCTest.
  /// - Throws: `CommandFailure`.
  func finish(_ tests: [TestCase]) throws {
    var report = JUnitReport()
    // SwiftPM writes XCTest's only where tests run side by side; then they are more precise.
    let own = take(".swiftpm.xml")
    if let own, own.contains("<testcase") {
      report.add(xml: own)
    } else {
      report.add(tests, as: "XCTest")
    }
    if let testing = take(".swiftpm-swift-testing.xml") { report.add(xml: testing) }
    try OutputFile.write(text: report.xml, to: "\(folder)/tests.xml")

    // The name of a phone's file ends with the function that made it: `Module.File-12-weighs-1.png`.
    let failed = Set(
      report.failed.flatMap { [$0.baseName, String($0.suite.split(separator: ".").last ?? "")] })
    for name in Folder.names(in: failures) {
      let parts = name.split(separator: "-")
      let maker = parts.count > 2 ? String(parts[parts.count - 2]) : ""
      let isWanted = !failed.isEmpty && (failed.contains(maker) || Self.fixtures.contains(maker))
      if !isWanted { unlink("\(failures)/\(name)") }
    }
  }

  // MARK: Internals

  /// Functions that make a phone for each test of a class.
  private static let fixtures: Set = ["setUp", "setUpWithError", "init"]

  private var failures: String { "\(folder)/failures" }

  /// The text of a file, which goes.
  private func take(_ name: String) -> String? {
    let path = "\(folder)/\(name)"
    defer { unlink(path) }
    return (try? SourceText.read(path)).map { $0.text($0.start..<$0.bytes.count) }
  }

  private static func failure(_ path: String) -> CommandFailure {
    CommandFailure(
      .cannotCreateOutput, String(cString: strerror(errno)), at: SourceLocation(path))
  }
}
