extension UITextFormattingViewController {
  /// A group of components that are beside and below each other.
  open class ComponentGroup: NSObject, NSCopying {
    /// The components of the group.
    open private(set) var components: [Component]

    /// Creates a group of components.
    public init(components: [Component]) {
      self.components = components
      super.init()
    }

    /// Returns a group of components.
    public static func group(_ components: [Component]) -> ComponentGroup {
      ComponentGroup(components: components)
    }

    /// Returns the group itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
