import UIKit

/// The enlarged letter above a pressed key, or the letters that a held key offers.
///
/// Steps Keyboards.KE7, Keyboards.KE8.
@MainActor
final class KeyPopUpView: UIView {
  /// The letters.
  private(set) var letters: [String] = []
  /// The index of the highlighted letter; `nil` for none.
  private(set) var selection: Int?

  /// Creates an empty picture.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.cornerRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 3
    layer.shadowOpacity = 0.35
  }

  required init?(coder: NSCoder) { nil }

  /// Shows letters above a key, within the width of the keyboard.
  ///
  /// - Parameters:
  ///   - letters: One letter, or the alternatives of a held key.
  ///   - face: The frame of the key.
  ///   - area: The frame of the keyboard.
  func show(_ letters: [String], above face: CGRect, in area: CGRect) {
    self.letters = letters
    for label in labels { label.removeFromSuperview() }
    let widest = (area.width - 4) / CGFloat(letters.count)
    let cell = min(max(face.width + (letters.count > 1 ? 4 : 20), 32), widest)
    let width = cell * CGFloat(letters.count)
    // Letters are towards the side with more room.
    isFromRight = letters.count > 1 && face.midX > area.midX
    let wanted =
      letters.count == 1
      ? face.midX - width / 2 : isFromRight ? face.midX - width + cell / 2 : face.midX - cell / 2
    let x = min(max(wanted, area.minX + 2), area.maxX - width - 2)
    let height = face.height * 1.3
    frame = CGRect(x: x, y: face.minY - height - 4, width: width, height: height)
    labels = letters.map { letter in
      let label = UILabel()
      label.text = letter
      label.font = .systemFont(ofSize: letters.count > 1 ? 24 : 34)
      label.textAlignment = .center
      label.layer.cornerRadius = 5
      label.clipsToBounds = true
      addSubview(label)
      return label
    }
    for (index, label) in labels.enumerated() {
      let place = isFromRight ? letters.count - 1 - index : index
      label.frame = CGRect(x: CGFloat(place) * cell, y: 0, width: cell, height: height)
        .insetBy(dx: 2, dy: 6)
    }
    backgroundColor = KeyColors(traitCollection).key
    select(letters.count > 1 ? 0 : nil)
  }

  /// Highlights the letter that is nearest to a point.
  func select(at point: CGPoint) {
    guard letters.count > 1, bounds.width > 0 else { return }
    let place = Int((point.x - frame.minX) / (frame.width / CGFloat(letters.count)))
    let inside = min(max(place, 0), letters.count - 1)
    select(isFromRight ? letters.count - 1 - inside : inside)
  }

  // MARK: Internals

  private var labels: [UILabel] = []
  /// Whether the first letter is the rightmost.
  private var isFromRight = false

  private func select(_ index: Int?) {
    selection = index
    for (place, label) in labels.enumerated() {
      label.backgroundColor = place == index ? .systemBlue : .clear
      label.textColor = place == index ? .white : .label
    }
  }
}
