/// An effect with which a symbol is drawn; here it fades in.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.drawOn) }

  /// The effect of each layer after the other; symbols are drawn as a whole here.
  public var byLayer: DrawOnSymbolEffect { self }

  /// The effect of one layer at a time; symbols are drawn as a whole here.
  public var individually: DrawOnSymbolEffect { self }

  /// The effect of the symbol as a whole.
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is drawn.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
