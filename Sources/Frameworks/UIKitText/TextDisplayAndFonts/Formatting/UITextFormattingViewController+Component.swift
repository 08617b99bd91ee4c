extension UITextFormattingViewController {
  /// A component of the interface: which one, and its preferred size.
  open class Component: NSObject, NSCopying {
    /// The key of the component.
    open private(set) var componentKey: ComponentKey
    /// The preferred size.
    open private(set) var preferredSize: ComponentSize

    /// Creates a component with a key and a preferred size.
    public init(componentKey: ComponentKey, preferredSize: ComponentSize) {
      (self.componentKey, self.preferredSize) = (componentKey, preferredSize)
      super.init()
    }

    /// Returns a component with a key and a preferred size.
    public static func component(
      _ componentKey: ComponentKey, _ preferredSize: ComponentSize
    ) -> Component { Component(componentKey: componentKey, preferredSize: preferredSize) }

    /// Returns the component itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
