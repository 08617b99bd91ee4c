extension ImageAnalysisInteraction {
  /// The kinds of interactions with a picture.
  ///
  /// The raw values are a guess.
  public struct InteractionTypes: OptionSet, Hashable, Sendable {
    /// The raw value.
    public var rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All kinds.
    public static let automatic = InteractionTypes(rawValue: 1 << 0)
    /// All kinds for text and its data.
    public static let automaticTextOnly = InteractionTypes(rawValue: 1 << 1)
    /// The selection of text.
    public static let textSelection = InteractionTypes(rawValue: 1 << 2)
    /// Detected data in text, such as addresses.
    public static let dataDetectors = InteractionTypes(rawValue: 1 << 3)
    /// Subjects that can be lifted from the background.
    public static let imageSubject = InteractionTypes(rawValue: 1 << 4)
    /// Subjects that can be looked up.
    public static let visualLookUp = InteractionTypes(rawValue: 1 << 5)
  }
}
