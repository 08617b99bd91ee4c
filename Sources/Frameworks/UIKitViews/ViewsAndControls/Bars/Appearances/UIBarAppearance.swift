/// The appearance of a bar's background (Navigation.NB12…).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// Creates an appearance with a translucent background.
  public override required init() {
    idiom = .phone
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with a translucent background for a device idiom.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the background of another one.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    configureWithDefaultBackground()
    copyProperties(from: barAppearance)
  }

  /// The device idiom.
  open private(set) var idiom: UIUserInterfaceIdiom

  /// Sets a translucent background and a line at the edge.
  open func configureWithDefaultBackground() {
    set(UIBlurEffect(style: .systemChromeMaterial), nil, Self.line)
  }

  /// Sets an opaque background and a line at the edge.
  open func configureWithOpaqueBackground() { set(nil, .systemBackground, Self.line) }

  /// Sets a transparent background without a line.
  open func configureWithTransparentBackground() { set(nil, nil, nil) }

  /// The blur of the background; `nil` for none.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// The background color; `nil` for none.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The background image; `nil` for none.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// The content mode of the background image.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { changed() } }
  /// The color of the line at the edge; `nil` for no line.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// The shadow image, which replaces the line.
  open var shadowImage: UIImage? { didSet { changed() } }

  /// Returns a copy of the appearance, of the same class.
  public func copy() -> Self { (copy(with: nil) as? Self) ?? self }

  /// Returns a copy of the appearance.
  // `copy()` of the class itself is preferred.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any { super.copy() }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.copyProperties(from: self)
    return copy
  }

  /// Returns whether another object is an appearance of the same class with equal properties.
  ///
  /// - Thread: any; another thread waits for the main thread.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else {
      return false
    }
    return AnyThread.read { hasEqualProperties(to: other) }
  }

  /// The hash value, which depends on the class alone, because the properties can change.
  nonisolated open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

  // MARK: Internals

  /// The default color of the line.
  ///
  /// - Source: implementations compared with iOS 13 to 17. Confidence: measured.
  private static let line = UIColor { traits in
    let isDark = traits.userInterfaceStyle == .dark
    return UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.15 : 0.3)
  }

  /// The bar that shows the appearance.
  weak var owner: UIView?

  /// Notifies the bar of a change.
  func changed() { owner?.setNeedsLayout() }

  /// Copies the properties that both appearances have.
  func copyProperties(from other: UIBarAppearance) {
    idiom = other.idiom
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  /// Returns whether the properties equal those of another appearance of the same class.
  func hasEqualProperties(to other: UIBarAppearance) -> Bool {
    idiom == other.idiom && backgroundEffect?.style == other.backgroundEffect?.style
      && backgroundColor == other.backgroundColor && backgroundImage == other.backgroundImage
      && backgroundImageContentMode == other.backgroundImageContentMode
      && shadowColor == other.shadowColor && shadowImage == other.shadowImage
  }

  private func set(_ effect: UIBlurEffect?, _ color: UIColor?, _ line: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, line)
    (backgroundImage, shadowImage) = (nil, nil)
  }
}
