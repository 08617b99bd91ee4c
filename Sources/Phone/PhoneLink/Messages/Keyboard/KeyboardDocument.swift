/// The text around the insertion point, and the traits of the text, for a custom keyboard.
///
/// Steps Keyboards.CU7…
public struct KeyboardDocument: Sendable, Equatable {
  /// The text of the paragraph before the insertion point; `nil` for none.
  public var before: String?
  /// The selected text; `nil` for none.
  public var selected: String?
  /// The text of the paragraph after the insertion point; `nil` for none.
  public var after: String?
  /// Whether there is any text.
  public var hasText = false
  /// Whether the return key is enabled only while there is text.
  public var enablesReturnAutomatically = false
  /// The raw value of the autocorrection type.
  public var autocorrection = 0
  /// The raw value of the spell checking type.
  public var spellChecking = 0
  /// The raw value of the keyboard's appearance.
  public var appearance = 0

  /// Creates an empty text.
  public init() {}
}
