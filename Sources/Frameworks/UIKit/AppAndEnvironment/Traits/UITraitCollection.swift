/// What a view, a controller or a screen has to go by.
///
/// It never changes; what is not known has its kind's value for that.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Makes one in which nothing is known.
  public override init() {
    values = Values()
    super.init()
  }

  /// Makes one of others; of what several know, the last counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  /// Makes one that knows the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Values { $0.idiom = idiom })
  }
  /// Makes one that knows whether the screen is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values { $0.style = userInterfaceStyle })
  }
  /// Makes one that knows from where to where people read.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values { $0.direction = layoutDirection })
  }
  /// Makes one that knows how many pixels make a point.
  public convenience init(displayScale scale: CGFloat) { self.init(Values { $0.scale = scale }) }
  /// Makes one that knows whether there is much room from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values { $0.horizontal = horizontalSizeClass })
  }
  /// Makes one that knows whether there is much room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values { $0.vertical = verticalSizeClass })
  }
  /// Makes one that knows whether force is felt.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(Values { $0.force = capability })
  }
  /// Makes one that knows how large people want to read.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values { $0.contentSize = preferredContentSizeCategory })
  }
  /// Makes one that knows whether colours are to differ more.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Values { $0.contrast = accessibilityContrast })
  }
  /// Makes one that knows whether something lies over something else.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Values { $0.level = userInterfaceLevel })
  }
  /// Makes one that knows whether text is to be bold.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Values { $0.weight = legibilityWeight })
  }
  /// Makes one that knows which colours the screen can show.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(Values { $0.gamut = displayGamut })
  }
  /// Makes one that knows whether what is shown looks as what is in use.
  public convenience init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    self.init(Values { $0.activity = userInterfaceActiveAppearance })
  }

  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// Whether the screen is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// From where to where people read.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  /// How many pixels make a point; 0 where nobody knows.
  open var displayScale: CGFloat { values.scale ?? 0 }
  /// Whether there is much room from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  /// Whether there is much room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  /// Whether force is felt; unknown to what is in no window.
  open var forceTouchCapability: UIForceTouchCapability { values.force ?? .unknown }
  /// How large people want to read.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.contentSize ?? .unspecified
  }
  /// Whether colours are to differ more.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  /// Whether something lies over something else.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  /// Whether text is to be bold.
  open var legibilityWeight: UILegibilityWeight { values.weight ?? .unspecified }
  /// Which colours the screen can show.
  open var displayGamut: UIDisplayGamut { values.gamut ?? .unspecified }
  /// Whether what is shown looks as what is in use.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activity ?? .unspecified }

  /// Whether this one says all that another one says.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether colours may look other than with another one.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values
    return values.style != other?.style || values.contrast != other?.contrast
      || values.level != other?.level
  }

  /// Whether another object says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// Is the same for those that say the same.
  open override var hash: Int { values.hashValue }

  // MARK: Internals

  let values: Values

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The same, with what others know instead.
  func overridden(by others: [UITraitCollection]) -> UITraitCollection {
    others.isEmpty ? self : UITraitCollection(traitsFrom: [self] + others)
  }
}
