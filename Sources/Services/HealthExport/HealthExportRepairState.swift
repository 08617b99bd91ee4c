/// The place of a filter in the part of a document before its root element, or after its beginning.
enum HealthExportRepairState: Equatable {
  /// Before the root element, outside of everything.
  case prolog
  /// In an instruction for programs.
  case instruction
  /// In a comment, of the declarations or outside of them.
  case comment(isInDeclarations: Bool)
  /// In the type of the document, before its declarations; in quotes, if there is a quote.
  case type(quote: UInt8)
  /// In the declarations; after the bracket that may end them, if the end is near.
  case declarations(isEndNear: Bool)
  /// After the beginning of the root element.
  case body

  /// Whether the bytes become spaces.
  var isBlank: Bool {
    switch self {
    case .prolog, .instruction, .comment(isInDeclarations: false), .body: false
    case .type, .declarations, .comment(isInDeclarations: true): true
    }
  }
}
