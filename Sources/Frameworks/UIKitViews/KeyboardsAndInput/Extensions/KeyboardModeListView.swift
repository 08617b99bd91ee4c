import TactusPhoneLink

/// The list of keyboards that a long press on a globe key shows, over the whole screen
/// (Keyboards.LA3).
@MainActor
package final class KeyboardModeListView: UIView {
  /// Called with the chosen keyboard; nil for a touch outside.
  package var onChoice: (KeyboardMode?) -> Void = { _ in }

  /// Creates an empty list.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    card.layer.cornerRadius = 10
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    card.layer.shadowRadius = 8
    card.layer.shadowOpacity = 0.3
    addSubview(card)
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows keyboards above a key.
  ///
  /// - Parameters:
  ///   - modes: The keyboards, top to bottom.
  ///   - current: The current keyboard, in semibold type.
  ///   - face: The frame of the key, in this view.
  package func show(_ modes: [KeyboardMode], current: KeyboardMode, above face: CGRect) {
    self.modes = modes
    for row in rows { row.removeFromSuperview() }
    card.backgroundColor = InputColors.card
    let height = Self.rowHeight * CGFloat(modes.count)
    card.frame = CGRect(
      x: max(face.minX, 6), y: face.minY - height - 6, width: Self.width, height: height)
    rows = modes.enumerated().map { index, mode in
      let row = UILabel(
        frame: CGRect(
          x: 0, y: CGFloat(index) * Self.rowHeight, width: Self.width, height: Self.rowHeight))
      row.text = mode.name
      row.textAlignment = .center
      row.font = .systemFont(ofSize: 17, weight: mode.isSame(as: current) ? .semibold : .regular)
      row.isAccessibilityElement = true
      row.accessibilityLabel = mode.name
      row.accessibilityTraits = mode.isSame(as: current) ? [.button, .selected] : .button
      card.addSubview(row)
      return row
    }
    highlight(nil)
  }

  /// The part of this view covered by the list.
  package var cardFrame: CGRect { card.frame }

  /// Returns the keyboard at a point of this view; nil outside of the list.
  package func mode(at point: CGPoint) -> KeyboardMode? {
    guard card.frame.contains(point) else { return nil }
    let index = Int((point.y - card.frame.minY) / Self.rowHeight)
    return modes.indices.contains(index) ? modes[index] : nil
  }

  /// Highlights the keyboard below a finger.
  package func highlight(_ mode: KeyboardMode?) {
    for (row, candidate) in zip(rows, modes) {
      let isTouched = mode.map(candidate.isSame) ?? false
      row.backgroundColor = isTouched ? .systemBlue : .clear
      row.textColor = isTouched ? .white : .label
    }
  }

  // MARK: Touches

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesMoved(touches, with: event)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { highlight(mode(at: touch.location(in: self))) }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { onChoice(mode(at: touch.location(in: self))) }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(nil)
  }

  // MARK: Internals

  /// The size of a row.
  ///
  /// - Source: ours, like menu rows. Confidence: guess.
  private static let (width, rowHeight): (CGFloat, CGFloat) = (240, 44)

  private let card = UIView()
  private var rows: [UILabel] = []
  private var modes: [KeyboardMode] = []
}
