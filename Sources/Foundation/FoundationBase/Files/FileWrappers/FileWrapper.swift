import TactusCrashReports

/// A file, a folder or a symbolic link in memory.
///
/// Steps DocumentsInApps.FW1…
///
/// - Thread: one at a time.
open class FileWrapper: NSObject {
  /// Options for reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The contents are read at once; here they always are.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// The files are not mapped into memory; here they never are.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The file appears whole or not at all.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The file names of the wrapper and of those in it become those of the written files.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  enum Content {
    case regularFile(Data)
    case directory([String: FileWrapper])
    case symbolicLink(URL)
  }

  var content: Content

  // MARK: Creating

  /// Reads a file, a folder with everything in it, or a symbolic link.
  ///
  /// - Throws: `CocoaError` if it cannot be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    let file = try WrappedFile(reading: url)
    content = file.content
    fileAttributes = file.attributes
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// Creates a folder with wrappers by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .directory(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
    fileAttributes = [FileAttributeKey.type.rawValue: FileAttributeType.typeDirectory]
  }

  /// Creates a file with contents.
  public init(regularFileWithContents contents: Data) {
    content = .regularFile(contents)
    fileAttributes = [FileAttributeKey.type.rawValue: FileAttributeType.typeRegular]
  }

  /// Creates a symbolic link to a place.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .symbolicLink(url)
    fileAttributes = [FileAttributeKey.type.rawValue: FileAttributeType.typeSymbolicLink]
  }

  // MARK: Properties

  /// Whether it is a folder.
  open var isDirectory: Bool { if case .directory = content { true } else { false } }
  /// Whether it is a file.
  open var isRegularFile: Bool { if case .regularFile = content { true } else { false } }
  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool { if case .symbolicLink = content { true } else { false } }

  /// The name that the file gets where no other file has it.
  open var preferredFilename: String?
  /// The name of the file that was read or written last; nil before.
  open var filename: String?
  /// The attributes of the file, by the names of `FileAttributeKey`.
  open var fileAttributes: [String: Any]

  /// The contents of a file; nil of a folder and of a link.
  open var regularFileContents: Data? {
    if case .regularFile(let data) = content { data } else { nil }
  }

  /// The place that a symbolic link leads to; nil of others.
  open var symbolicLinkDestinationURL: URL? {
    if case .symbolicLink(let url) = content { url } else { nil }
  }

  /// The wrappers in a folder by their keys; nil of others.
  open var fileWrappers: [String: FileWrapper]? {
    if case .directory(let children) = content { children } else { nil }
  }

  // MARK: Folders

  /// Adds a wrapper to the folder and returns its key, which is its preferred name if that is free
  /// (DocumentsInApps.FW2).
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .directory(var children) = content else { notADirectory("addFileWrapper(_:)") }
    guard let name = child.preferredFilename, !name.isEmpty else {
      programmingError(
        "addFileWrapper(_:) needs a wrapper with a preferred file name",
        exception: "NSInvalidArgumentException")
    }
    var (key, number) = (name, 1)
    while children[key] != nil {
      number += 1
      key = "\(number)__#$!@%!#__\(name)"
    }
    children[key] = child
    content = .directory(children)
    return key
  }

  /// Adds a file to the folder and returns its key.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a wrapper from the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .directory(let children) = content else { notADirectory("removeFileWrapper(_:)") }
    content = .directory(children.filter { $0.value !== child })
  }

  /// Returns the key of a wrapper in the folder; nil if it is not there.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    guard case .directory(let children) = content else {
      notADirectory("keyForChildFileWrapper(_:)")
    }
    return children.first { $0.value === child }?.key
  }

  // MARK: Reading and writing

  /// Returns whether a file has the contents that were read or written last, by its attributes.
  open func matchesContents(of url: URL) -> Bool {
    guard let file = try? WrappedFile(reading: url) else { return false }
    return WrappedFile(content: content).hasSameContents(as: file)
  }

  /// Replaces the contents by those of a file.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let file = try WrappedFile(reading: url)
    (content, fileAttributes, filename) = (file.content, file.attributes, url.lastPathComponent)
  }

  /// Writes the file, the folder or the link (DocumentsInApps.FW3).
  ///
  /// - Parameters:
  ///   - url: The place.
  ///   - options: The options.
  ///   - originalContentsURL: The place of an earlier version, which is not used.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    if options.contains(.atomic) {
      try SafeFile.replace(url) { try WrappedFile(content: content).write(to: $0) }
    } else {
      try WrappedFile(content: content).write(to: url)
    }
    if options.contains(.withNameUpdating) { updateNames(to: url.lastPathComponent) }
  }

  private func updateNames(to name: String) {
    filename = name
    for (key, child) in fileWrappers ?? [:] { child.updateNames(to: key) }
  }

  private func notADirectory(_ method: String) -> Never {
    programmingError(
      "\(method) was called on a file wrapper that is not a folder: "
        + "\(filename ?? "without a name")")
  }
}
