/// An effect with which the drawing of a symbol is undone; here it fades out.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.drawOff) }

  /// The effect of each layer after the other; symbols vanish as a whole here.
  public var byLayer: DrawOffSymbolEffect { self }

  /// The effect of one layer at a time; symbols vanish as a whole here.
  public var individually: DrawOffSymbolEffect { self }

  /// The effect of the symbol as a whole.
  public var wholeSymbol: DrawOffSymbolEffect { self }

  /// The effect against the direction of drawing; symbols vanish as a whole here.
  public var reversed: DrawOffSymbolEffect { self }

  /// The effect in the direction of drawing; symbols vanish as a whole here.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The drawing of the symbol is undone.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
