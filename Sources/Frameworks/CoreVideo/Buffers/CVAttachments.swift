import Synchronization

/// The attachments of a buffer.
///
/// - Thread: any; values that are attached do not change.
package final class CVAttachments: Sendable {
  // Sendable because nobody changes a value that is attached.
  private struct Attachment: @unchecked Sendable {
    let value: Any
    let passesOn: Bool
  }

  private let attachments = Mutex<[String: Attachment]>([:])

  /// Creates an empty list.
  package init() {}

  /// Sets or removes an attachment.
  package func set(_ value: Any?, for key: String, passesOn: Bool) {
    let attachment = value.map { Attachment(value: $0, passesOn: passesOn) }
    attachments.withLock { $0[key] = attachment }
  }

  /// Returns an attachment, and whether it propagates to copies; nil if there is none.
  package func value(for key: String) -> (value: Any, passesOn: Bool)? {
    let attachment = attachments.withLock { $0[key] }
    return attachment.map { ($0.value, $0.passesOn) }
  }

  /// Returns the attachments that propagate to copies, or those that do not.
  package func values(passingOn passesOn: Bool) -> [AnyHashable: Any] {
    let all = attachments.withLock { $0.filter { $0.value.passesOn == passesOn } }
    return Dictionary(uniqueKeysWithValues: all.map { (AnyHashable($0.key), $0.value.value) })
  }

  /// Copies the propagating attachments of another buffer.
  package func pass(from other: CVAttachments) {
    let passed = other.attachments.withLock { $0.filter { $0.value.passesOn } }
    attachments.withLock { $0.merge(passed) { _, new in new } }
  }
}
