import Foundation
import UIKit

/// What happened, in order, in short words.
@MainActor
final class Diary {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// All so far, which is forgotten.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Notes each action of a recognizer with its state: `tap ended`.
  func follow<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String
  ) -> Recognizer {
    recognizer.name = name
    recognizer.onAction { [unowned self] in note("\(name) \($0.state)") }
    return recognizer
  }
}

/// A view that notes what it is told of touches.
final class DiaryView: UIView {
  var diary = Diary()
  var name = "view"

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    diary.note(touches.count == 1 ? "\(name) \(what)" : "\(name) \(what) ×\(touches.count)")
  }
}
