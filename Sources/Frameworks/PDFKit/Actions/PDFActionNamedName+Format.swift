extension PDFActionNamedName {
  private static let names = [
    "", "NextPage", "PrevPage", "FirstPage", "LastPage", "GoBack", "GoForward", "GoToPage", "Find",
    "Print", "ZoomIn", "ZoomOut",
  ]

  /// The name in the format.
  var formatName: String { Self.names[rawValue] }

  /// Returns the action with a name of the format; `none` for any other name.
  static func named(_ name: String) -> Self {
    names.firstIndex(of: name).flatMap { Self(rawValue: $0) } ?? .none
  }
}
