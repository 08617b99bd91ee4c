/// An effect that makes a symbol appear.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var isDown = false

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.appear(isDown: isDown))
  }

  /// The effect that grows.
  public var up: AppearSymbolEffect {
    var effect = self
    effect.isDown = false
    return effect
  }

  /// The effect that shrinks.
  public var down: AppearSymbolEffect {
    var effect = self
    effect.isDown = true
    return effect
  }

  /// The layer-by-layer variant; here symbols move as a whole.
  public var byLayer: AppearSymbolEffect { self }

  /// The whole-symbol variant.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
