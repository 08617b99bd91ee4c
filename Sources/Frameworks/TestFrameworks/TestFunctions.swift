internal import Testing
internal import XCTest

// The functions by which phones in tests know the test that runs (AppLife.PT10).
//
// They are a library of their own, which phones in tests load: an app needs no test framework.

/// Returns an identifier of the test of Swift Testing that runs; 0 outside of such tests.
@_cdecl("tactus_test")
public func currentTest() -> UInt64 {
  guard let place = Test.current?.sourceLocation else { return 0 }
  var hasher = Hasher()
  hasher.combine(place.fileID)
  hasher.combine(place.line)
  hasher.combine(place.column)
  return identifier(hasher)
}

/// Returns an identifier of the arguments of a parameterized test's case; 0 for other tests.
@_cdecl("tactus_test_arguments")
public func currentTestArguments() -> UInt64 {
  guard let testCase = Test.Case.current, testCase.isParameterized else { return 0 }
  var hasher = Hasher()
  hasher.combine(String(describing: testCase))
  return identifier(hasher)
}

/// Records a failure of the test that runs, with Swift Testing or XCTest.
///
/// - Parameters:
///   - message: The message, a C string.
///   - file: A pointer to the `StaticString` of the file's path.
///   - line: The line; 0 for that of the test, in Swift Testing.
/// - Returns: Whether a test runs.
@_cdecl("tactus_test_fail")
public func recordFailure(
  _ message: UnsafePointer<CChar>, _ file: UnsafeRawPointer, _ line: UInt
) -> Bool {
  let message = String(cString: message)
  let file = file.load(as: StaticString.self)
  if let test = Test.current, line == 0 {
    Issue.record(Comment(rawValue: message), sourceLocation: test.sourceLocation)
  } else if let test = Test.current {
    let path = "\(file)"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(test.sourceLocation.moduleName)/\(name)", filePath: path, line: Int(line),
        column: 1))
  } else if CommandLine.arguments.first?.hasSuffix(".xctest") ?? false {
    XCTFail(message, file: file, line: line)
  } else {
    return false
  }
  return true
}

/// Returns the value of a hasher that is never 0.
private func identifier(_ hasher: Hasher) -> UInt64 {
  UInt64(truncatingIfNeeded: hasher.finalize()) | 1
}
