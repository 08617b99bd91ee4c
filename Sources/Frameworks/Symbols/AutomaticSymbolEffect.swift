/// An effect that the context chooses.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  /// The configuration of the effect.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(.replace(.downUp))
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that the context chooses.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
