extension PDFAnnotation {
  /// The type of a markup.
  public var markupType: PDFMarkupType {
    get {
      switch type {
      case "StrikeOut": .strikeOut
      case "Underline": .underline
      case "Redact": .redact
      default: .highlight
      }
    }
    set { type = ["Highlight", "StrikeOut", "Underline", "Redact"][newValue.rawValue] }
  }

  /// The icon of a note.
  public var iconType: PDFTextAnnotationIconType {
    get {
      let name = entry("/Name") ?? "/Note"
      return Self.icons.firstIndex(of: String(name.drop { $0 == "/" }))
        .flatMap { PDFTextAnnotationIconType(rawValue: $0) } ?? .note
    }
    set { set("/" + Self.icons[newValue.rawValue], "/Name") }
  }

  private static let icons = [
    "Comment", "Key", "Note", "Help", "NewParagraph", "Paragraph", "Insert",
  ]
}
