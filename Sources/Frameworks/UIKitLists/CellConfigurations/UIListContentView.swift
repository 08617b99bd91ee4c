@_spi(UIKitModules) import TactusUIKitViews

/// A view that shows the content of a list's cell, header or footer.
///
/// Steps CellConfigurations.CC4…
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  // MARK: Creating

  /// Creates a view that shows a configuration.
  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: .zero)
    shown = configuration
    show()
  }

  /// Creates a view without content.
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view without content; archives of the view are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Configuration

  /// The configuration that the view shows, a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        programmingError(
          "a list content view shows a UIListContentConfiguration, not a \(type(of: newValue))")
      }
      guard new != shown else { return }
      shown = new
      show()
    }
  }

  /// Returns whether a configuration is a `UIListContentConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  // MARK: Guides

  /// The area of the main text; `nil` if there is none.
  open var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : guide(of: label) }
  /// The area of the secondary text; `nil` if there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryLabel.isHidden ? nil : guide(of: secondaryLabel)
  }
  /// The area of the image; `nil` if there is none.
  open var imageLayoutGuide: UILayoutGuide? { imageView.isHidden ? nil : guide(of: imageView) }

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    var layout = layout(inWidth: bounds.width)
    layout.center(in: bounds.height)
    imageView.frame = placed(layout.image)
    label.frame = placed(layout.text)
    secondaryLabel.frame = placed(layout.secondaryText)
  }

  /// The natural width of the content, and its height in that width.
  open override var intrinsicContentSize: CGSize {
    let width = naturalWidth
    return CGSize(width: width, height: rounded(layout(inWidth: width).height))
  }

  /// Returns the given width, and the height of the content in it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : naturalWidth
    return CGSize(width: width, height: rounded(layout(inWidth: width).height))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isFixed = horizontalFittingPriority == .required
    return sizeThatFits(isFixed ? targetSize : CGSize(width: naturalWidth, height: 0))
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    sizeThatFits(CGSize(width: naturalWidth, height: 0))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  // MARK: Internals

  @_spi(UIKitModules) open override func contentSize(inWidth width: CGFloat) -> CGSize? {
    guard width > 0 else { return nil }
    return CGSize(width: naturalWidth, height: rounded(layout(inWidth: width).height))
  }

  let label = UILabel()
  let secondaryLabel = UILabel()
  let imageView = UIImageView()
  var shown = UIListContentConfiguration.cell()
  /// The guides requested so far, by the view that each of them follows.
  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  private func setUp() {
    imageView.clipsToBounds = true
    imageView.contentMode = .scaleAspectFit
    for view in [imageView, label, secondaryLabel] {
      view.isHidden = true
      addSubview(view)
    }
  }

  /// Returns a guide with the edges of a part; the frame of the part moves it.
  private func guide(of part: UIView) -> UILayoutGuide {
    if let guide = guides[ObjectIdentifier(part)] { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
      guide.topAnchor.constraint(equalTo: part.topAnchor),
      guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
    ])
    guides[ObjectIdentifier(part)] = guide
    return guide
  }
}
