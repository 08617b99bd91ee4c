/// The activities, configurations and assistants of responders; few responders have any.
@MainActor
enum ResponderActivities {
  /// The activities by responder, a weak reference.
  static let activities = NSMapTable<UIResponder, NSUserActivity>.weakToStrongObjects()
  /// The configurations of shared items by responder, a weak reference.
  static let configurations = NSMapTable<UIResponder, ActivityItemsBox>.weakToStrongObjects()
  /// The input assistant items by responder, a weak reference.
  static let assistants = NSMapTable<UIResponder, UITextInputAssistantItem>.weakToStrongObjects()
}

/// An object that retains a configuration of shared items.
@MainActor
final class ActivityItemsBox: NSObject {
  let configuration: any UIActivityItemsConfigurationReading
  init(_ configuration: any UIActivityItemsConfigurationReading) {
    self.configuration = configuration
  }
}
