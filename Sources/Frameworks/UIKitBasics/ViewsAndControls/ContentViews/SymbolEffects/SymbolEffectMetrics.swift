/// The durations and sizes of symbol effects.
///
/// - Source: none; Apple's reference names the motions without numbers. Confidence: guess.
enum SymbolEffectMetrics {
  /// The duration of a bounce, in seconds.
  static let bounceDuration = 0.6
  /// The scale at the height of a bounce that grows.
  static let bounceUp = 1.2
  /// The scale at the height of a bounce that shrinks.
  static let bounceDown = 0.8
  /// The change of the scale by which a bounce goes too far on its return, as a fraction of its
  /// height.
  static let bounceReturn = 0.2

  /// The duration of a pulse, in seconds.
  static let pulseDuration = 2.0
  /// The opacity in the middle of a pulse.
  static let pulseOpacity = 0.3

  /// The duration of a breath, in seconds.
  static let breathDuration = 3.0
  /// The scale in the middle of a breath.
  static let breathScale = 1.1
  /// The opacity in the middle of a breath that fades as well.
  static let breathOpacity = 0.6

  /// The duration of a turn, in seconds.
  static let turnDuration = 2.0

  /// The duration of a wiggle, in seconds.
  static let wiggleDuration = 1.0
  /// The angle of a wiggle to each side, in radians.
  static let wiggleAngle = 0.2
  /// The distance of a wiggle to each side, as a fraction of the larger side of the view.
  static let wiggleDistance = 0.1

  /// The duration of each step of variable color, in seconds.
  static let colorStep = 0.25
  /// The number of steps from the inactive to the active state.
  static let colorSteps = 3
  /// The opacity of the inactive state that is not hidden.
  static let inactiveOpacity = 0.3

  /// The duration in which a symbol appears, disappears or is scaled, in seconds.
  static let transitionDuration = 0.3
  /// The scale of a larger symbol.
  static let largeScale = 1.2
  /// The scale of a smaller symbol.
  static let smallScale = 0.8
  /// The scale of an invisible symbol that is larger.
  static let largeInvisibleScale = 1.4
  /// The scale of an invisible symbol that is smaller.
  static let smallInvisibleScale = 0.5

  /// The duration in which a symbol leaves or comes when one replaces another, in seconds.
  static let replacementDuration = 0.2

  /// The range of the speed of an effect; others are clamped.
  static let speeds = 0.05...20.0
}
