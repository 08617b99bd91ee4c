/// An effect that animates a symbol image.
///
/// A view selects an effect with dot syntax: `imageView.addSymbolEffect(.bounce.up)`. Effects
/// animate whole symbols (Drawing.SE1…, in `Documentation/Behaviour/Drawing.md`).
public protocol SymbolEffect: Hashable, Sendable {
  /// The configuration of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once or a given number of times.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect that makes a symbol appear or disappear.
public protocol TransitionSymbolEffect {}

/// An effect that replaces one symbol with another.
public protocol ContentTransitionSymbolEffect {}
