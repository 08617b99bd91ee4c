/// The declaration of a shader attribute; stored, because shaders do not run (Scenes.SK40).
///
/// - Thread: any; only its creator changes it.
open class SKAttribute: NSObject, @unchecked Sendable {
  /// Creates an attribute.
  public init(name: String, type: SKAttributeType) {
    (self.name, self.type) = (name, type)
    super.init()
  }

  /// The name.
  open internal(set) var name: String
  /// The type.
  open internal(set) var type: SKAttributeType
}
