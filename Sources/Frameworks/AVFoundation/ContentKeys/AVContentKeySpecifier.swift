/// The specification of a requested key.
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class AVContentKeySpecifier: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates a specifier without a key.
  public override init() {
    (system, key, properties) = (AVContentKeySystem(rawValue: ""), "", [:])
    super.init()
  }

  /// Creates the specifier of a key.
  ///
  /// - Parameters:
  ///   - keySystem: The key system.
  ///   - contentKeyIdentifier: The identifier of the key, such as a URL.
  ///   - options: Further properties.
  public init(
    forKeySystem keySystem: AVContentKeySystem, identifier contentKeyIdentifier: Any,
    options: [String: Any] = [:]
  ) {
    (system, key, properties) = (keySystem, contentKeyIdentifier, options)
    super.init()
  }

  /// The key system.
  open var keySystem: AVContentKeySystem { system }
  /// The identifier of the key.
  open var identifier: Any { key }
  /// Additional attributes.
  open var options: [String: Any] { properties }

  // MARK: Internals

  private let system: AVContentKeySystem
  private let key: Any
  private let properties: [String: Any]
}
