// The symbol effects of an image view. Steps Drawing.SE1…
extension UIImageView {
  /// Adds a discrete symbol effect to the image view with the specified options and animation
  /// (Drawing.SE1).
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.add(effect, options, isAnimated: animated, completion: completion)
  }

  /// Adds an indefinite symbol effect to the image view with the specified options and animation
  /// (Drawing.SE1).
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.add(effect, options, isAnimated: animated, completion: completion)
  }

  /// Adds a discrete, indefinite symbol effect to the image view with the specified options and
  /// animation (Drawing.SE1).
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.add(effect, options, isAnimated: animated, completion: completion)
  }

  /// Removes the discrete symbol effect of the same type (Drawing.SE6).
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.remove(ofType: effect, options, isAnimated: animated, completion: completion)
  }

  /// Removes the indefinite symbol effect of the same type (Drawing.SE6).
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.remove(ofType: effect, options, isAnimated: animated, completion: completion)
  }

  /// Removes the discrete, indefinite symbol effect of the same type (Drawing.SE6).
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.remove(ofType: effect, options, isAnimated: animated, completion: completion)
  }

  /// Removes all symbol effects from the image view (Drawing.SE6).
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { effectPlayer.removeAll(options, isAnimated: animated) }

  /// Sets a symbol image using the specified content-transition effect, options, and completion
  /// handler (Drawing.SE7).
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    replaceSymbol(image, contentTransition, options, completion: completion)
  }

  // MARK: Internals

  /// Sets a symbol image by a transition with its options.
  func setSymbolImage(_ image: UIImage, by transition: UISymbolContentTransition) {
    replaceSymbol(image, transition.contentTransition, transition.options, completion: nil)
  }

  private func replaceSymbol(
    _ image: UIImage, _ effect: any SymbolEffect, _ options: SymbolEffectOptions,
    completion: UISymbolEffectCompletion?
  ) {
    let old = layer.contents
    self.image = image
    effectPlayer.replace(old, effect, options, completion: completion)
  }

  private var effectPlayer: SymbolEffectPlayer {
    if let symbolEffects { return symbolEffects }
    let player = SymbolEffectPlayer(of: self)
    player.view = self
    symbolEffects = player
    return player
  }
}
