import TactusPhoneLink
import UIKit

/// The list of languages that a held globe key shows, over the whole screen (Keyboards.LA3).
@MainActor
final class LanguageListView: UIView {
  /// Called with the chosen language; nil if the user touches elsewhere.
  var onChoice: (KeyboardLanguage?) -> Void = { _ in }

  /// Creates an empty list.
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    card.layer.cornerRadius = 10
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    card.layer.shadowRadius = 8
    card.layer.shadowOpacity = 0.3
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows languages above a key.
  ///
  /// - Parameters:
  ///   - languages: The languages from top to bottom.
  ///   - current: The language with a checkmark.
  ///   - face: The frame of the key, in this view.
  func show(_ languages: [KeyboardLanguage], current: KeyboardLanguage, above face: CGRect) {
    self.languages = languages
    for row in rows { row.removeFromSuperview() }
    let colors = KeyColors(traitCollection)
    card.backgroundColor = colors.key
    let height = Self.rowHeight * CGFloat(languages.count)
    card.frame = CGRect(
      x: max(face.minX, 6), y: face.minY - height - 6, width: Self.width, height: height)
    rows = languages.enumerated().map { index, language in
      let row = UILabel(
        frame: CGRect(
          x: 0, y: CGFloat(index) * Self.rowHeight, width: Self.width, height: Self.rowHeight))
      row.text = language.name
      row.textAlignment = .center
      row.font = .systemFont(ofSize: 17, weight: language == current ? .semibold : .regular)
      row.isAccessibilityElement = true
      row.accessibilityLabel = language.name
      row.accessibilityTraits = language == current ? [.button, .selected] : .button
      card.addSubview(row)
      return row
    }
    highlight(nil)
  }

  /// Returns the language at a point of this view; nil beside the list.
  func language(at point: CGPoint) -> KeyboardLanguage? {
    guard card.frame.contains(point) else { return nil }
    let index = Int((point.y - card.frame.minY) / Self.rowHeight)
    return languages.indices.contains(index) ? languages[index] : nil
  }

  /// Highlights the language below a finger.
  func highlight(_ language: KeyboardLanguage?) {
    for (row, candidate) in zip(rows, languages) {
      row.backgroundColor = candidate == language ? .systemBlue : .clear
      row.textColor = candidate == language ? .white : .label
    }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesMoved(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { highlight(language(at: touch.location(in: self))) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { onChoice(language(at: touch.location(in: self))) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(nil) }

  // MARK: Internals

  /// The size of a row.
  ///
  /// - Source: ours, as rows of menus. Confidence: guess.
  private static let (width, rowHeight): (CGFloat, CGFloat) = (180, 44)

  private let card = UIView()
  private var rows: [UILabel] = []
  private var languages: [KeyboardLanguage] = []
}
