/// The distances and times by which gestures are told apart.
///
/// Where a source is named it is in `Documentation/Behaviour/Gestures.md`, with more words.
enum GestureLimits {
  // MARK: Tap

  /// Points that a finger may wander during a tap.
  ///
  /// - Source: what a pan needs, so that a touch is one or the other. Confidence: guess.
  static let tapMovement: CGFloat = 10
  /// Seconds that a finger may stay down in a tap.
  ///
  /// - Source: none; longer than a long press takes. Confidence: guess.
  static let tapDuration: TimeInterval = 0.75
  /// Seconds from the end of a tap to the beginning of the next of the same series.
  ///
  /// - Source: two re-implementations agree. Confidence: guess.
  static let tapPause: TimeInterval = 0.35
  /// Points between one tap and the next of the same series.
  ///
  /// - Source: one re-implementation. Confidence: guess.
  static let tapSpread: CGFloat = 30

  // MARK: Pan

  /// Points of travel after which a pan begins; they are not part of its translation.
  ///
  /// - Source: traces of a simulator's scroll view, by others. Confidence: measured.
  static let panTravel: CGFloat = 10
  /// Seconds over which velocity is taken.
  ///
  /// - Source: traces of a simulator's scroll view, by others. Confidence: measured.
  static let velocityWindow: TimeInterval = 0.1
  /// Points from a screen's edge within which a touch belongs to the edge.
  ///
  /// - Source: the back swipe of another re-implementation. Confidence: guess.
  static let edgeWidth: CGFloat = 20

  // MARK: Swipe

  /// Points that a swipe goes in its direction.
  ///
  /// - Source: none; a thumb's width. Confidence: guess.
  static let swipeTravel: CGFloat = 50
  /// Seconds from touching to that.
  ///
  /// - Source: none. Confidence: guess.
  static let swipeDuration: TimeInterval = 0.5
  /// How far a swipe may go aside, as a part of how far it has gone ahead.
  ///
  /// - Source: none; about 27° to each side. Confidence: guess.
  static let swipeSlant: CGFloat = 0.5
  /// Points that it may go aside, or back, whatever it has gone ahead.
  ///
  /// - Source: as much as a tap may wander. Confidence: guess.
  static let swipeWander: CGFloat = 10

  // MARK: Two fingers

  /// Points by which the distance of two fingers changes until a pinch begins.
  ///
  /// - Source: as far as each would go for a pan, almost. Confidence: guess.
  static let pinchTravel: CGFloat = 8
  /// Radians by which two fingers turn until a rotation begins.
  ///
  /// - Source: none; ten degrees. Confidence: guess.
  static let rotationTurn: CGFloat = .pi / 18
}
