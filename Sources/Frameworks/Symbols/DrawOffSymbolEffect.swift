/// An effect that undraws a symbol; here it fades out.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.drawOff) }

  /// The layer-by-layer variant; here symbols vanish as a whole.
  public var byLayer: DrawOffSymbolEffect { self }

  /// The one-layer-at-a-time variant; here symbols vanish as a whole.
  public var individually: DrawOffSymbolEffect { self }

  /// The whole-symbol variant.
  public var wholeSymbol: DrawOffSymbolEffect { self }

  /// The variant against the drawing direction; here symbols vanish as a whole.
  public var reversed: DrawOffSymbolEffect { self }

  /// The variant in the drawing direction; here symbols vanish as a whole.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol is undrawn.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
