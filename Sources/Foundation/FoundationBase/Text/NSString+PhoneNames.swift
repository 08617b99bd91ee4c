// The members of `NSString` that only an iPhone's Foundation has.

extension NSString {
  /// Creates a string of a format that is a `CFString`, on an iPhone also an `NSString`
  /// (ObjectiveC.FO46).
  ///
  /// - Parameters:
  ///   - format: The format, as `String(format:)` takes it.
  ///   - args: The values of its specifiers.
  @_disfavoredOverload
  public convenience init(format: CFString, _ args: any CVarArg...) {
    self.init(string: String(format: format, arguments: args))
  }

  /// Creates a string by formatting values for the user's locale.
  public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self {
    self.init(string: String(format: format as String, locale: .current, arguments: args))
  }

  /// Returns paths that are the receiver followed by each of some components.
  public func strings(byAppendingPaths paths: [String]) -> [String] {
    paths.map { appendingPathComponent($0) }
  }

  /// The path with a tilde in place of the home folder.
  public var abbreviatingWithTildeInPath: String {
    let (path, home) = (standardizingPath, NSHomeDirectory())
    if path == home { return "~" }
    return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
  }

  /// Returns the receiver: there are no variants for widths here.
  public func variantFittingPresentationWidth(_ width: Int) -> String { self as String }

  /// Returns the values of the receiver's text, which is a property list; nil for another text.
  public func propertyList() -> Any? {
    try? PropertyListSerialization.propertyList(
      from: Data((self as String).utf8), options: [], format: nil)
  }
}

extension NSMutableString {
  /// Creates an empty string.
  public convenience init(_empty: Void = ()) { self.init(capacity: 0) }
}
