import UIKit

/// A cell with an emoji.
@MainActor
final class EmojiCell: UICollectionViewCell {
  /// Shows an emoji.
  ///
  /// - Parameters:
  ///   - text: The emoji with its skin tone.
  ///   - name: The name that VoiceOver speaks.
  func show(_ text: String, name: String) {
    label.text = text
    accessibilityLabel = name
  }

  override var isHighlighted: Bool {
    didSet { contentView.backgroundColor = isHighlighted ? .systemGray3 : .clear }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: EmojiMetrics.fontSize)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    contentView.layer.cornerRadius = KeyMetrics.cornerRadius
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
  }

  required init?(coder: NSCoder) { nil }

  private let label = UILabel()
}
