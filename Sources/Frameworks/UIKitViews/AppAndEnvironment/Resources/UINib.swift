/// A xib file; its objects cannot be created here.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Creates a nib of a file; `nil` for the bundle stands for the app's own.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates a nib of the bytes of a file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    super.init()
  }

  /// Ends the program, because xib files are not supported.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    programmingError(
      "the objects of '\(name).xib' cannot be created, because xib files are not supported; create "
        + "them in code")
  }

  /// The options of instantiating.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option as a string.
    public let rawValue: String
    /// Creates an option from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects that stand for the proxies of the file.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
}

extension Bundle {
  /// Ends the program, because xib files are not supported.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
