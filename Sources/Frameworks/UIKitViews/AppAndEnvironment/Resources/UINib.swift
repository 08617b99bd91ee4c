/// An interface file, from which objects are created.
///
/// The format is described in `Documentation/Behaviour/Nibs.md` (Nibs.NI1…).
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Creates a nib without a name or objects.
  public override init() {
    (name, bundle, data) = ("", .main, nil)
    super.init()
  }

  /// Creates a nib of a file; a `nil` bundle is the app's own.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    (self.name, bundle, data) = (name, bundleOrNil ?? .main, nil)
    super.init()
  }

  /// Creates a nib of the bytes of a file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    (name, bundle, self.data) = ("data", bundleOrNil ?? .main, data)
    super.init()
  }

  /// Creates the objects of the file, and returns the top-level ones (Nibs.NI2, Nibs.NI3).
  ///
  /// Traps if the file does not exist or cannot be read.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let (document, path) = contents
    let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    let decoder = NibDecoder(path, bundle: bundle, owner: ownerOrNil)
    return decoder.objects(in: document, replacing: externals)
  }

  /// The options of instantiating.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option as a string.
    public let rawValue: String
    /// Creates an option from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects that replace the file's proxies.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  // MARK: Internals

  /// Returns the path of a file; `nil` if the bundle has none of the name (Nibs.NI1).
  static func path(of name: String, in bundle: Bundle) -> String? {
    let names = ["\(name)~iphone", name]
    return names.lazy.compactMap { bundle.path(forResource: $0, ofType: "xib") }.first
      ?? names.lazy.compactMap { bundle.path(forResource: $0, ofType: "nib") }.first
  }

  /// Returns the end of a message: the most similar name and the list of files.
  private static func hint(for name: String, in bundle: Bundle) -> String {
    let paths = ["xib", "nib"].flatMap { bundle.paths(forResourcesOfType: $0, inDirectory: nil) }
    let names = Set(paths.map { URL(filePath: $0).deletingPathExtension().lastPathComponent })
    return UnknownName.hint(
      for: name, among: names.sorted(), called: "the interface files of the bundle",
      none: "the bundle has no interface files: in a package, the target's resources list them")
  }

  /// The contents and the path of the file, read once.
  private lazy var contents: (document: NibElement, path: String) = {
    let path = data == nil ? Self.path(of: name, in: bundle) : name
    guard let path, let data = data ?? FileManager.default.contents(atPath: path) else {
      programmingError(
        "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'"
          + Self.hint(for: name, in: bundle),
        exception: "NSInternalInconsistencyException")
    }
    do throws(NibFile.ReadingError) {
      return (try NibFile.read(data), path)
    } catch {
      programmingError("\(path):\(error.line): the file \(error.message)")
    }
  }()

  private let name: String
  private let bundle: Bundle
  private let data: Data?
}

extension Bundle {
  /// Creates the objects of an interface file, and returns the top-level ones (Nibs.NI1).
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
