/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var motion = SymbolMotion.wiggleTurning(isClockwise: true)

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion)
  }

  /// The variant that rotates, clockwise first.
  public var clockwise: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleTurning(isClockwise: true)
    return effect
  }

  /// The variant that rotates, counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleTurning(isClockwise: false)
    return effect
  }

  /// The variant that moves left and back.
  public var left: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleMoving(degrees: 180)
    return effect
  }

  /// The variant that moves right and back.
  public var right: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleMoving(degrees: 0)
    return effect
  }

  /// The variant that moves up and back.
  public var up: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleMoving(degrees: 270)
    return effect
  }

  /// The variant that moves down and back.
  public var down: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleMoving(degrees: 90)
    return effect
  }

  /// The variant that moves along the reading direction.
  public var forward: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleReading(isForward: true)
    return effect
  }

  /// The variant that moves against the reading direction.
  public var backward: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleReading(isForward: false)
    return effect
  }

  /// The layer-by-layer variant; here symbols move as a whole.
  public var byLayer: WiggleSymbolEffect { self }

  /// The whole-symbol variant.
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// Returns the variant that moves in a direction, in degrees clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleMoving(degrees: angle)
    return effect
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol moves back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
