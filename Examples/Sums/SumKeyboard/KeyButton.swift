import UIKit

/// A key with its title, or its symbol.
final class KeyButton: UIButton {
  private static let symbols = [
    "delete": "delete.left", "return": "return", "globe": "globe",
  ]

  /// Creates a key.
  convenience init(_ title: String) {
    self.init(type: .system)
    if let symbol = Self.symbols[title] {
      setImage(UIImage(systemName: symbol), for: .normal)
    } else {
      setTitle(title, for: .normal)
    }
    titleLabel?.font = .systemFont(ofSize: 22)
    tintColor = .label
    setTitleColor(.label, for: .normal)
    let isFigure = title.first?.isNumber == true || title == "."
    backgroundColor = isFigure ? .secondarySystemGroupedBackground : .systemGray3
    layer.cornerRadius = 5
    accessibilityLabel = title
  }
}
