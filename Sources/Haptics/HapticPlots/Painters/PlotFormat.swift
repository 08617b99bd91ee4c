/// The kinds of file that a picture can be.
public enum PlotFormat: String, Sendable, CaseIterable {
  /// Scalable Vector Graphics; letters are outlines, so it looks the same without our font.
  case svg
  /// Portable Network Graphics.
  case png
  /// Portable Document Format, one page.
  case pdf

  /// The format that a file's name asks for by its ending, in any case of letters.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }
}
