/// An effect that slowly scales a symbol up and back.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isPulsing = true

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.breathe(isPulsing: isPulsing))
  }

  /// The variant that also fades the symbol.
  public var pulse: BreatheSymbolEffect {
    var effect = self
    effect.isPulsing = true
    return effect
  }

  /// The variant that changes only the size.
  public var plain: BreatheSymbolEffect {
    var effect = self
    effect.isPulsing = false
    return effect
  }

  /// The layer-by-layer variant; here symbols move as a whole.
  public var byLayer: BreatheSymbolEffect { self }

  /// The whole-symbol variant.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol breathes.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
