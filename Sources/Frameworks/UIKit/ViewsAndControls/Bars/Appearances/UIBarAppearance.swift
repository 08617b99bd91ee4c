/// What the background of a bar looks like.
///
/// Steps NB12… are in `Documentation/Behaviour/Navigation.md`.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// Makes the look of a bar that lets what is behind it shine through.
  public override required init() {
    idiom = .phone
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes the same for a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes a look of which the background is that of another.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    take(barAppearance)
  }

  /// The kind of device it is for.
  open private(set) var idiom: UIUserInterfaceIdiom

  /// Has what is behind it shine through, and a line at its edge.
  open func configureWithDefaultBackground() {
    set(UIBlurEffect(style: .systemChromeMaterial), nil, Self.line)
  }

  /// Has it hide what is behind it, and a line at its edge.
  open func configureWithOpaqueBackground() { set(nil, .systemBackground, Self.line) }

  /// Has it show nothing of its own.
  open func configureWithTransparentBackground() { set(nil, nil, nil) }

  /// What is done to what is behind; nil for nothing.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// The colour over that; nil for none.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The picture over that; nil for none.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// Where that picture is.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { changed() } }
  /// The colour of the line at its edge; nil for no line.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// A picture in the place of the line.
  open var shadowImage: UIImage? { didSet { changed() } }

  /// Another one that is the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.take(self)
    return copy
  }

  // MARK: Internals

  /// The colour of the line.
  ///
  /// - Source: implementations compared with iOS 13 to 17. Confidence: measured.
  private static let line = UIColor { traits in
    let isDark = traits.userInterfaceStyle == .dark
    return UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.15 : 0.3)
  }

  /// Shows it.
  weak var owner: UIView?

  /// Has whoever shows it show it as it is now.
  func changed() { owner?.setNeedsLayout() }

  /// Becomes the same as another, as far as that knows.
  func take(_ other: UIBarAppearance) {
    idiom = other.idiom
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  private func set(_ effect: UIBlurEffect?, _ color: UIColor?, _ line: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, line)
    (backgroundImage, shadowImage) = (nil, nil)
  }
}
