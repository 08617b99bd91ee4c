/// An effect that animates a symbol image.
///
/// A view chooses its effect by a dot: `imageView.addSymbolEffect(.bounce.up)`. The effects animate
/// whole symbols; steps Drawing.SE1… in `Documentation/Behaviour/Drawing.md`.
public protocol SymbolEffect: Hashable, Sendable {
  /// The configuration of the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, or a number of times.
public protocol DiscreteSymbolEffect {}

/// An effect that changes a symbol until the effect is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol appears or disappears.
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}
