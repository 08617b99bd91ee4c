extension UIDocument {
  /// The kind of a change of a document.
  public enum ChangeKind: Int, Sendable {
    /// A change was made.
    case done
    /// A change was undone.
    case undone
    /// A change was redone.
    case redone
    /// No changes are left.
    case cleared
  }
}
