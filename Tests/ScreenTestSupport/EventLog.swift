import Foundation
import UIKit

/// A log of events in the order in which they happened.
@MainActor
package final class EventLog {
  package private(set) var lines: [String] = []

  package init() {}

  package func note(_ line: String) { lines.append(line) }

  /// Returns all entries so far, and removes them.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Logs each action of a recognizer with its state: `tap ended`.
  package func follow<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String
  ) -> Recognizer {
    recognizer.name = name
    recognizer.onAction { [unowned self] in note("\(name) \($0.state)") }
    return recognizer
  }
}

/// A view that logs the touches it receives.
package final class LoggingView: UIView {
  package var eventLog = EventLog()
  package var name = "view"

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    eventLog.note(touches.count == 1 ? "\(name) \(what)" : "\(name) \(what) ×\(touches.count)")
  }
}
