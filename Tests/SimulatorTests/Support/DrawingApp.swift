import Foundation
import Synchronization
import TactusDisplayList
import TactusPhoneHost
import TactusPhoneLink

/// An app in the test's own process that shows the drawings of a test.
final class DrawingApp: Sendable {
  private let queue = DispatchQueue(label: "drawing-app")
  private let connection = Mutex<InProcessConnection?>(nil)

  init(on phone: PhoneHost) {
    let made = phone.connect("Drawings") { [weak self] message in
      // Messages are answered asynchronously.
      self?.queue.async { [weak self] in self?.answer(message) }
    }
    connection.withLock { $0 = made }
    made.send(.join)
  }

  /// Shows a drawing.
  func show(_ drawing: Drawing) {
    connection.withLock { $0 }?.send(.frame(ScreenFrame(DrawingWriter.bytes(of: drawing))))
  }

  private func answer(_ message: PhoneMessage) {
    guard let connection = connection.withLock({ $0 }) else { return }
    switch message {
    case .turn(let instant): connection.send(.turned(instant, wakeAt: nil))
    case .inspect(let id): connection.send(.inspected(id, []))
    default: break
    }
  }
}
