import Phone
import PhoneLink

/// What a hand does on a screen, from the first finger down to the last one up.
public enum Gesture: Sendable, Equatable {
  /// A finger comes down, presses harder until it presses so hard, stays, and is lifted.
  case press(TouchTarget, Pressure, hold: Duration, ramp: Duration)
  /// So many fingers come down together and are lifted, so many times.
  case tap(TouchTarget, count: Int, fingers: Int)
  /// A finger comes down, goes straight to another place, and is lifted there.
  case swipe(from: TouchTarget, to: TouchTarget, Pressure, over: Duration)
  /// Two fingers come down at a distance, go to another and turn so far meanwhile, and are lifted.
  ///
  /// Distances are points between the fingers, turns are radians clockwise.
  case pinch(TouchTarget, from: Double, to: Double, turn: Double, over: Duration)
}
