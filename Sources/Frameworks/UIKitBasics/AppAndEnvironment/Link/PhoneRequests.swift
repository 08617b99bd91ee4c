import TactusPhoneLink
import TactusThreads

/// The requests of the app to the phone.
@MainActor
package enum PhoneRequests {
  /// Receives the requests; nil before the app is connected to a phone.
  package static var handler: ((AppRequest) -> Void)? {
    get { handlerOfContext.value }
    set { handlerOfContext.value = newValue }
  }

  private static let handlerOfContext = ContextLocal<((AppRequest) -> Void)?>(nil)

  /// Sends a request; texts that are too long are truncated.
  package static func send(_ request: AppRequest) {
    switch request {
    case .announce(var announcement):
      announcement.text = truncated(announcement.text)
      announcement.language = announcement.language.map(truncated)
      handler?(.announce(announcement))
    case .open(let url, let id): handler?(.open(truncated(url), id: id))
    // Content beyond the limits is not shared with other apps (Pasteboard.CO11).
    case .copied(let text, _, _, _) where text.utf8.count > LinkLimits.pasteboardBytes:
      RuntimeWarning.once(
        "the text on the general pasteboard stays in the app: it has \(text.utf8.count) bytes, and "
          + "\(LinkLimits.pasteboardBytes) are the limit")
    case .copied(let text, let items, let isPrivate, let expiry)
    where items.count > LinkLimits.pasteboardItems
      || items.contains { $0.representations.count > LinkLimits.pasteboardItems }
      || items.reduce(0, { $0 + $1.size }) > LinkLimits.pasteboardItemBytes:
      RuntimeWarning.once(
        "the items on the general pasteboard stay in the app, and other apps get their text only: "
          + "they have \(items.reduce(0) { $0 + $1.size }) bytes in \(items.count) items, and "
          + "\(LinkLimits.pasteboardItemBytes) in \(LinkLimits.pasteboardItems) are the limit")
      handler?(.copied(text, isPrivate: isPrivate, expiry: expiry))
    default: handler?(request)
    }
  }

  private static func truncated(_ text: String) -> String {
    var text = text
    while text.utf8.count > LinkLimits.shortTextBytes {
      text.removeLast(max(1, text.count / 8))
    }
    return text
  }
}
