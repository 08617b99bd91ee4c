/// A view that shows a content-unavailable configuration.
///
/// Steps ContentUnavailable.CU4….
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  // MARK: Creating

  /// Creates a view that shows a configuration.
  public convenience init(configuration: UIContentUnavailableConfiguration) {
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

  /// The configuration that the view shows, a `UIContentUnavailableConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        programmingError(
          "a content-unavailable view shows a UIContentUnavailableConfiguration, not a "
            + "\(type(of: newValue))")
      }
      guard new != shown else { return }
      shown = new
      show()
    }
  }

  /// Returns whether a configuration is a `UIContentUnavailableConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  /// Whether content higher than the view scrolls.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    scrollView.frame = bounds
    place()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  // MARK: Internals

  private var shown = UIContentUnavailableConfiguration.empty()
  private let backgroundView = BackgroundConfigurationView(.clear())
  private let scrollView = UIScrollView()
  /// The parts that are shown, from top to bottom, each with the space above it.
  private var parts: [(view: UIView, space: CGFloat)] = []

  private func setUp() {
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(backgroundView)
    addSubview(scrollView)
  }

  /// Creates the views of the parts that have content (ContentUnavailable.CU4).
  private func show() {
    for part in parts { part.view.removeFromSuperview() }
    parts = []
    backgroundView.configuration = shown.background
    if shown.kind == .loading {
      let indicator = UIActivityIndicatorView(style: .medium)
      shown.imageProperties.tintColor.map { indicator.color = $0 }
      indicator.startAnimating()
      add(indicator, below: 0)
    } else if let image = shown.image {
      add(imageView(image), below: 0)
    }
    let hasImage = !parts.isEmpty
    if let label = label(shown.text, shown.attributedText, shown.textProperties) {
      add(label, below: hasImage ? shown.imageToTextPadding : 0)
    }
    let second = label(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    if let second { add(second, below: shown.textToSecondaryTextPadding) }
    let spaces = (shown.textToButtonPadding, shown.buttonToSecondaryButtonPadding)
    if let button = button(shown.button, shown.buttonProperties) { add(button, below: spaces.0) }
    if let button = button(shown.secondaryButton, shown.secondaryButtonProperties) {
      add(button, below: spaces.1)
    }
    setNeedsLayout()
  }

  private func add(_ view: UIView, below space: CGFloat) {
    parts.append((view, parts.isEmpty ? 0 : space))
    scrollView.addSubview(view)
  }

  private func imageView(_ image: UIImage) -> UIImageView {
    let properties = shown.imageProperties
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.tintColor = properties.tintColor
    view.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    return view
  }

  private func label(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    let plain = attributedText?.string ?? text ?? ""
    guard !plain.isEmpty else { return nil }
    let label = UILabel()
    (label.font, label.textColor) = (properties.font, properties.color)
    label.adjustsFontForContentSizeCategory = true
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributedText { label.attributedText = attributedText } else { label.text = text }
    label.textAlignment = shown.alignment == .center ? .center : .natural
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    let action = properties.primaryAction
    let title = configuration.title ?? action?.title ?? ""
    guard !title.isEmpty || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: action)
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = action == nil && properties.menu != nil
    return button
  }

  /// Places the parts below each other (ContentUnavailable.CU5).
  private func place() {
    let margins = contentMargins
    let width = max(0, bounds.width - margins.left - margins.right)
    let sizes = parts.map { size(of: $0.view, inWidth: width) }
    let height = zip(parts, sizes).reduce(0) { $0 + $1.0.space + $1.1.height }
    let room = bounds.height - margins.top - margins.bottom
    let isCentered = shown.alignment == .center
    var y = margins.top + (isCentered ? max(0, (room - height) / 2) : 0)
    for (part, size) in zip(parts, sizes) {
      y += part.space
      let rest = width - size.width
      let start = effectiveUserInterfaceLayoutDirection == .rightToLeft ? rest : 0
      let x = margins.left + (isCentered ? rest / 2 : start)
      part.view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      y += size.height
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: y + margins.bottom)
  }

  /// The margins of the configuration inside the safe area, on some axes at least the superview's.
  private var contentMargins: UIEdgeInsets {
    let own = shown.directionalLayoutMargins
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins = UIEdgeInsets(
      top: own.top, left: isFromRight ? own.trailing : own.leading, bottom: own.bottom,
      right: isFromRight ? own.leading : own.trailing)
    let outer = superview?.layoutMargins ?? .zero
    let axes = shown.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      margins.left = max(margins.left, outer.left)
      margins.right = max(margins.right, outer.right)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
  }

  private func size(of view: UIView, inWidth width: CGFloat) -> CGSize {
    var size = view.sizeThatFits(CGSize(width: width, height: 0))
    size.width = min(size.width, width)
    guard view is UIImageView, size.width > 0, size.height > 0 else { return size }
    let most = shown.imageProperties.maximumSize
    let scales = [most.width / size.width, most.height / size.height].filter { $0 > 0 }
    let scale = min(1, scales.min() ?? 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
