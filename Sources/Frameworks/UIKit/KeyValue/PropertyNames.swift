/// The properties of UIKit's classes that are found by name.
// Source: Documentation/Behaviour/ObjectiveC.md (KC9)
enum PropertyNames {
  /// Makes all known, once, when the first is asked for.
  static let known: Void = {
    // Naming a property touches no view, so it does not matter on which thread it happens.
    let add: @MainActor () -> Void = {
      addViews()
      addControls()
      addControllers()
    }
    unsafeBitCast(add, to: (() -> Void).self)()
  }()

  /// Names a property that is a yes or a no: `isHidden` is `hidden`, and to `#keyPath` both.
  static func add<Root: NSObject>(flag name: String, _ keyPath: KeyPath<Root, Bool>) {
    KeyedProperties.add("is" + name.prefix(1).uppercased() + name.dropFirst(), keyPath)
    KeyedProperties.add(name, keyPath)
  }
}

extension UIResponder: KeyedClass {
  package nonisolated static func makePropertiesKnown() { PropertyNames.known }
}
extension UIGestureRecognizer: KeyedClass {
  package nonisolated static func makePropertiesKnown() { PropertyNames.known }
}
extension UIBarItem: KeyedClass {
  package nonisolated static func makePropertiesKnown() { PropertyNames.known }
}
extension UINavigationItem: KeyedClass {
  package nonisolated static func makePropertiesKnown() { PropertyNames.known }
}
extension NSLayoutConstraint: KeyedClass {
  package nonisolated static func makePropertiesKnown() { PropertyNames.known }
}

// Layers know their properties themselves.
extension CALayer: _KVGet, _KVSet, _KVGetPath, _KVSetPath {}
