/// An object that cancels the subscription when the iterator is released.
final class InboxSubscription {
  private let cancel: () -> Void

  init(_ cancel: @escaping () -> Void) { self.cancel = cancel }

  deinit { cancel() }
}
