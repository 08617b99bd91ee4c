extension UIDocument {
  /// The kind of a save.
  public enum SaveOperation: Int, Sendable {
    /// The document is saved for the first time, or to a new place.
    case forCreating
    /// The document is saved over its file.
    case forOverwriting
  }
}
