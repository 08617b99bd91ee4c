import TactusPhoneLink

/// The strokes of two fingers to the sides, of which three in turn are a scrub (VoiceOver.VG6).
struct ScrubTracker: Sendable {
  /// Whether the fingers have moved there, back and there again.
  var isComplete: Bool { strokes >= 3 }

  /// Follows the middle of the fingers.
  mutating func move(to point: ScreenPoint) {
    guard let turn = turningX else {
      turningX = point.x
      return
    }
    let way = point.x - turn
    if direction == 0 || (way > 0) == (direction > 0) {
      if abs(way) >= VoiceOverConstants.scrubStroke, direction == 0 {
        direction = way
        strokes = 1
      }
      // The place of the turn moves along with the stroke.
      if direction != 0 { turningX = point.x }
    } else if abs(way) >= VoiceOverConstants.scrubStroke {
      direction = way
      strokes += 1
      turningX = point.x
    }
  }

  // MARK: Internals

  /// The farthest place of the present stroke.
  private var turningX: Double?
  /// The direction of the present stroke: negative to the left, 0 before the first one.
  private var direction = 0.0
  private var strokes = 0
}
