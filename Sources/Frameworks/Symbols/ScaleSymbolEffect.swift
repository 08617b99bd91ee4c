/// An effect that scales a symbol up or down.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.scale(isDown: isDown))
  }

  /// The effect that grows.
  public var up: ScaleSymbolEffect {
    var effect = self
    effect.isDown = false
    return effect
  }

  /// The effect that shrinks.
  public var down: ScaleSymbolEffect {
    var effect = self
    effect.isDown = true
    return effect
  }

  /// The layer-by-layer variant; here symbols move as a whole.
  public var byLayer: ScaleSymbolEffect { self }

  /// The whole-symbol variant.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol scales.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
