/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.pulse)
  }

  /// The layer-by-layer variant; here symbols move as a whole.
  public var byLayer: PulseSymbolEffect { self }

  /// The whole-symbol variant.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol pulses.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
