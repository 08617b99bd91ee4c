// The symbol effects of an image view (Drawing.SE1…).
extension UIImageView {
  /// Adds a discrete effect to the view's symbol (Drawing.SE1).
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.add(effect, options, isAnimated: animated, completion: completion)
  }

  /// Adds an effect to the view's symbol that lasts until it is removed (Drawing.SE1).
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effectPlayer.add(effect, options, isAnimated: animated, completion: completion)
  }

  /// Adds a discrete or indefinite effect to the view's symbol, by the options (Drawing.SE1).
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

  /// Ends every effect on the view's symbol (Drawing.SE6).
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { effectPlayer.removeAll(options, isAnimated: animated) }

  /// Replaces the view's image, with a symbol transition, and then calls a closure (Drawing.SE7).
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    replaceSymbol(image, contentTransition, options, completion: completion)
  }

  // MARK: Internals

  /// Sets a symbol image with a transition and its options.
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
