// Symbols of the system's. The steps are in `Documentation/Behaviour/Symbols.md`.
extension UIImage {
  /// Makes one of the system's symbols; nil for a name that is not known here (SY7).
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes one of the system's symbols; nil for a name that is not known here (SY7).
  ///
  /// - Parameters:
  ///   - name: Apple's name, such as `heart.fill`.
  ///   - configuration: How large, how heavy, in which colours.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let shape = SymbolShape(named: name) else {
      Complaint.once(
        "there is no symbol '\(name)' here; Documentation/Symbols.md has those there are")
      return nil
    }
    self.init(SymbolForm(shape, configuration))
  }

  /// Makes one of the system's symbols for traits; nil for a name that is not known here (SY7).
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = SymbolConfiguration.unspecified.withTraitCollection(traitCollection)
    self.init(systemName: name, withConfiguration: traits)
  }

  /// Makes a picture of a file, looked for in a bundle, for a configuration's traits (DR14).
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  private convenience init?(_ symbol: SymbolForm) {
    let traits = symbol.configuration.traitCollection ?? .current
    let drawing = SymbolDrawing(symbol.shape, symbol.configuration.values, traits)
    let scale = traits.displayScale > 0 ? traits.displayScale : CurrentTraits.scaleOfScreen
    guard let (pixels, baseline) = drawing.image(pixels: scale) else { return nil }
    var form = ImageForm(scale: scale)
    (form.baseline, form.symbol) = (baseline, symbol)
    if !drawing.colors.isEmpty { form.rendering = .alwaysOriginal }
    self.init(pixels, form)
  }

  // MARK: Observing

  /// How a symbol is; nil for other pictures.
  public var symbolConfiguration: SymbolConfiguration? { form.symbol?.configuration }

  /// How it is; nil where nothing is said.
  public var configuration: Configuration? { form.symbol?.configuration }

  // MARK: Like it

  /// The same with all that a configuration says; pictures that are no symbols stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    symbol { $0.applying(configuration) }
  }

  /// The same symbol with all that a configuration says; nil for other pictures.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    form.symbol == nil ? nil : withConfiguration(configuration)
  }

  /// SY8: a symbol as whoever shows it prefers it, where it does not say itself how it is, for
  /// traits; other pictures stay as they are.
  func preferring(_ configuration: SymbolConfiguration?, for traits: UITraitCollection) -> UIImage {
    guard isSymbolImage else { return self }
    return symbol { own in
      let all = (configuration ?? .unspecified).applying(own)
      return all.traitCollection == nil ? all.withTraitCollection(traits) : all
    }
  }

  /// Whether whoever shows it sees its opacity in a tint.
  package var isShape: Bool {
    renderingMode == .alwaysTemplate
      || renderingMode == .automatic && isSymbolImage && form.tint == nil
  }

  private func symbol(_ change: (SymbolConfiguration) -> SymbolConfiguration) -> UIImage {
    guard let symbol = form.symbol else { return self }
    let changed = SymbolForm(symbol.shape, change(symbol.configuration))
    guard changed.configuration != symbol.configuration, let image = UIImage(changed) else {
      return self
    }
    return image.with { new in
      // What else was said of it stays.
      (new.tint, new.alignment, new.flips) = (form.tint, form.alignment, form.flips)
      new.orientation = form.orientation
      if form.rendering != .automatic { new.rendering = form.rendering }
    }
  }
}

/// What is known of a picture that is a symbol.
struct SymbolForm: Sendable {
  let shape: SymbolShape
  let configuration: UIImage.SymbolConfiguration

  init(_ shape: SymbolShape, _ configuration: UIImage.Configuration?) {
    self.shape = shape
    self.configuration = UIImage.SymbolConfiguration.unspecified.applying(configuration)
  }
}
