/// An effect that fades a symbol and returns.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.pulse)
  }

  /// The effect of each layer after the other; symbols move as a whole here.
  public var byLayer: PulseSymbolEffect { self }

  /// The effect of the symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol pulses.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
