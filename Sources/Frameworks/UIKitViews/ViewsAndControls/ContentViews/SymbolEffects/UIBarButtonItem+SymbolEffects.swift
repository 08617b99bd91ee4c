// The symbol effects of a bar button item (Drawing.SE1…).
extension UIBarButtonItem {
  /// Adds a discrete effect to the item's symbol (Drawing.SE1).
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    effectPlayer.add(effect, options, isAnimated: animated, completion: nil)
  }

  /// Adds an effect to the item's symbol that lasts until it is removed (Drawing.SE1).
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    effectPlayer.add(effect, options, isAnimated: animated, completion: nil)
  }

  /// Adds a discrete or indefinite effect to the item's symbol, by the options (Drawing.SE1).
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    effectPlayer.add(effect, options, isAnimated: animated, completion: nil)
  }

  /// Removes the discrete symbol effect of the same type (Drawing.SE6).
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    effectPlayer.remove(ofType: effect, options, isAnimated: animated, completion: nil)
  }

  /// Removes the indefinite symbol effect of the same type (Drawing.SE6).
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    effectPlayer.remove(ofType: effect, options, isAnimated: animated, completion: nil)
  }

  /// Removes the discrete, indefinite symbol effect of the same type (Drawing.SE6).
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    effectPlayer.remove(ofType: effect, options, isAnimated: animated, completion: nil)
  }

  /// Ends every effect on the item's symbol (Drawing.SE6).
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { effectPlayer.removeAll(options, isAnimated: animated) }

  /// Replaces the item's image, with a symbol transition (Drawing.SE7).
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    let player = effectPlayer
    let old = player.view?.layer.contents
    self.image = image
    player.replace(old, contentTransition, options, completion: nil)
  }

  // MARK: Internals

  /// Continues the effects in the view that shows the image from now on (Drawing.SE9).
  func showSymbolEffects(in picture: UIImageView) {
    shownPicture = picture
    guard let symbolEffects else { return }
    picture.symbolEffects = symbolEffects
    symbolEffects.view = picture
  }

  private var effectPlayer: SymbolEffectPlayer {
    if let symbolEffects { return symbolEffects }
    let player = SymbolEffectPlayer(of: self)
    symbolEffects = player
    if let shownPicture { showSymbolEffects(in: shownPicture) }
    return player
  }
}
