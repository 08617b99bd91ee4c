/// Changes how a title looks that is described as a whole.
public struct UIConfigurationTextAttributesTransformer: Sendable, Hashable {
  /// Makes one of what it does.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    body = Body(transform)
  }

  /// Gives other attributes for some.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    body.transform(input)
  }

  /// Whether two are the same one.
  public static func == (
    left: UIConfigurationTextAttributesTransformer, right: UIConfigurationTextAttributesTransformer
  ) -> Bool { left.body === right.body }

  /// Is the same for the same one.
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
