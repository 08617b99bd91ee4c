import Synchronization
import TactusPhoneHost
import TactusPhoneLink

/// An app that shows two buttons and records the samples of touches.
final class SpyApp {
  var samples: [TouchSample] = []
  var others: [PhoneMessage] = []
  var performed: [(place: Int, action: AccessibilityAction)] = []
  let queue = Queue()
  private var connection: InProcessConnection?

  final class Queue: Sendable {
    let messages = Mutex<[PhoneMessage]>([])
  }

  func start(on phone: LockstepPhone) {
    let queue = queue
    let connection = phone.host.connect("Spy") { message in
      queue.messages.withLock { $0.append(message) }
    }
    self.connection = connection
    connection.send(.join)
    phone.runApps = { [unowned self] in run() }
    phone.settle()
    others = []
  }

  /// Sets the quick actions of the app.
  func offer(_ actions: [QuickAction]) {
    connection?.send(.request(.quickActions(actions)))
  }

  private func run() {
    let messages = queue.messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
    for message in messages {
      switch message {
      case .touches(let new):
        samples += new
        guard new.contains(where: { $0.phase == .began && $0.x > 200 }) else { break }
        connection?.send(.feedback(.selection, intensity: 1, generator: GeneratorID(1)))
      case .turn(let instant): connection?.send(.turned(instant, wakeAt: nil))
      case .inspect(let id): connection?.send(.inspected(id, elements))
      case .perform(let id, let place, let action):
        performed.append((place, action))
        connection?.send(.performed(id, action == .increment))
        connection?.send(.request(.announce(AccessibilityAnnouncement("done"))))
      case .pasteboard(let text, _):
        others.append(message)
        connection?.send(.request(.copied(text.uppercased())))
      default: others.append(message)
      }
    }
  }

  private var elements: [ScreenElement] {
    [
      ScreenElement(kind: "UIWindow", x: 0, y: 0, width: 375, height: 667),
      ScreenElement(
        parent: 0, kind: "UIButton", identifier: "tare", label: "Tare", x: 20, y: 40, width: 60,
        height: 20, isAccessible: true),
      ScreenElement(
        parent: 0, kind: "UILabel", label: "weight", value: "\(samples.last?.force ?? 0)",
        x: 250, y: 40, width: 20, height: 20, isAccessible: true),
      ScreenElement(
        parent: 0, kind: "UIView", label: "ghost", x: 0, y: 0, width: 9, height: 9,
        isHidden: true),
      ScreenElement(
        parent: 0, kind: "UIView", label: "outside", x: 400, y: 0, width: 9, height: 9,
        isAccessible: true),
    ]
  }
}
