/// The activities, configurations and assistants of responders, few of which have one.
@MainActor
enum ResponderActivities {
  /// The activities by responder, which is not retained.
  static let activities = NSMapTable<UIResponder, NSUserActivity>.weakToStrongObjects()
  /// The configurations of shared items by responder, which is not retained.
  static let configurations = NSMapTable<UIResponder, ActivityItemsBox>.weakToStrongObjects()
  /// The assistants of typing by responder, which is not retained.
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
