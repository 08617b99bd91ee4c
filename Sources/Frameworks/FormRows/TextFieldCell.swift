import UIKit

/// A cell with a field for a text, perhaps after a button with a label.
@MainActor
package final class TextFieldCell: UITableViewCell {
  /// The field.
  package let field = UITextField()

  private let label = UIButton(type: .system)

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - placeholder: The text of an empty field, and its name.
  ///   - text: The text.
  ///   - onChange: Called with each change of the text.
  package init(_ placeholder: String, _ text: String, onChange: @escaping (String) -> Void) {
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    (field.placeholder, field.text) = (placeholder, text)
    field.accessibilityLabel = placeholder
    field.clearButtonMode = .whileEditing
    field.font = .preferredFont(forTextStyle: .body)
    field.addAction(
      UIAction { action in
        if let field = action.sender as? UITextField { onChange(field.text ?? "") }
      }, for: .editingChanged)
    contentView.addSubview(field)
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows a label before the field, which acts when it is touched.
  package func showLabel(_ text: String, action: @escaping () -> Void) {
    label.setTitle(text, for: .normal)
    label.contentHorizontalAlignment = .leading
    label.addAction(UIAction { _ in action() }, for: .touchUpInside)
    contentView.addSubview(label)
    setNeedsLayout()
  }

  /// Lays out the label and the field side by side.
  package override func layoutSubviews() {
    super.layoutSubviews()
    var area = contentView.bounds.inset(by: contentView.layoutMargins)
    (area.origin.y, area.size.height) = (0, contentView.bounds.height)
    if label.superview != nil {
      label.frame = CGRect(x: area.minX, y: 0, width: Self.labelWidth, height: area.height)
      let start = Self.labelWidth + Self.gap
      (area.origin.x, area.size.width) = (area.minX + start, max(0, area.width - start))
    }
    field.frame = area
  }

  /// The width of a label and its distance from the field, in points.
  ///
  /// - Source: ours, so that “home page” fits. Confidence: guess.
  private static let (labelWidth, gap): (CGFloat, CGFloat) = (100, 8)
}
