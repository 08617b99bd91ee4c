/// The file format of a plot.
public enum PlotFormat: String, Sendable, CaseIterable {
  /// Scalable Vector Graphics; text is converted to outlines.
  case svg
  /// Portable Network Graphics.
  case png
  /// Portable Document Format, with one page.
  case pdf

  /// Creates the format for a file name's extension, regardless of case.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }
}
