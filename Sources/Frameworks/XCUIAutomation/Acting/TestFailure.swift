import PhoneTesting

/// Failures of the running test, at the line of the action that failed (UITesting.UF1).
@MainActor
enum TestFailure {
  /// Performs an action whose failures are recorded at a line of the test.
  static func at(_ file: StaticString, _ line: UInt, _ body: () -> Void) {
    places.append((file, line))
    defer { places.removeLast() }
    body()
  }

  /// Records a failure.
  static func record(_ message: String) {
    // Without a line the failure is recorded at the test itself.
    let place = places.first ?? ("<EXPR>", 0)
    SimulatedPhone.recordTestFailure(message, file: place.file, line: place.line)
  }

  /// The lines of the actions in progress, the outermost first.
  private static var places: [(file: StaticString, line: UInt)] = []
}
