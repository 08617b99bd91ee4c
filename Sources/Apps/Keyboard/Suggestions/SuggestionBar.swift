import UIKit

/// The bar of suggestions above the keys (Keyboards.PR1).
@MainActor
final class SuggestionBar: UIView {
  /// Called when a suggestion goes down.
  var onPress: () -> Void = {}
  /// Called with the chosen suggestion.
  var onChoice: (Suggestion) -> Void = { _ in }
  /// The suggestions that are shown.
  private(set) var suggestions: [Suggestion] = []

  /// Creates an empty bar.
  override init(frame: CGRect) {
    super.init(frame: frame)
    list.showsHorizontalScrollIndicator = false
    addSubview(list)
  }

  required init?(coder: NSCoder) { nil }

  /// The next responder: none, so that touches of the bar do not press keys.
  override var next: UIResponder? { nil }

  /// Shows suggestions.
  func show(_ new: [Suggestion]) {
    guard new != suggestions else { return }
    suggestions = new
    for button in buttons { button.removeFromSuperview() }
    buttons = new.map(button)
    for button in buttons { list.addSubview(button) }
    list.setContentOffset(.zero, animated: false)
    setNeedsLayout()
    layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = bounds
    guard !buttons.isEmpty else { return }
    let isList = suggestions.contains { if case .candidate = $0.kind { true } else { false } }
    var x: CGFloat = 0
    for button in buttons {
      let width =
        isList
        ? max(44, button.intrinsicContentSize.width + 20) : bounds.width / CGFloat(Self.wordCount)
      button.frame = CGRect(x: x, y: 2, width: width, height: bounds.height - 4)
      x += width
    }
    list.contentSize = CGSize(width: max(x, 1), height: bounds.height)
  }

  // MARK: Internals

  /// The number of words side by side.
  ///
  /// - Source: ours, by memory of an iPhone. Confidence: guess.
  static let wordCount = 3

  private let list = UIScrollView()
  private var buttons: [UIButton] = []

  private func button(_ suggestion: Suggestion) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(suggestion.title, for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.titleLabel?.lineBreakMode = .byTruncatingMiddle
    button.layer.cornerRadius = KeyMetrics.cornerRadius
    button.accessibilityLabel = suggestion.title
    if suggestion.kind == .correction {
      button.backgroundColor = KeyColors(traitCollection).key
    }
    button.addAction(UIAction { [weak self] _ in self?.onPress() }, for: .touchDown)
    button.addAction(
      UIAction { [weak self] _ in self?.onChoice(suggestion) }, for: .touchUpInside)
    return button
  }
}
