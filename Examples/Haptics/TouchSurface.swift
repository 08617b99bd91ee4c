import UIKit

/// A surface to play on: higher is stronger, further right is sharper.
final class TouchSurface: UIView {
  /// The handler of the finger's intensity and sharpness, 0…1, and whether it is a touch down.
  var moved: (_ intensity: Double, _ sharpness: Double, _ isNew: Bool) -> Void = { _, _, _ in return
  }
  /// The handler of a touch up.
  var released: () -> Void = { return }

  private var finger: UITouch?
  private let mark = UIView()
  private let across = UIView()
  private let down = UIView()
  private let names: [UILabel]

  override init(frame: CGRect) {
    names = ["Stronger", "Weaker", "Duller", "Sharper"].map { text in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 13, weight: .medium)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      return label
    }
    super.init(frame: frame)
    layer.cornerRadius = 18
    clipsToBounds = true
    backgroundColor = .secondarySystemBackground
    isAccessibilityElement = true
    accessibilityLabel = "surface"
    accessibilityTraits = .allowsDirectInteraction
    for line in [across, down] {
      line.backgroundColor = .systemIndigo
      line.alpha = 0.5
      line.isHidden = true
      addSubview(line)
    }
    for name in names { addSubview(name) }
    mark.backgroundColor = .systemIndigo
    mark.isHidden = true
    addSubview(mark)
  }

  required init?(coder: NSCoder) { fatalError("the surface is made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    names[0].frame = CGRect(x: 0, y: 10, width: width, height: 18)
    names[1].frame = CGRect(x: 0, y: height - 28, width: width, height: 18)
    names[2].frame = CGRect(x: 10, y: height / 2 - 9, width: 60, height: 18)
    names[3].frame = CGRect(x: width - 70, y: height / 2 - 9, width: 60, height: 18)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil, let touch = touches.first else { return }
    finger = touch
    report(touch, isNew: true)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    report(finger, isNew: false)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    for view in [mark, across, down] { view.isHidden = true }
    accessibilityValue = nil
    released()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }

  private func report(_ touch: UITouch, isNew: Bool) {
    let place = touch.location(in: self)
    let x = min(max(place.x, 0), bounds.width)
    let y = min(max(place.y, 0), bounds.height)
    let intensity = Double(1 - y / max(1, bounds.height))
    let sharpness = Double(x / max(1, bounds.width))
    // Force makes the mark larger, if the screen supports it.
    let share = touch.maximumPossibleForce > 0 ? touch.force / touch.maximumPossibleForce : 0
    let side = 44 + 40 * share
    mark.frame = CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side)
    mark.layer.cornerRadius = side / 2
    across.frame = CGRect(x: 0, y: y - 0.5, width: bounds.width, height: 1)
    down.frame = CGRect(x: x - 0.5, y: 0, width: 1, height: bounds.height)
    for view in [mark, across, down] { view.isHidden = false }
    accessibilityValue =
      "intensity \(Int((intensity * 100).rounded())), sharpness \(Int((sharpness * 100).rounded()))"
    moved(intensity, sharpness, isNew)
  }
}
