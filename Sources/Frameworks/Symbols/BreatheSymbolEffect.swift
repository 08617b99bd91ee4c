/// An effect that grows a symbol slowly and returns.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isPulsing = true

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.breathe(isPulsing: isPulsing))
  }

  /// The effect that fades the symbol as well.
  public var pulse: BreatheSymbolEffect {
    var effect = self
    effect.isPulsing = true
    return effect
  }

  /// The effect that changes the size alone.
  public var plain: BreatheSymbolEffect {
    var effect = self
    effect.isPulsing = false
    return effect
  }

  /// The effect of each layer after the other; symbols move as a whole here.
  public var byLayer: BreatheSymbolEffect { self }

  /// The effect of the symbol as a whole.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol breathes.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
