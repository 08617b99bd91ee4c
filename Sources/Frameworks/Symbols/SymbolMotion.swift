/// A motion of a whole symbol.
package enum SymbolMotion: Hashable, Sendable {
  /// The symbol becomes visible and grows; `isDown`: shrinks to its size.
  case appear(isDown: Bool)
  /// The symbol becomes invisible and grows; `isDown`: shrinks.
  case disappear(isDown: Bool)
  /// The symbol becomes visible where it is.
  case drawOn
  /// The symbol becomes invisible where it is.
  case drawOff
  /// The symbol grows and returns to its size; `isDown`: shrinks first.
  case bounce(isDown: Bool)
  /// The symbol grows a little and stays so; `isDown`: shrinks.
  case scale(isDown: Bool)
  /// The symbol becomes transparent and returns.
  case pulse
  /// The symbol grows and returns, slowly; `isPulsing`: becomes transparent at the same time.
  case breathe(isPulsing: Bool)
  /// The symbol turns once around its centre.
  case rotate(isClockwise: Bool)
  /// The symbol turns to both sides.
  case wiggleTurning(isClockwise: Bool)
  /// The symbol moves to both sides, in a direction in degrees: 0 to the right, 90 to the bottom.
  case wiggleMoving(degrees: Double)
  /// The symbol moves to both sides along the direction of reading, or first against it.
  case wiggleReading(isForward: Bool)
  /// The symbol becomes transparent in steps and, if it reverses, returns in steps.
  case variableColor(isReversing: Bool, hidesInactive: Bool)
  /// Another symbol takes the place, growing or shrinking as each is told.
  case replace(SymbolReplacement)
}
