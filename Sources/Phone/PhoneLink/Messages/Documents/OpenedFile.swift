import TactusPhoneTypes

/// A file that an app is asked to open.
public struct OpenedFile: Sendable, Equatable {
  /// The absolute path.
  public var path: String
  /// The app that hands the file over; `nil` if it is not installed.
  public var source: BundleIdentifier?
  /// A property list for the app that opens the file, as XML; empty for none.
  public var annotation: String
  /// Whether the file is the original, and not a copy for the app.
  public var isOriginal: Bool

  /// Describes a file.
  public init(
    _ path: String, source: BundleIdentifier? = nil, annotation: String = "",
    isOriginal: Bool = false
  ) {
    self.path = path
    self.source = source
    self.annotation = annotation
    self.isOriginal = isOriginal
  }
}
