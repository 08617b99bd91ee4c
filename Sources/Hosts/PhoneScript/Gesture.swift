import TactusPhone
import TactusPhoneLink

/// A gesture of a hand on the screen, from the first finger down to the last one up.
public enum Gesture: Sendable, Equatable {
  /// A finger touches, presses with increasing force for the ramp's duration, holds, and is lifted.
  case press(TouchTarget, Pressure, hold: Duration, ramp: Duration)
  /// A number of fingers touch together and are lifted, a number of times.
  case tap(TouchTarget, count: Int, fingers: Int)
  /// A finger touches, moves straight to another place, and is lifted there.
  case swipe(from: TouchTarget, to: TouchTarget, Pressure, over: Duration)
  /// Two fingers touch at a distance, move to another distance while they turn, and are lifted.
  ///
  /// Distances are points between the fingers, turns are radians clockwise.
  case pinch(TouchTarget, from: Double, to: Double, turn: Double, over: Duration)
}
