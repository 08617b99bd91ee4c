extension UIDocument {
  /// The state of a document.
  public struct State: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a state from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The document is open, and nothing is wrong.
    public static let normal: State = []
    /// The document is not open.
    public static let closed = State(rawValue: 1)
    /// The file has conflicts that are not resolved.
    public static let inConflict = State(rawValue: 2)
    /// The document could not be saved.
    public static let savingError = State(rawValue: 4)
    /// The user must not change the document now.
    public static let editingDisabled = State(rawValue: 8)
    /// The document is being read or written, and has a progress.
    public static let progressAvailable = State(rawValue: 16)
  }
}
