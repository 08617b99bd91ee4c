/// The distances and times by which gestures are distinguished.
///
/// The sources are explained in `Documentation/Behaviour/Gestures.md`.
package enum GestureLimits {
  // MARK: Tap

  /// The distance that a finger may move during a tap, in points.
  ///
  /// - Source: the travel of a pan, so that a touch is one or the other. Confidence: guess.
  package static let tapMovement: CGFloat = 10
  /// The maximum duration of a tap in seconds.
  ///
  /// - Source: none; longer than a long press. Confidence: guess.
  package static let tapDuration: TimeInterval = 0.75
  /// The maximum pause between the taps of a multiple tap, in seconds.
  ///
  /// - Source: two re-implementations agree. Confidence: guess.
  package static let tapPause: TimeInterval = 0.35
  /// The maximum distance between the taps of a multiple tap, in points.
  ///
  /// - Source: one re-implementation. Confidence: guess.
  package static let tapSpread: CGFloat = 30

  // MARK: Pan

  /// The travel after which a pan begins, in points; it is not part of the translation.
  ///
  /// - Source: traces of a simulator's scroll view, by others. Confidence: measured.
  package static let panTravel: CGFloat = 10
  /// The time over which velocity is averaged, in seconds.
  ///
  /// - Source: traces of a simulator's scroll view, by others. Confidence: measured.
  static let velocityWindow: TimeInterval = 0.1
  /// The width of the screen edges in points.
  ///
  /// - Source: the back swipe of another re-implementation. Confidence: guess.
  package static let edgeWidth: CGFloat = 20

  // MARK: Swipe

  /// The minimum length of a swipe in points.
  ///
  /// - Source: none; a thumb's width. Confidence: guess.
  package static let swipeTravel: CGFloat = 50
  /// The maximum duration of a swipe in seconds.
  ///
  /// - Source: none. Confidence: guess.
  package static let swipeDuration: TimeInterval = 0.5
  /// The maximum sideways deviation of a swipe, as a fraction of its length.
  ///
  /// - Source: none; about 27° to each side. Confidence: guess.
  package static let swipeSlant: CGFloat = 0.5
  /// The sideways or backward movement that a swipe may always have, in points.
  ///
  /// - Source: as for a tap. Confidence: guess.
  package static let swipeWander: CGFloat = 10

  // MARK: Two fingers

  /// The change of the distance between two fingers after which a pinch begins, in points.
  ///
  /// - Source: almost as far as each finger moves for a pan. Confidence: guess.
  package static let pinchTravel: CGFloat = 8
  /// The angle after which a rotation begins, in radians.
  ///
  /// - Source: none; ten degrees. Confidence: guess.
  package static let rotationTurn: CGFloat = .pi / 18
}
