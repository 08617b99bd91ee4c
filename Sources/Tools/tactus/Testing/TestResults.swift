import Glibc
import TactusCommandKit
import TactusFiles
import TactusJSON
import TactusSwiftSDK

/// The output folder of a test run.
struct TestResults {
  private let folder: String

  /// Creates the folder and its parents if they are missing, and removes the results of an earlier
  /// run.
  ///
  /// - Throws: `CommandFailure`.
  init(_ folder: String) throws {
    // The tests run in the package's folder.
    self.folder = WorkingFolder.absolute(folder)
    try OutputFolder.create(failures)
    for name in ["tests.xml", "haptics.jsonl", "output.txt"] { unlink("\(self.folder)/\(name)") }
    for folder in [failures, attachments] {
      for name in Folder.names(in: folder) { unlink("\(folder)/\(name)") }
    }
  }

  /// The path of the temporary report that SwiftPM writes.
  var report: String { "\(folder)/.swiftpm.xml" }

  /// The environment variables that configure the phones of the tests, and name the folder of their
  /// attachments, which the tests create.
  var variables: [String: String] {
    [
      "TACTUS_HAPTIC_LOG": "\(folder)/haptics.jsonl", "TACTUS_TEST_PHONES": failures,
      "TACTUS_TEST_ATTACHMENTS": attachments,
    ]
  }

  /// Saves and prints the output.
  ///
  /// - Throws: `CommandFailure` if it cannot be saved.
  func keepOutput(_ body: ((ArraySlice<UInt8>) -> Void) -> Void) throws {
    let path = "\(folder)/output.txt"
    guard let file = fopen(path, "w") else { throw Self.failure(path) }
    defer { fclose(file) }
    body { bytes in
      bytes.withUnsafeBytes { piece in
        fwrite(piece.baseAddress, 1, piece.count, file)
        // The reader has closed the pipe; the file continues.
        _ = write(STDOUT_FILENO, piece.baseAddress, piece.count)
      }
    }
  }

  /// Writes the report, and keeps the phones of failed tests.
  ///
  /// - Parameter tests: The results of XCTest.
  /// - Throws: `CommandFailure`.
  func finish(_ tests: [TestCase]) throws {
    var report = JUnitReport()
    // SwiftPM writes XCTest's results only for parallel tests; then they are more precise.
    let own = readAndRemove(".swiftpm.xml")
    if let own, own.contains("<testcase") {
      report.add(xml: own)
    } else {
      report.add(tests, as: "XCTest")
    }
    if let testing = readAndRemove(".swiftpm-swift-testing.xml") { report.add(xml: testing) }
    try OutputFile.write(text: report.xml, to: "\(folder)/tests.xml")

    // The name of a phone's file ends with the function that made it:
    // `Module.File-12-weighs-1.png`.
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

  /// The functions that create a phone for each test of a class.
  private static let fixtures: Set = ["setUp", "setUpWithError", "init"]

  private var failures: String { "\(folder)/failures" }

  private var attachments: String { "\(folder)/attachments" }

  /// Returns the text of a file, and removes the file.
  private func readAndRemove(_ name: String) -> String? {
    let path = "\(folder)/\(name)"
    defer { unlink(path) }
    return (try? SourceText.read(path)).map { $0.text($0.start..<$0.bytes.count) }
  }

  private static func failure(_ path: String) -> CommandFailure {
    CommandFailure(
      .cannotCreateOutput, String(cString: strerror(errno)), at: SourceLocation(path))
  }
}
