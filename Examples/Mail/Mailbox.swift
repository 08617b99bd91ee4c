import UIKit

/// The messages of the inbox, in memory.
@MainActor
final class Mailbox {
  /// Posted after each change.
  static let didChange = Notification.Name("MailboxDidChange")

  /// The messages, latest first.
  private(set) var messages = Message.samples {
    didSet { NotificationCenter.default.post(name: Self.didChange, object: self) }
  }

  /// The number of messages that were not read.
  var unreadCount: Int { messages.count(where: \.isUnread) }

  /// Returns a message; `nil` if it was deleted.
  func message(_ id: Message.ID) -> Message? { messages.first { $0.id == id } }

  /// Marks a message as read or unread.
  func setUnread(_ isUnread: Bool, _ id: Message.ID) { change(id) { $0.isUnread = isUnread } }

  /// Flags a message, or removes its flag.
  func toggleFlag(_ id: Message.ID) { change(id) { $0.isFlagged.toggle() } }

  /// Deletes a message.
  func delete(_ id: Message.ID) { messages.removeAll { $0.id == id } }

  private func change(_ id: Message.ID, _ body: (inout Message) -> Void) {
    guard let place = messages.firstIndex(where: { $0.id == id }) else { return }
    body(&messages[place])
  }
}
