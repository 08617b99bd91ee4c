/// The pointer, which the phone lacks.
@MainActor
enum Pointer {
  /// Records that an action needs a pointer.
  static func fail(_ action: String, _ file: StaticString, _ line: UInt) {
    TestFailure.at(file, line) {
      TestFailure.record("Failed to \(action): the phone has no pointer; use tap() or swipeUp()")
    }
  }
}
