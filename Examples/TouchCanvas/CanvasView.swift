import UIKit

/// A canvas on which fingers and a pencil draw.
final class CanvasView: UIView {
  /// The color of new strokes.
  var ink = UIColor.label
  /// The handler of a changed number of strokes.
  var strokesDidChange: () -> Void = { return }

  /// The number of strokes.
  var strokeCount: Int { strokes.count }

  private var strokes: [Stroke] = []
  /// The index of the stroke that each touch draws.
  private var current: [ObjectIdentifier: Int] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "canvas"
  }

  required init?(coder: NSCoder) { fatalError("the canvas is made in code") }

  /// Removes all strokes.
  func clear() {
    strokes = []
    current = [:]
    didChange()
  }

  /// Removes the last stroke.
  func undo() {
    guard current.isEmpty, !strokes.isEmpty else { return }
    strokes.removeLast()
    didChange()
  }

  private func didChange() {
    accessibilityValue = strokes.count == 1 ? "1 stroke" : "\(strokes.count) strokes"
    setNeedsDisplay()
    strokesDidChange()
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    for stroke in strokes {
      stroke.color.withAlphaComponent(stroke.darkness).setFill()
      stroke.outline.fill()
    }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      current[ObjectIdentifier(touch)] = strokes.count
      strokes.append(Stroke(color: ink))
      extend(touch, event)
    }
    didChange()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { extend(touch, event) }
    setNeedsDisplay()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let number = current.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
      strokes[number].predicted = []
    }
    setNeedsDisplay()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Cancelled touches draw nothing.
    for touch in touches {
      guard let number = current.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
      strokes.remove(at: number)
      for (other, place) in current where place > number { current[other] = place - 1 }
    }
    didChange()
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = touch.estimationUpdateIndex else { continue }
      let sample = Stroke.Sample(touch, in: self)
      for number in strokes.indices.reversed() where strokes[number].update(sample, at: index) {
        break
      }
    }
    setNeedsDisplay()
  }

  /// Adds all samples of a touch since the last frame, and its predicted ones.
  private func extend(_ touch: UITouch, _ event: UIEvent?) {
    guard let number = current[ObjectIdentifier(touch)] else { return }
    for passed in event?.coalescedTouches(for: touch) ?? [touch] {
      strokes[number].add(Stroke.Sample(passed, in: self))
    }
    let ahead = event?.predictedTouches(for: touch) ?? []
    strokes[number].predicted = ahead.map { Stroke.Sample($0, in: self) }
  }
}
