/// An effect that draws a symbol; here it fades in.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.drawOn) }

  /// The layer-by-layer variant; here symbols appear as a whole.
  public var byLayer: DrawOnSymbolEffect { self }

  /// The one-layer-at-a-time variant; here symbols appear as a whole.
  public var individually: DrawOnSymbolEffect { self }

  /// The whole-symbol variant.
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is drawn.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
