/// An effect that briefly scales a symbol up or down.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.bounce(isDown: isDown))
  }

  /// The effect that grows.
  public var up: BounceSymbolEffect {
    var effect = self
    effect.isDown = false
    return effect
  }

  /// The effect that shrinks.
  public var down: BounceSymbolEffect {
    var effect = self
    effect.isDown = true
    return effect
  }

  /// The layer-by-layer variant; here symbols move as a whole.
  public var byLayer: BounceSymbolEffect { self }

  /// The whole-symbol variant.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol bounces.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
