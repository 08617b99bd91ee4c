import TactusPhoneLink
import TactusPhoneTypes

/// The state of an app in the background (Background.S1–S5).
struct BackgroundState: Sendable {
  /// The time at which the app entered the background; `nil` in the foreground.
  var since: PhoneInstant?
  /// Whether the app has background tasks.
  var hasTask = false
  /// Whether tasks of the app's scheduler run (Background.S7).
  var hasWork = false
  /// The time of the next task of the scheduler that waits.
  var nextWork: PhoneInstant?
  /// Whether the app is suspended: it gets no turns.
  var isSuspended = false
  /// The messages that the app receives when it runs again; of each kind the last one.
  private(set) var queue: [PhoneMessage] = []

  /// Adds a message for an app that is suspended (Background.S3).
  mutating func enqueue(_ message: PhoneMessage) {
    queue.removeAll { Self.replaces(message, $0) }
    queue.append(message)
  }

  /// Removes and returns the messages.
  mutating func takeQueue() -> [PhoneMessage] {
    defer { queue = [] }
    return queue
  }

  /// Returns whether a message makes an earlier one needless.
  private static func replaces(_ new: PhoneMessage, _ old: PhoneMessage) -> Bool {
    switch (new, old) {
    case (.traits, .traits), (.watch, .watch), (.defaults, .defaults), (.pasteboard, .pasteboard),
      (.pasteboardItems, .pasteboard), (.pasteboard, .pasteboardItems),
      (.pasteboardItems, .pasteboardItems), (.openableSchemes, .openableSchemes):
      true
    case (.deviceEvent(let new), .deviceEvent(let old)): new == old
    default: false
    }
  }
}
