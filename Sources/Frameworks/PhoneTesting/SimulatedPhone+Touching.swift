import TactusPhone
import TactusPhoneLink
import TactusPhoneScript
import TactusPhoneTypes

extension SimulatedPhone {
  /// Presses with a force, in units of an average touch, for a duration in seconds.
  ///
  /// The defaults are an average touch for a tenth of a second. With a ramp, the force grows from 0
  /// over a duration in seconds. A position off the screen, or a force on a phone without 3D Touch,
  /// fails the test.
  public func press(
    at place: (x: Double, y: Double), force: Double? = nil, for seconds: Double = 0.1,
    ramp: Double = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    record(file, line) { () throws(GesturePlayer.Failure) in
      try press(.point(x: place.x, y: place.y), force: force, for: seconds, ramp: ramp)
    }
  }

  /// Presses the center of the element with a label.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is none.
  public func press(
    _ label: String, force: Double? = nil, for seconds: Double = 0.1, ramp: Double = 0
  ) throws(GesturePlayer.Failure) {
    try press(.label(label), force: force, for: seconds, ramp: ramp)
  }

  /// Presses a target, such as `.identifier("save")`.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is none.
  public func press(
    _ target: TouchTarget, force: Double? = nil, for seconds: Double = 0.1, ramp: Double = 0
  ) throws(GesturePlayer.Failure) {
    try gestures.play(
      .press(
        target, force.map(Pressure.touches) ?? .default, hold: .seconds(seconds),
        ramp: .seconds(ramp)))
  }

  /// Taps a position; one off the screen fails the test.
  public func tap(
    at place: (x: Double, y: Double), count: Int = 1, fingers: Int = 1,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    record(file, line) { () throws(GesturePlayer.Failure) in
      try tap(.point(x: place.x, y: place.y), count: count, fingers: fingers)
    }
  }

  /// Taps the element with a label.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is none.
  public func tap(
    _ label: String, count: Int = 1, fingers: Int = 1
  ) throws(GesturePlayer.Failure) {
    try tap(.label(label), count: count, fingers: fingers)
  }

  /// Taps a target, such as `.identifier("save")`.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is none.
  public func tap(
    _ target: TouchTarget, count: Int = 1, fingers: Int = 1
  ) throws(GesturePlayer.Failure) {
    try gestures.play(.tap(target, count: count, fingers: fingers))
  }

  /// Swipes straight from one position to another in a duration in seconds.
  ///
  /// A start off the screen, or a force on a phone without 3D Touch, is a failure of the test.
  public func swipe(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), force: Double? = nil,
    for seconds: Double = 0.2, file: StaticString = #filePath, line: UInt = #line
  ) {
    record(file, line) { () throws(GesturePlayer.Failure) in
      try gestures.play(
        .swipe(
          from: .point(x: start.x, y: start.y), to: .point(x: end.x, y: end.y),
          force.map(Pressure.touches) ?? .default, over: .seconds(seconds)))
    }
  }

  /// Pinches with two fingers from one distance in points to another, and rotates them clockwise by
  /// radians; a center off the screen fails the test.
  public func pinch(
    at center: (x: Double, y: Double), from: Double, to: Double, turn: Double = 0,
    for seconds: Double = 0.3, file: StaticString = #filePath, line: UInt = #line
  ) {
    record(file, line) { () throws(GesturePlayer.Failure) in
      try gestures.play(
        .pinch(
          .point(x: center.x, y: center.y), from: from, to: to, turn: turn,
          over: .seconds(seconds)))
    }
  }

  /// Sends one touch report of a finger or pencil; no time passes.
  public func touch(_ report: TouchReport) { phone.send(.touch(report)) }

  /// Records an error of a gesture as a failure of the test.
  private func record(
    _ file: StaticString, _ line: UInt, _ body: () throws(GesturePlayer.Failure) -> Void
  ) {
    do throws(GesturePlayer.Failure) {
      try body()
    } catch {
      TestFrameworks.recordFailure(error.message, file: file, line: line)
    }
  }
}
