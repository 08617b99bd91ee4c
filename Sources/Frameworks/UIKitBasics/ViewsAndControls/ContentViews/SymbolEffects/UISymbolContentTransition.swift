/// A symbol content transition with its options.
public final class UISymbolContentTransition: NSObject, NSCopying, Sendable {
  /// The transition with which one symbol replaces another.
  public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect
  /// The options of the transition.
  public let options: SymbolEffectOptions

  /// Creates a transition with options.
  public init(
    _ contentTransition: any ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    (self.contentTransition, self.options) = (contentTransition, options)
    super.init()
  }

  /// Returns the transition itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is an equal transition with equal options.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UISymbolContentTransition else { return false }
    return contentTransition.configuration == other.contentTransition.configuration
      && options == other.options
  }

  /// The hash value.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(contentTransition.configuration)
    hasher.combine(options)
    return hasher.finalize()
  }
}
