/// An effect with which one symbol replaces another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  private var replacement = SymbolReplacement.downUp

  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.replace(replacement))
  }

  /// The old symbol shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect {
    var effect = self
    effect.replacement = .downUp
    return effect
  }

  /// Both symbols grow.
  public var upUp: ReplaceSymbolEffect {
    var effect = self
    effect.replacement = .upUp
    return effect
  }

  /// The old symbol goes at once, the new one grows.
  public var offUp: ReplaceSymbolEffect {
    var effect = self
    effect.replacement = .offUp
    return effect
  }

  /// The effect of each layer after the other; symbols move as a whole here.
  public var byLayer: ReplaceSymbolEffect { self }

  /// The effect of the symbol as a whole.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// Returns the effect that changes matching symbols into each other; here, its fallback.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(fallback: fallback)
  }

  /// An effect that changes matching symbols into each other; here, its fallback.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    /// The effect for symbols that do not match.
    let fallback: ReplaceSymbolEffect

    /// The configuration of the effect.
    public var configuration: SymbolEffectConfiguration { fallback.configuration }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol replaces another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
