/// An effect that moves a symbol to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var motion = SymbolMotion.wiggleTurning(isClockwise: true)

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(motion)
  }

  /// The effect that turns, clockwise first.
  public var clockwise: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleTurning(isClockwise: true)
    return effect
  }

  /// The effect that turns, counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleTurning(isClockwise: false)
    return effect
  }

  /// The effect that moves to the left and back.
  public var left: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleMoving(degrees: 180)
    return effect
  }

  /// The effect that moves to the right and back.
  public var right: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleMoving(degrees: 0)
    return effect
  }

  /// The effect that moves up and back.
  public var up: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleMoving(degrees: 270)
    return effect
  }

  /// The effect that moves down and back.
  public var down: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleMoving(degrees: 90)
    return effect
  }

  /// The effect that moves along the direction of reading.
  public var forward: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleReading(isForward: true)
    return effect
  }

  /// The effect that moves against the direction of reading.
  public var backward: WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleReading(isForward: false)
    return effect
  }

  /// The effect of each layer after the other; symbols move as a whole here.
  public var byLayer: WiggleSymbolEffect { self }

  /// The effect of the symbol as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// Returns the effect that moves in a direction, in degrees clockwise from the right.
  public func custom(angle: Double) -> WiggleSymbolEffect {
    var effect = self
    effect.motion = .wiggleMoving(degrees: angle)
    return effect
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol moves to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
