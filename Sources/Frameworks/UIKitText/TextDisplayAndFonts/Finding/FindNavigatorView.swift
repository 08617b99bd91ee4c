/// The find bar at the bottom of the window (TextFinding.FI1).
@MainActor
final class FindNavigatorView: UIView {
  private unowned let interaction: UIFindInteraction
  private let background = BarBackground(isAtTop: false)
  private let field = UISearchTextField(frame: .zero)
  private let replacement = UISearchTextField(frame: .zero)
  private let count = UILabel()
  private let previousButton = UIButton(type: .system), nextButton = UIButton(type: .system)
  private let done = UIButton(type: .system)
  private let replace = UIButton(type: .system), replaceAll = UIButton(type: .system)
  private var showsReplacement = false

  init(_ interaction: UIFindInteraction, in window: UIWindow) {
    self.interaction = interaction
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    addSubview(background)
    setUp(field, "Find", UIAction { _ in interaction.findNext() })
    field.addAction(
      UIAction { [unowned self] _ in interaction.searchText = field.text }, for: .editingChanged)
    setUp(replacement, "Replace", UIAction { _ in interaction.replace(all: false) })
    replacement.addAction(
      UIAction { [unowned self] _ in interaction.replacementText = replacement.text },
      for: .editingChanged)
    let size = UIImage.SymbolConfiguration(pointSize: SearchBarMetrics.iconSize)
    replacement.setSearchIcon(UIImage(systemName: "pencil", withConfiguration: size))
    count.font = SearchBarMetrics.promptFont
    count.textColor = .secondaryLabel
    addSubview(count)
    setUp(previousButton, nil, "chevron.up", ControlTexts.findPrevious) {
      interaction.findPrevious()
    }
    setUp(nextButton, nil, "chevron.down", ControlTexts.findNext) { interaction.findNext() }
    setUp(done, "Done", nil, "Done") { interaction.dismissFindNavigator() }
    setUp(replace, "Replace", nil, "Replace result") { interaction.replace(all: false) }
    setUp(replaceAll, "All", nil, "Replace all") { interaction.replace(all: true) }
    updateTexts()
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the field the first responder, with or without the row for the replacement.
  func focus(showsReplacement: Bool) {
    self.showsReplacement = showsReplacement
    place()
    field.becomeFirstResponder()
  }

  /// Shows the texts of the interaction.
  func updateTexts() {
    if field.text != interaction.searchText ?? "" { field.text = interaction.searchText }
    if replacement.text != interaction.replacementText ?? "" {
      replacement.text = interaction.replacementText
    }
  }

  /// Shows the number of results.
  func updateResults() {
    let session = interaction.activeFindSession
    let (total, index) = (session?.resultCount ?? 0, session?.highlightedResultIndex ?? NSNotFound)
    switch session?.searchResultDisplayStyle ?? .none {
    case _ where interaction.searchText?.isEmpty != false: count.text = ""
    case .currentAndTotal where total > 0 && index != NSNotFound:
      count.text = "\(index + 1) of \(total)"
    case .currentAndTotal, .total: count.text = total == 0 ? "Not found" : "\(total)"
    case .none: count.text = ""
    }
    for button in [previousButton, nextButton, replaceAll] { button.isEnabled = total > 0 }
    replace.isEnabled = session?.allowsReplacementForCurrentlyHighlightedResult == true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
    background.frame = bounds
    background.show(UIToolbarAppearance())
    let insets = superview?.safeAreaInsets ?? .zero
    let margin = FindMetrics.margin
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: insets.left + margin, bottom: insets.bottom, right: insets.right + margin))
    let fieldHeight = SearchBarMetrics.fieldHeight
    /// Lays out a row: a field and the views beside it, from the trailing edge.
    func layOut(_ y: CGFloat, _ field: UIView, _ others: [UIView]) {
      func put(_ view: UIView, _ x: CGFloat, _ width: CGFloat) {
        let x = isFromRight ? area.minX + area.maxX - x - width : x
        view.frame = CGRect(
          x: x, y: y + (FindMetrics.rowHeight - fieldHeight) / 2, width: width, height: fieldHeight)
      }
      var end = area.maxX
      for view in others {
        let width = max(
          view is UILabel ? 0 : FindMetrics.buttonWidth,
          view.intrinsicContentSize.width.rounded(.up))
        put(view, end - width, width)
        end -= width + (width > 0 ? margin / 2 : 0)
      }
      put(field, area.minX, max(0, end - area.minX - margin / 2))
    }
    layOut(0, field, [done, nextButton, previousButton, count])
    layOut(FindMetrics.rowHeight, replacement, [replaceAll, replace])
    for view in [replacement, replace, replaceAll] as [UIView] { view.isHidden = !showsReplacement }
  }

  override func accessibilityPerformEscape() -> Bool {
    interaction.dismissFindNavigator()
    return true
  }

  // MARK: Keys

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ["findNext:", "findPrevious:", "find:"].contains(action.description)
      || super.canPerformAction(action, withSender: sender)
  }
  override func find(_ sender: Any?) { field.becomeFirstResponder() }
  override func findNext(_ sender: Any?) { interaction.findNext() }
  override func findPrevious(_ sender: Any?) { interaction.findPrevious() }

  // MARK: Internals

  private func place() {
    guard let superview else { return }
    let rows: CGFloat = showsReplacement ? 2 : 1
    let height = rows * FindMetrics.rowHeight + superview.safeAreaInsets.bottom
    let place = CGRect(
      x: 0, y: superview.bounds.maxY - height, width: superview.bounds.width, height: height)
    if frame != place { frame = place }
  }

  private func setUp(_ field: UISearchTextField, _ placeholder: String, _ action: UIAction) {
    field.placeholder = placeholder
    field.accessibilityLabel = placeholder
    field.autocapitalizationType = .none
    field.addAction(action, for: .primaryActionTriggered)
    addSubview(field)
  }

  private func setUp(
    _ button: UIButton, _ title: String?, _ image: String?, _ label: String,
    _ body: @escaping () -> Void
  ) {
    button.setTitle(title, for: .normal)
    if let image { button.setImage(UIImage(systemName: image), for: .normal) }
    button.accessibilityLabel = label
    button.addAction(UIAction { _ in body() }, for: .touchUpInside)
    addSubview(button)
  }
}
