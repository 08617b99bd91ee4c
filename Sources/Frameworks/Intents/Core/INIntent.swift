/// A user's request to an app (Intents.IN1…).
open class INIntent: NSObject, NSCopying, INIntentSetImageKeyPath, @unchecked Sendable {
  /// Creates an intent without values.
  public override init() {
    values = [:]
    super.init()
  }

  init(values: [String: Any]) {
    self.values = values
    super.init()
  }

  /// The identifier of the intent.
  public let identifier: String? = UUID().uuidString
  /// The class name, as a description.
  open var intentDescription: String? { "\(type(of: self))" }
  /// The suggested phrase for a shortcut.
  open var suggestedInvocationPhrase: String?

  /// Returns the picture of the first value that has one (Intents.IN3).
  open func keyImage() -> INImage? { images.sorted { $0.key < $1.key }.first?.value }

  // MARK: Copying

  /// Returns a copy and pictures (Intents.IN2).
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = copyOfKind()
    copy.suggestedInvocationPhrase = suggestedInvocationPhrase
    copy.images = images
    return copy
  }

  // MARK: Internals

  /// The values by the names of their properties.
  let values: [String: Any]
  /// The pictures by the descriptions of their properties.
  var images: [String: INImage] = [:]

  /// Returns a value; `nil` if it is missing.
  func value<Value>(_ name: String) -> Value? { values[name] as? Value }

  /// Returns an intent of the same kind with the same values.
  func copyOfKind() -> INIntent { INIntent(values: values) }
}
