/// A sheet with fonts, sizes, alignments, lists and colors for a text.
///
/// A text view presents one for its selection; an app presents one for an editor of its own, sets
/// the descriptor of the text, and applies the changes that the delegate is notified of.
///
/// Steps TextViews.TV33…TV36 are in `Documentation/Behaviour/TextViews.md`.
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
  // MARK: Creating

  /// Creates a controller with the default components.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Creates a controller; it copies the configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration.copied
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a controller of an interface file, with the default components.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    setUp()
  }

  /// The components that the controller offers.
  open private(set) var configuration: Configuration
  /// The formatting of the text, which the components show; nil for that of an empty text.
  public var formattingDescriptor: FormattingDescriptor? { didSet { showDescriptor() } }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    heading.text = FormattingText.title
    heading.font = FormattingMetrics.titleFont
    heading.accessibilityTraits = .header
    close.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    close.tintColor = .tertiaryLabel
    close.accessibilityLabel = ControlTexts.close
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: UIView.areAnimationsEnabled) },
      for: .touchUpInside)
    panel.onRequest = { [weak self] in self?.perform($0) }
    scroller.addSubview(panel)
    for part in [heading, close, scroller] as [UIView] { view.addSubview(part) }
    showDescriptor()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let margin = FormattingMetrics.margin, bar = FormattingMetrics.barHeight
    let isFromRight = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    heading.frame = CGRect(
      x: safe.minX + margin, y: safe.minY, width: max(0, safe.width - 2 * margin), height: bar)
    close.frame = CGRect(
      x: isFromRight ? safe.minX : safe.maxX - bar, y: safe.minY, width: bar, height: bar)
    scroller.frame = CGRect(
      x: safe.minX, y: safe.minY + bar, width: safe.width, height: max(0, safe.height - bar))
    let width = max(0, safe.width - 2 * margin)
    panel.frame = CGRect(x: margin, y: 0, width: width, height: panel.height(inWidth: width))
    scroller.contentSize = CGSize(width: safe.width, height: panel.frame.maxY + margin)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { textView?.formattingWillEnd(self) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    pickers?.didFinish()
    textView?.formattingDidEnd(self)
  }

  // MARK: Internals

  /// The text view whose selection is formatted; nil for an editor of the app.
  weak var textView: UITextView?
  /// The pickers of fonts and colors, and the delegate.
  package private(set) lazy var pickers: (any TextFormattingPickers)? = {
    // Pickers are in a module that imports this one.
    let type: AnyClass? = NSClassFromString("TactusUIKitLists.FormattingPickers")
    return (type as? any TextFormattingPickers.Type)?.init(self)
  }()

  private let heading = UILabel()
  private let close = UIButton(type: .system)
  private let scroller = UIScrollView()
  private lazy var panel = FormattingPanelView(configuration, isOfTextView: textView != nil)

  private func setUp() {
    modalPresentationStyle = .pageSheet
    let detent = UISheetPresentationController.Detent.custom(identifier: Self.detent) {
      [weak self] context in
      guard let self else { return nil }
      let width = UIScreen.main.bounds.width - 2 * FormattingMetrics.margin
      let content = panel.height(inWidth: width)
      let wanted = FormattingMetrics.barHeight + content + FormattingMetrics.margin
      return min(wanted, context.maximumDetentValue)
    }
    sheetPresentationController?.detents = [detent]
    sheetPresentationController?.largestUndimmedDetentIdentifier = Self.detent
  }

  private static let detent = UISheetPresentationController.Detent.Identifier("tactus.formatting")

  private func showDescriptor() {
    guard isViewLoaded else { return }
    panel.show(formattingDescriptor ?? FormattingDescriptor())
  }

  private func perform(_ request: FormattingRequest) {
    switch request {
    case .change(let change): commit(change)
    case .pickFont: pickers?.pickFont()
    case .pickColor: pickers?.pickColor()
    }
  }

  /// Changes the text view's selection, or shows the change, and then notifies the delegate
  /// (TextViews.TV34, TextViews.TV36).
  package func commit(_ change: ChangeValue) {
    if let textView {
      textView.apply(change)
    } else {
      formattingDescriptor = (formattingDescriptor ?? FormattingDescriptor()).applying(
        change, styles: configuration.formattingStyles ?? [])
    }
    pickers?.didChange(change)
  }
}
