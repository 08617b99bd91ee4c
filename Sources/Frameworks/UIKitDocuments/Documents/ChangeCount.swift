/// The changes of a document since it was saved.
///
/// Step DocumentsInApps.CC1.
struct ChangeCount {
  /// The number of changes since the saved state; negative after undoing beyond it.
  private var position = 0
  /// The number of times that the saved state was lost, because a change replaced what could have
  /// been redone.
  private var losses = 0

  /// Whether the document differs from what was saved.
  var hasChanges: Bool { position != 0 || losses != 0 }

  /// Notes a change.
  mutating func note(_ change: UIDocument.ChangeKind) {
    switch change {
    case .done:
      if position < 0 { losses += 1 }
      position += 1
    case .undone: position -= 1
    case .redone: position += 1
    case .cleared: self = ChangeCount()
    }
  }

  /// Notes that the document was saved with the changes of a token.
  mutating func noteSaved(_ saved: ChangeCount) {
    position -= saved.position
    losses = max(0, losses - saved.losses)
  }
}
