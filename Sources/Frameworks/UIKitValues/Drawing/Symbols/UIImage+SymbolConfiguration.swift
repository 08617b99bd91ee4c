extension UIImage {
  /// The attributes of a symbol: size, weight, scale and colors.
  ///
  /// - Thread: any; it is immutable.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let values: Values

    init(_ values: Values, traitCollection: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traitCollection)
    }

    /// Creates a configuration from an archive (Archives.AR12).
    public required init?(coder: NSCoder) {
      values = Values(from: coder)
      super.init(coder: coder)
    }

    /// Encodes the attributes and the traits (Archives.AR12).
    public override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      values.encode(to: coder)
    }

    // MARK: Creating

    /// A configuration without attributes.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Creates a configuration with a point size.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// Creates a configuration with a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a point size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a text style, which follows Dynamic Type.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// Creates a configuration with a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration with the point size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with the point size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        Values(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale))
    }

    /// Creates a hierarchical configuration: one color, fainter in the background (Symbols.SY6).
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(ownColors: [hierarchicalColor, hierarchicalColor.withAlphaComponent(0.35)]))
    }

    /// Creates a palette configuration: the colors of the foreground, the background, and so on
    /// (Symbols.SY6).
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(ownColors: paletteColors))
    }

    /// Returns a monochrome configuration.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(ownColors: []))
    }

    /// Returns a multicolor configuration; here it has no effect (Symbols.SY6).
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values())
    }

    // MARK: Derived values

    /// Returns this configuration with the attributes of another one applied.
    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      let otherValues = (other as? SymbolConfiguration)?.values ?? Values()
      return makeConfiguration(
        values.overridden(by: otherValues), traits: other.traitCollection ?? traitCollection)
    }

    /// Returns this configuration with other traits.
    public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      makeConfiguration(values, traits: traitCollection)
    }

    /// Returns this configuration without a text style.
    public func configurationWithoutTextStyle() -> Self { modified { $0.textStyle = nil } }

    /// Returns this configuration without a scale.
    public func configurationWithoutScale() -> Self { modified { $0.ownScale = .unspecified } }

    /// Returns this configuration without a weight.
    public func configurationWithoutWeight() -> Self { modified { $0.ownWeight = .unspecified } }

    /// Returns this configuration without a point size and a weight.
    public func configurationWithoutPointSizeAndWeight() -> Self {
      modified { ($0.ownPointSize, $0.ownWeight) = (nil, .unspecified) }
    }

    /// Returns whether another configuration has the same attributes.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }

    /// Returns whether another object is a configuration with the same attributes.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return values == other.values && traitCollection == other.traitCollection
    }

    /// The hash of the attributes.
    public override var hash: Int { values.hashValue }

    private func modified(_ change: (inout Values) -> Void) -> Self {
      var values = values
      change(&values)
      return makeConfiguration(values, traits: traitCollection)
    }

    private func makeConfiguration(_ values: Values, traits: UITraitCollection?) -> Self {
      unsafeDowncast(SymbolConfiguration(values, traitCollection: traits), to: Self.self)
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// The attributes of a configuration; `nil` or `unspecified` for those it does not specify.
  package struct Values: Hashable {
    package var ownPointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    package var ownWeight = UIImage.SymbolWeight.unspecified
    var ownScale = UIImage.SymbolScale.unspecified
    /// The foreground and background colors; empty for monochrome, `nil` for unspecified.
    var ownColors: [UIColor]?

    init(
      pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil,
      weight: UIImage.SymbolWeight = .unspecified, scale: UIImage.SymbolScale = .unspecified,
      ownColors: [UIColor]? = nil
    ) {
      (ownPointSize, self.textStyle, ownWeight) = (pointSize, textStyle, weight)
      (ownScale, self.ownColors) = (scale, ownColors)
    }

    /// Returns these attributes, overridden by the specified ones of another set.
    package func overridden(by other: Values) -> Values {
      var values = self
      // A point size and a text style replace each other.
      if other.ownPointSize != nil || other.textStyle != nil {
        (values.ownPointSize, values.textStyle) = (other.ownPointSize, other.textStyle)
      }
      if other.ownWeight != .unspecified { values.ownWeight = other.ownWeight }
      if other.ownScale != .unspecified { values.ownScale = other.ownScale }
      if let colors = other.ownColors { values.ownColors = colors }
      return values
    }

    // MARK: Resolved values

    /// Returns the point size (Symbols.SY5).
    func pointSize(_ traits: UITraitCollection) -> CGFloat {
      let size = ownPointSize ?? font(traits)?.pointSize ?? 17
      return size > 0 && size.isFinite ? min(size, 1000) : 17
    }

    /// Returns the weight (Symbols.SY5).
    package func weight(_ traits: UITraitCollection) -> UIImage.SymbolWeight {
      guard ownWeight == .unspecified else { return ownWeight }
      return font(traits)?.symbolWeight ?? .regular
    }

    var scale: UIImage.SymbolScale { ownScale == .unspecified ? .medium : ownScale }

    /// Returns the colors resolved with a trait collection (Symbols.SY6).
    func colors(_ traits: UITraitCollection) -> [CGColor] {
      (ownColors ?? []).map { $0.resolvedColor(with: traits).cgColor }
    }

    private func font(_ traits: UITraitCollection) -> UIFont? {
      textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
    }
  }
}

extension UIFont {
  /// The weight of symbols beside text of the font.
  var symbolWeight: UIImage.SymbolWeight { UIFont.Weight(rawValue: face.weight).symbolWeight() }
}
