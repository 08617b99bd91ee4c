/// A button that pastes into its target (Pasteboard.CO13).
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// The appearance of a paste control.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// The content: icon, title, or both.
    open var displayMode: UIPasteControl.DisplayMode = .iconAndLabel
    /// The style of the corners.
    open var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    /// The corner radius in points; negative for that of the style.
    open var cornerRadius: CGFloat = -1
    /// The color of icon and title; nil for the default one.
    open var baseForegroundColor: UIColor?
    /// The background color; nil for the default one.
    open var baseBackgroundColor: UIColor?

    /// Creates the default appearance.
    public override init() { super.init() }
  }

  /// The contents of a paste control.
  public enum DisplayMode: UInt, Sendable {
    /// The icon and the title.
    case iconAndLabel = 0
    /// The icon.
    case iconOnly = 1
    /// The title.
    case labelOnly = 2
  }

  /// The object that receives the data; it is not retained.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { updateState() } }
  /// The appearance, fixed when the control is created.
  open private(set) var configuration: Configuration

  /// Creates a control with an appearance.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    makeButton()
  }

  /// Creates a control with a frame and the default appearance.
  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  /// Creates a control with the default appearance; archives are not read.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    makeButton()
  }

  /// The size of the button.
  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  /// Returns the size of the button.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  /// Lays out the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
    updateState()
  }

  /// Enables the control if its target can paste what is on the pasteboard.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateState()
  }

  // MARK: Internals

  private let button = UIButton(configuration: .filled())
  private var observer: (any NSObjectProtocol)?

  private func makeButton() {
    var appearance = UIButton.Configuration.filled()
    let (shown, title) = (configuration.displayMode, "Paste")
    if shown != .iconOnly { appearance.title = title }
    if shown != .labelOnly { appearance.image = UIImage(systemName: "doc.on.clipboard") }
    appearance.imagePadding = shown == .iconAndLabel ? Self.padding : 0
    appearance.cornerStyle = configuration.cornerStyle
    appearance.baseForegroundColor = configuration.baseForegroundColor
    appearance.baseBackgroundColor = configuration.baseBackgroundColor
    if configuration.cornerRadius >= 0 {
      appearance.cornerStyle = .fixed
      appearance.background.cornerRadius = configuration.cornerRadius
    }
    button.configuration = appearance
    button.accessibilityLabel = title
    button.addAction(UIAction { [weak self] _ in self?.pasteIntoTarget() }, for: .touchUpInside)
    addSubview(button)
    observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.updateState() } }
    updateState()
  }

  isolated deinit { observer.map { NotificationCenter.default.removeObserver($0) } }

  private func updateState() {
    isEnabled = target?.canPaste(UIPasteboard.general.itemProviders) ?? false
    button.isEnabled = isEnabled
  }

  private func pasteIntoTarget() {
    PasteboardAccess.pasteByUser {
      let providers = UIPasteboard.general.itemProviders
      guard let target, target.canPaste(providers) else { return }
      target.paste(itemProviders: providers)
    }
  }

  /// The distance between icon and title in points.
  ///
  /// - Source: none. Confidence: guess.
  private static let padding: CGFloat = 4
}
