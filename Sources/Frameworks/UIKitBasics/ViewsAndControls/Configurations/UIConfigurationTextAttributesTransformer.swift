/// A transformer of a text's attributes in a configuration.
public struct UIConfigurationTextAttributesTransformer: Sendable, Hashable {
  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    body = Body(transform)
  }

  /// The closure that transforms attributes.
  public var transform: @Sendable (AttributeContainer) -> AttributeContainer { body.transform }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    body.transform(input)
  }

  /// Returns whether two values are the same transformer.
  public static func == (
    left: UIConfigurationTextAttributesTransformer, right: UIConfigurationTextAttributesTransformer
  ) -> Bool { left.body === right.body }

  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(body)) }

  // MARK: Internals

  private final class Body: Sendable {
    let transform: @Sendable (AttributeContainer) -> AttributeContainer
    init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }

  private let body: Body
}
