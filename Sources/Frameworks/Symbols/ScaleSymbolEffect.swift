/// An effect that makes a symbol larger or smaller.
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

  /// The effect of each layer after the other; symbols move as a whole here.
  public var byLayer: ScaleSymbolEffect { self }

  /// The effect of the symbol as a whole.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol becomes larger.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
