import UIKit

/// The row of categories below the emoji.
@MainActor
final class EmojiCategoryBar: UIView {
  /// Called with the index of the touched category.
  var onChoice: (Int) -> Void = { _ in }

  /// Shows categories.
  ///
  /// - Parameter categories: The names, and the names of their symbols.
  func show(_ categories: [(name: String, symbolName: String)]) {
    for button in buttons { button.removeFromSuperview() }
    buttons = categories.enumerated().map { index, category in
      let button = UIButton(type: .custom)
      let symbol = UIImage(systemName: category.symbolName)
      button.setImage(
        symbol?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 16)), for: .normal)
      button.tintColor = .secondaryLabel
      button.accessibilityLabel = category.name
      button.layer.cornerRadius = 14
      button.addAction(
        UIAction { [weak self] _ in self?.onChoice(index) }, for: .touchDown)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  /// Marks a category as the shown one.
  func select(_ index: Int) {
    for (place, button) in buttons.enumerated() {
      button.backgroundColor = place == index ? .systemGray3 : .clear
      button.tintColor = place == index ? .label : .secondaryLabel
      button.accessibilityTraits = place == index ? [.button, .selected] : .button
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    let side = min(28, width)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width + (width - side) / 2, y: (bounds.height - side) / 2, width: side,
        height: side)
    }
  }

  private var buttons: [UIButton] = []
}
