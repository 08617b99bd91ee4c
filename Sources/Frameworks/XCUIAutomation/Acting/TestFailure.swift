import PhoneTesting

/// Failures of the running test, at the line of the action that failed (UITesting.UF1).
@MainActor
enum TestFailure {
  /// Performs an action whose failures belong to a line of the test.
  static func at(_ file: StaticString, _ line: UInt, _ body: () -> Void) {
    places.append((file, line))
    defer { places.removeLast() }
    body()
  }

  /// Records a failure.
  static func record(_ message: String) {
    // Without a line the test itself is named.
    let place = places.first ?? ("<EXPR>", 0)
    SimulatedPhone.recordTestFailure(message, file: place.file, line: place.line)
  }

  /// The lines of the actions that are being performed, the test's own first.
  private static var places: [(file: StaticString, line: UInt)] = []
}
