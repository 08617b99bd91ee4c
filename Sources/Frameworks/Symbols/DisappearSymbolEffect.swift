/// An effect that makes a symbol disappear.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var isDown = false

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.disappear(isDown: isDown))
  }

  /// The effect that grows.
  public var up: DisappearSymbolEffect {
    var effect = self
    effect.isDown = false
    return effect
  }

  /// The effect that shrinks.
  public var down: DisappearSymbolEffect {
    var effect = self
    effect.isDown = true
    return effect
  }

  /// The layer-by-layer variant; here symbols move as a whole.
  public var byLayer: DisappearSymbolEffect { self }

  /// The whole-symbol variant.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
