/// An effect that rotates a symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isClockwise = true

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.rotate(isClockwise: isClockwise))
  }

  /// The clockwise variant.
  public var clockwise: RotateSymbolEffect {
    var effect = self
    effect.isClockwise = true
    return effect
  }

  /// The counterclockwise variant.
  public var counterClockwise: RotateSymbolEffect {
    var effect = self
    effect.isClockwise = false
    return effect
  }

  /// The layer-by-layer variant; here symbols move as a whole.
  public var byLayer: RotateSymbolEffect { self }

  /// The whole-symbol variant.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol rotates.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
