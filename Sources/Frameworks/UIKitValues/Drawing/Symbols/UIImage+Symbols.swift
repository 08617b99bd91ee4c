// System symbols. The steps are in `Documentation/Behaviour/Symbols.md`.
extension UIImage {
  /// Creates a system symbol; `nil` for an unknown name (Symbols.SY7).
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a system symbol; `nil` for an unknown name (Symbols.SY7).
  ///
  /// - Parameters:
  ///   - name: Apple's name, such as `heart.fill`.
  ///   - configuration: The size, weight, scale and colors.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let shape = SymbolShape(named: name) ?? Self.substitute(for: name) else { return nil }
    self.init(SymbolAttributes(shape, configuration))
  }

  /// Returns a substitute shape for a symbol that is not drawn here, and warns once; nil if iPhones
  /// have no symbol with the name.
  private static func substitute(for name: String) -> SymbolShape? {
    guard let substitute = SymbolSubstitute(for: name) else {
      let known = SymbolNames.all.union(SymbolTable.shapes.keys)
      RuntimeWarning.once(
        "there is no symbol named '\(name)'; Documentation/Symbols.md lists the available symbols"
          + UnknownName.suggestion(for: name, among: known.sorted()))
      return nil
    }
    RuntimeWarning.once(
      "the symbol '\(name)' is not available; \(substitute.description). "
        + "Documentation/Symbols.md lists the available symbols")
    return substitute.shape
  }

  /// Creates a system symbol for a trait collection; `nil` for an unknown name (Symbols.SY7).
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = SymbolConfiguration.unspecified.withTraitCollection(traitCollection)
    self.init(systemName: name, withConfiguration: traits)
  }

  /// Creates a system symbol; the variable value has no effect; `nil` for an unknown name
  /// (Symbols.SY7).
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Loads a named image of a bundle; the variable value has no effect (Drawing.DR14).
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// Loads a named image of a bundle, for the traits of a configuration (Drawing.DR14).
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  private convenience init?(_ symbol: SymbolAttributes) {
    let traits = symbol.configuration.traitCollection ?? .current
    let drawing = SymbolDrawing(symbol.shape, symbol.configuration.values, traits)
    let scale = traits.displayScale > 0 ? traits.displayScale : CurrentTraits.scaleOfScreen
    guard let (pixels, baseline) = drawing.image(pixels: scale) else { return nil }
    var attributes = ImageAttributes(scale: scale)
    (attributes.baseline, attributes.symbol) = (baseline, symbol)
    if !drawing.colors.isEmpty { attributes.rendering = .alwaysOriginal }
    self.init(pixels, attributes)
  }

  // MARK: Derived values

  /// Returns the symbol with a view's configuration for attributes that its own leaves unspecified;
  /// other images are unchanged (Symbols.SY8).
  package func applyingDefaultConfiguration(
    _ configuration: SymbolConfiguration?, for traits: UITraitCollection
  ) -> UIImage {
    guard isSymbolImage else { return self }
    return symbol { own in
      let all = (configuration ?? .unspecified).applying(own)
      return all.traitCollection == nil ? all.withTraitCollection(traits) : all
    }
  }

  /// Returns the symbol rendered at an enlarged size, so that it stays sharp; other images and
  /// symbols that are not enlarged are unchanged (Symbols.SY9).
  ///
  /// - Parameter size: The size at which the symbol is drawn, in points.
  package func sharpened(for size: CGSize) -> UIImage {
    guard let symbol = attributes.symbol, self.size.width > 0, self.size.height > 0 else {
      return self
    }
    let factor = max(size.width / self.size.width, size.height / self.size.height)
    guard factor > 1.01, factor.isFinite else { return self }
    let traits = symbol.configuration.traitCollection ?? .current
    let drawing = SymbolDrawing(symbol.shape, symbol.configuration.values, traits)
    let pixels = min(
      attributes.scale * factor, Self.pixelLimit / max(self.size.width, self.size.height))
    guard pixels > attributes.scale, let image = drawing.image(pixels: pixels)?.pixels else {
      return self
    }
    return UIImage(image, attributes).with { $0.scale = pixels }
  }

  /// The maximum side length of a symbol, in pixels.
  ///
  /// - Source: guess; more than the pixels of a phone's screen.
  private static let pixelLimit: CGFloat = 4096

  /// Whether views draw the image's alpha in their tint color.
  package var isTemplate: Bool {
    renderingMode == .alwaysTemplate
      || renderingMode == .automatic && isSymbolImage && attributes.tint == nil
  }

  func symbol(_ change: (SymbolConfiguration) -> SymbolConfiguration) -> UIImage {
    guard let symbol = attributes.symbol else { return self }
    let changed = SymbolAttributes(symbol.shape, change(symbol.configuration))
    guard changed.configuration != symbol.configuration, let image = UIImage(changed) else {
      return self
    }
    return image.with { new in
      // The other attributes are kept.
      (new.tint, new.alignment, new.flips) = (
        attributes.tint, attributes.alignment, attributes.flips
      )
      new.orientation = attributes.orientation
      if attributes.rendering != .automatic { new.rendering = attributes.rendering }
    }
  }
}

extension UIImage {
  /// Returns whether two images are different symbols, regardless of configuration.
  package func isOtherSymbol(than other: UIImage) -> Bool {
    guard let own = attributes.symbol, let old = other.attributes.symbol else { return false }
    return own.shape != old.shape
  }
}

/// The shape and the configuration of a symbol image.
struct SymbolAttributes: Equatable, Sendable {
  let shape: SymbolShape
  let configuration: UIImage.SymbolConfiguration

  package init(_ shape: SymbolShape, _ configuration: UIImage.Configuration?) {
    self.shape = shape
    self.configuration = UIImage.SymbolConfiguration.unspecified.applying(configuration)
  }
}
