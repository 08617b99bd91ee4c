internal import Glibc
internal import Testing
internal import XCTest

/// Reports failures of the running test at a place in its source.
enum TestFailure {
  /// Records a failure with Swift Testing or XCTest; outside of a test it is a line on standard
  /// error.
  static func record(_ message: String, file: StaticString, line: UInt) {
    if let test = Test.current {
      let path = "\(file)"
      let name = path.split(separator: "/").last.map(String.init) ?? path
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(test.sourceLocation.moduleName)/\(name)", filePath: path, line: Int(line),
          column: 1))
    } else if isXCTestRunning {
      XCTFail(message, file: file, line: line)
    } else {
      let text = Array("\(file):\(line): error: \(message)\n".utf8)
      _ = write(STDERR_FILENO, text, text.count)
    }
  }

  /// Whether the process runs a test bundle.
  private static var isXCTestRunning: Bool {
    CommandLine.arguments.first?.hasSuffix(".xctest") ?? false
  }
}
