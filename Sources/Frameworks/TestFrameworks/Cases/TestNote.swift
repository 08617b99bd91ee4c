private import Foundation
private import Synchronization

/// A note about the limits of this XCTest, written once.
enum TestNote: String {
  /// A failure is expected, and no test case of XCTest runs.
  case expectationOutsideTest =
    "XCTExpectFailure has no effect outside of a test of XCTest"
  /// A test shall end at its first failure.
  case testContinues =
    "a test with continueAfterFailure = false runs to its end, but no later failure is reported"
  /// An attachment has no place.
  case attachmentIsLost =
    "attachments of tests are kept by 'tactus test --out', and lost now"
  /// The frameworks are not in the process.
  case frameworksAreMissing =
    "this part of XCTest needs the frameworks, which the process has not loaded"

  /// Writes the note to standard error, if it was not written before.
  func write() {
    guard Self.written.withLock({ $0.insert(self).inserted }) else { return }
    FileHandle.standardError.write(Data("tactus: note: \(rawValue)\n".utf8))
  }

  private static let written = Mutex<Set<TestNote>>([])
}
