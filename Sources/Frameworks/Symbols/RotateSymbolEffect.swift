/// An effect that turns a symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isClockwise = true

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.rotate(isClockwise: isClockwise))
  }

  /// The effect that turns clockwise.
  public var clockwise: RotateSymbolEffect {
    var effect = self
    effect.isClockwise = true
    return effect
  }

  /// The effect that turns counterclockwise.
  public var counterClockwise: RotateSymbolEffect {
    var effect = self
    effect.isClockwise = false
    return effect
  }

  /// The effect of each layer after the other; symbols move as a whole here.
  public var byLayer: RotateSymbolEffect { self }

  /// The effect of the symbol as a whole.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
