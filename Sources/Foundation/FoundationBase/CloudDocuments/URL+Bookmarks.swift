extension NSURL {
  /// The options of making a bookmark.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The bookmark is as small as it can be.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// The bookmark can be written to a file of its own.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// The bookmark gives no access to a file outside the app's folders.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// The options of resolving a bookmark.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user is not asked.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// No volume is mounted.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// The bookmark gives no access to a file outside the app's folders.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  /// Creates the URL of the file that a bookmark leads to.
  ///
  /// - Parameters:
  ///   - data: The bookmark.
  ///   - options: The options, which have no effect.
  ///   - url: The folder from which the bookmark was made; nil for none.
  ///   - isStale: Receives whether a new bookmark should replace this one; nil for no interest.
  /// - Throws: The errors of `URL.init(resolvingBookmarkData:)`.
  public convenience init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale isStale: UnsafeMutablePointer<ObjCBool>?
  ) throws {
    var wasMoved = false
    let found = try URL(
      resolvingBookmarkData: data, options: options, relativeTo: url,
      bookmarkDataIsStale: &wasMoved)
    isStale?.pointee = ObjCBool(wasMoved)
    self.init(fileURLWithPath: found.path, isDirectory: found.hasDirectoryPath)
  }

  /// Returns a bookmark to the file, which finds the file again later.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` if there is no file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: [URLResourceKey]? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    try (self as URL).bookmarkData(options: options, relativeTo: url)
  }

  /// Writes a bookmark to a file.
  public class func writeBookmarkData(
    _ data: Data, to url: URL, options: Int
  ) throws {
    try URL.writeBookmarkData(data, to: url)
  }

  /// Returns the bookmark that a file contains.
  public class func bookmarkData(withContentsOf url: URL) throws -> Data {
    try URL.bookmarkData(withContentsOf: url)
  }
}

extension URL {
  /// The options of making a bookmark.
  public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  /// The options of resolving a bookmark.
  public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

  /// Returns a bookmark to the file, which finds the file again later.
  ///
  /// A bookmark finds a file by its path, or by its path from the folder `url`, and knows whether
  /// another file has taken its place. Steps CloudDocuments.CD5, CloudDocuments.CD6.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` if there is no file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    try Bookmark(to: self, from: url).data()
  }

  /// Creates the URL of the file that a bookmark leads to.
  ///
  /// - Throws: `CocoaError.fileReadCorruptFile` for data that is not a bookmark, and
  ///   `CocoaError.fileNoSuchFile` if the file no longer exists.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    let bookmark = try Bookmark(data: data)
    let (found, isStale) = try bookmark.resolved(from: url)
    bookmarkDataIsStale = isStale
    self = found
  }

  /// Writes a bookmark to a file.
  public static func writeBookmarkData(_ data: Data, to url: URL) throws {
    _ = try Bookmark(data: data)
    try data.write(to: url, options: .atomic)
  }

  /// Returns the bookmark that a file contains.
  public static func bookmarkData(withContentsOf url: URL) throws -> Data {
    let data = try Data(contentsOf: url)
    _ = try Bookmark(data: data)
    return data
  }

}
