extension UIImage {
  /// How a symbol is to be: how large, how heavy, in which colours.
  ///
  /// - Thread: any; it never changes.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let values: Values

    init(_ values: Values, traitCollection: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traitCollection)
    }

    // MARK: Creating

    /// One that says nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Makes one that says how large symbols are beside text.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Makes one that says the size of text, in points.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    /// Makes one that says how heavy lines are.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// Makes one that says the size of text, and how heavy lines are.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Makes one that says all three.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Makes one that goes by a style of text, as large as people want it.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// Makes one that goes by a style of text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Makes one for symbols beside text of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Makes one for symbols beside text of a font.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        Values(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale))
    }

    /// Makes one that says a colour, in which what is behind is seen more faintly (SY6).
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(ownColors: [hierarchicalColor, hierarchicalColor.withAlphaComponent(0.35)]))
    }

    /// Makes one that says the colours of what is in front, of what is behind, and so on (SY6).
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(ownColors: paletteColors))
    }

    /// One that says that symbols have one colour.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(ownColors: []))
    }

    /// One that says that symbols have their own colours; here they have none, and are of one (SY6).
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values())
    }

    // MARK: Like it

    /// The same with all that another one says.
    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      let said = (other as? SymbolConfiguration)?.values ?? Values()
      return same(
        values.overridden(by: said), traits: other.traitCollection ?? traitCollection)
    }

    /// The same for other traits.
    public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      same(values, traits: traitCollection)
    }

    /// The same that goes by no style of text.
    public func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }

    /// The same that does not say how large symbols are beside text.
    public func configurationWithoutScale() -> Self { changed { $0.ownScale = .unspecified } }

    /// The same that does not say how heavy lines are.
    public func configurationWithoutWeight() -> Self { changed { $0.ownWeight = .unspecified } }

    /// The same that says neither the size of text nor how heavy lines are.
    public func configurationWithoutPointSizeAndWeight() -> Self {
      changed { ($0.ownPointSize, $0.ownWeight) = (nil, .unspecified) }
    }

    /// Whether another says the same.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }

    /// Whether another says the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return values == other.values && traitCollection == other.traitCollection
    }

    /// Is the same for those that say the same.
    public override var hash: Int { values.hashValue }

    private func changed(_ change: (inout Values) -> Void) -> Self {
      var values = values
      change(&values)
      return same(values, traits: traitCollection)
    }

    private func same(_ values: Values, traits: UITraitCollection?) -> Self {
      unsafeDowncast(SymbolConfiguration(values, traitCollection: traits), to: Self.self)
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// What a configuration says; nil and `unspecified` where it says nothing.
  package struct Values: Hashable {
    package var ownPointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    package var ownWeight = UIImage.SymbolWeight.unspecified
    var ownScale = UIImage.SymbolScale.unspecified
    /// The colours of what is in front and behind; none for one colour, which is nobody's.
    var ownColors: [UIColor]?

    init(
      pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil,
      weight: UIImage.SymbolWeight = .unspecified, scale: UIImage.SymbolScale = .unspecified,
      ownColors: [UIColor]? = nil
    ) {
      (ownPointSize, self.textStyle, ownWeight) = (pointSize, textStyle, weight)
      (ownScale, self.ownColors) = (scale, ownColors)
    }

    /// The same, but for what another says.
    func overridden(by other: Values) -> Values {
      var values = self
      // A size and a style of text are two ways to say the same.
      if other.ownPointSize != nil || other.textStyle != nil {
        (values.ownPointSize, values.textStyle) = (other.ownPointSize, other.textStyle)
      }
      if other.ownWeight != .unspecified { values.ownWeight = other.ownWeight }
      if other.ownScale != .unspecified { values.ownScale = other.ownScale }
      if let colors = other.ownColors { values.ownColors = colors }
      return values
    }

    // MARK: What follows

    /// SY5: points of text.
    func pointSize(_ traits: UITraitCollection) -> CGFloat {
      let size = ownPointSize ?? font(traits)?.pointSize ?? 17
      return size > 0 && size.isFinite ? min(size, 1000) : 17
    }

    /// SY5: how heavy lines are.
    package func weight(_ traits: UITraitCollection) -> UIImage.SymbolWeight {
      guard ownWeight == .unspecified else { return ownWeight }
      return font(traits)?.symbolWeight ?? .regular
    }

    var scale: UIImage.SymbolScale { ownScale == .unspecified ? .medium : ownScale }

    /// SY6: the colours for traits.
    func colors(_ traits: UITraitCollection) -> [CGColor] {
      (ownColors ?? []).map { $0.resolvedColor(with: traits).cgColor }
    }

    private func font(_ traits: UITraitCollection) -> UIFont? {
      textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
    }
  }
}

extension UIFont {
  /// How heavy the lines of symbols are beside its letters.
  var symbolWeight: UIImage.SymbolWeight { UIFont.Weight(rawValue: face.weight).symbolWeight() }
}
