/// A collection of the traits of a view, a view controller or a screen.
///
/// It is immutable. An unspecified trait has the value `unspecified` or `unknown`.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Creates a collection without specified traits.
  public override init() {
    values = Values()
    super.init()
  }

  /// Creates a collection from an archive (Archives.AR12).
  public required init?(coder: NSCoder) {
    guard coder.hasArchive(of: "UITraitCollection", marked: Values.markKey) else { return nil }
    values = Values(from: coder)
    super.init()
  }

  /// Collections support secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the specified traits (Archives.AR12).
  open func encode(with coder: NSCoder) { values.encode(to: coder) }

  /// Returns the collection itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Creates a collection by merging others; for each trait the last specified value wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  /// Creates a collection that specifies the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Values { $0.idiom = idiom })
  }
  /// Creates a collection that specifies the light or dark style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values { $0.style = userInterfaceStyle })
  }
  /// Creates a collection that specifies the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values { $0.direction = layoutDirection })
  }
  /// Creates a collection that specifies the scale of the display, in pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init(Values { $0.scale = scale }) }
  /// Creates a collection that specifies the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values { $0.horizontal = horizontalSizeClass })
  }
  /// Creates a collection that specifies the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values { $0.vertical = verticalSizeClass })
  }
  /// Creates a collection that specifies the 3D Touch capability.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(Values { $0.force = capability })
  }
  /// Creates a collection that specifies the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values { $0.contentSize = preferredContentSizeCategory })
  }
  /// Creates a collection that specifies the contrast of colors.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Values { $0.contrast = accessibilityContrast })
  }
  /// Creates a collection that specifies the level of the interface.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Values { $0.level = userInterfaceLevel })
  }
  /// Creates a collection that specifies the legibility weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Values { $0.weight = legibilityWeight })
  }
  /// Creates a collection that specifies the gamut of the display.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(Values { $0.gamut = displayGamut })
  }
  /// Creates a collection that specifies the active or inactive appearance.
  public convenience init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    self.init(Values { $0.activity = userInterfaceActiveAppearance })
  }

  /// Creates a collection that specifies the size of toolbar items.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(Values { $0.toolbarSize = toolbarItemPresentationSize })
  }
  /// Creates a collection that specifies the dynamic range of images.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(Values { $0.dynamicRange = imageDynamicRange })
  }
  /// Creates a collection that specifies the screen's capture state.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(Values { $0.captureState = sceneCaptureState })
  }
  /// Creates a collection that specifies the typesetting language.
  public convenience init(typesettingLanguage: String) {
    self.init(Values { $0.language = typesettingLanguage })
  }
  /// Creates a collection that specifies the enclosing list.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(Values { $0.list = listEnvironment })
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// The light or dark style of the interface.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// The layout direction of the user's language.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  /// The display scale, in pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.scale ?? 0 }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  /// The 3D Touch capability; `unknown` outside of a window.
  open var forceTouchCapability: UIForceTouchCapability { values.force ?? .unknown }
  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.contentSize ?? .unspecified
  }
  /// The contrast of colors.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  /// The level of the interface.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  /// The legibility weight of text.
  open var legibilityWeight: UILegibilityWeight { values.weight ?? .unspecified }
  /// The gamut of the display.
  open var displayGamut: UIDisplayGamut { values.gamut ?? .unspecified }
  /// The active or inactive appearance.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activity ?? .unspecified }
  /// The size of items in a Mac toolbar.
  open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    values.toolbarSize ?? .unspecified
  }
  /// The dynamic range of images.
  open var imageDynamicRange: UIImage.DynamicRange { values.dynamicRange ?? .unspecified }
  /// The screen's capture state.
  open var sceneCaptureState: UISceneCaptureState { values.captureState ?? .unspecified }
  /// The typesetting language, as a language tag; empty if unspecified.
  open var typesettingLanguage: String { values.language ?? "" }
  /// The enclosing list.
  open var listEnvironment: UIListEnvironment { values.list ?? .unspecified }
  /// The enclosing tab accessory.
  open var tabAccessoryEnvironment: UITabAccessoryEnvironment {
    values.tabAccessory ?? .unspecified
  }

  /// Returns whether this collection contains all values that another one specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Returns whether dynamic colors may resolve differently than with another collection, because
  /// traits that affect them differ (Traits.TD5).
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values
    if values.style != other?.style || values.contrast != other?.contrast
      || values.level != other?.level
    {
      return true
    }
    guard values.custom != other?.custom ?? [:] else { return false }
    return values.changedTraits(from: other ?? Values()).contains { $0.affectsColorAppearance }
  }

  /// Runs a closure while these traits are the current ones.
  open func performAsCurrent(_ actions: () -> Void) { CurrentTraits.with(self, actions) }

  /// Returns whether another object is a collection with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// The hash of the values.
  open override var hash: Int { values.hashValue }

  // MARK: Internals

  package let values: Values

  package init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Returns these traits, overridden by the specified values of other collections.
  package func overridden(by others: [UITraitCollection]) -> UITraitCollection {
    others.isEmpty ? self : UITraitCollection(traitsFrom: [self] + others)
  }
}
