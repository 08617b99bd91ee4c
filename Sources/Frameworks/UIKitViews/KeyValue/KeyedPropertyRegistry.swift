/// The properties of UIKit's classes that key-value coding finds by name.
// Source: ObjectiveC.KC9
enum KeyedPropertyRegistry {
  /// Registers all properties, once, at first use.
  static let registration: Void = {
    // Key paths do not access any view, so the thread does not matter.
    let add: @MainActor () -> Void = {
      addViews()
      addControls()
      addControllers()
    }
    unsafeBitCast(add, to: (() -> Void).self)()
  }()

  /// Registers a Boolean property under both names: `isHidden` as `isHidden` and `hidden`.
  static func add<Root: NSObject>(flag name: String, _ keyPath: KeyPath<Root, Bool>) {
    KeyedProperties.add("is" + name.prefix(1).uppercased() + name.dropFirst(), keyPath)
    KeyedProperties.add(name, keyPath)
  }
}

extension UIResponder: KeyedClass {
  package nonisolated static func registerProperties() { KeyedPropertyRegistry.registration }
}
extension UIGestureRecognizer: KeyedClass {
  package nonisolated static func registerProperties() { KeyedPropertyRegistry.registration }
}
extension UIBarItem: KeyedClass {
  package nonisolated static func registerProperties() { KeyedPropertyRegistry.registration }
}
extension UINavigationItem: KeyedClass {
  package nonisolated static func registerProperties() { KeyedPropertyRegistry.registration }
}
extension NSLayoutConstraint: KeyedClass {
  package nonisolated static func registerProperties() { KeyedPropertyRegistry.registration }
}

// Layers implement key-value coding themselves.
extension CALayer: _KVGet, _KVSet, _KVGetPath, _KVSetPath {}
