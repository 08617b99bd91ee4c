/// The configuration of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil for a unique one.
  ///   - sourcePoint: The location in the interaction's view.
  public init(identifier: (any Hashable)?, sourcePoint: CGPoint) {
    self.identifier = identifier.map { AnyHashable($0) } ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }

  /// The identifier.
  open private(set) var identifier: AnyHashable
  /// The location in the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// The preferred direction of the arrow.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}
