/// A motion of a whole symbol.
package enum SymbolMotion: Hashable, Sendable {
  /// The symbol becomes visible and grows; `isDown`: shrinks to its size.
  case appear(isDown: Bool)
  /// The symbol becomes invisible and grows; `isDown`: shrinks.
  case disappear(isDown: Bool)
  /// The symbol becomes visible in place.
  case drawOn
  /// The symbol becomes invisible in place.
  case drawOff
  /// The symbol scales up and back; `isDown`: down first.
  case bounce(isDown: Bool)
  /// The symbol scales up a little and stays so; `isDown`: down.
  case scale(isDown: Bool)
  /// The symbol fades out and in.
  case pulse
  /// The symbol slowly scales up and back; `isPulsing`: fades at the same time.
  case breathe(isPulsing: Bool)
  /// The symbol makes one turn around its center.
  case rotate(isClockwise: Bool)
  /// The symbol rotates back and forth.
  case wiggleTurning(isClockwise: Bool)
  /// The symbol moves back and forth, in a direction in degrees: 0 is right, 90 is down.
  case wiggleMoving(degrees: Double)
  /// The symbol moves back and forth along the reading direction, or first against it.
  case wiggleReading(isForward: Bool)
  /// The symbol fades out in steps and, if reversing, fades in again in steps.
  case variableColor(isReversing: Bool, hidesInactive: Bool)
  /// Another symbol takes its place, each scaling as the replacement says.
  case replace(SymbolReplacement)
}
