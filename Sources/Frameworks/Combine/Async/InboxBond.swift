/// Cancels when nobody keeps it: an iterator that is left early.
final class InboxBond {
  private let cancel: () -> Void

  init(_ cancel: @escaping () -> Void) { self.cancel = cancel }

  deinit { cancel() }
}
