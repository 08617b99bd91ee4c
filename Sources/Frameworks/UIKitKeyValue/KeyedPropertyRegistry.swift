import Synchronization

/// The properties of UIKit's classes, by key for key-value coding.
// Source: ObjectiveC.KC9
enum KeyedPropertyRegistry {
  /// Registers the most used classes and the methods once, on the main thread, and the listed
  /// properties of a class.
  ///
  /// - Thread: any; at the first call other threads wait for the main thread.
  static func register(_ type: AnyClass) {
    if !isRegistered.load(ordering: .acquiring) { AnyThread.read { registration } }
    KeyedTables.register(type)
  }

  @MainActor private static let registration: Void = {
    addViews()
    addControls()
    addControllers()
    addAppearance()
    addReplaced()
    addMethods()
    // `#keyPath(UIApplication.shared)` is the Objective-C name on an iPhone, the Swift name here.
    for name in ["sharedApplication", "shared"] {
      KeyedProperties.add(name, \UIApplication.Type.shared)
    }
    for name in ["currentDevice", "current"] { KeyedProperties.add(name, \UIDevice.Type.current) }
    for name in ["mainScreen", "main"] { KeyedProperties.add(name, \UIScreen.Type.main) }
    isRegistered.store(true, ordering: .releasing)
  }()
  private static let isRegistered = Atomic(false)

  /// Registers a Boolean property under both names: `isHidden` as `isHidden` and `hidden`.
  static func add<Root: NSObject>(flag name: String, _ keyPath: KeyPath<Root, Bool>) {
    KeyedProperties.add("is" + name.prefix(1).uppercased() + name.dropFirst(), keyPath)
    KeyedProperties.add(name, keyPath)
  }
}

extension AccessibleObject: KeyedClass {
  package nonisolated static func registerProperties() { KeyedPropertyRegistry.register(self) }
}
extension UIDevice: KeyedClass {
  package nonisolated static func registerProperties() { KeyedPropertyRegistry.register(self) }
}
extension UIScreen: KeyedClass {
  package nonisolated static func registerProperties() { KeyedPropertyRegistry.register(self) }
}
extension UIGestureRecognizer: KeyedClass {
  package nonisolated static func registerProperties() { KeyedPropertyRegistry.register(self) }
}
extension NSLayoutConstraint: KeyedClass {
  package nonisolated static func registerProperties() { KeyedPropertyRegistry.register(self) }
}

// Layers implement key-value coding themselves.
extension CALayer: _KVGet, _KVSet, _KVGetPath, _KVSetPath {}
