/// The changes of a document at the beginning of a save, opaque to apps.
final class ChangeToken: Sendable {
  let count: ChangeCount

  init(_ count: ChangeCount) { self.count = count }
}
