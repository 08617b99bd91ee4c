import TactusPhoneLink
import TactusPhoneTypes

/// An installed app, with everything that lasts as long as its installation.
public struct AppRecord: Sendable, Equatable {
  /// The description from the bundle; an update replaces it.
  public var description: AppDescription
  /// The position on the Home screen.
  public var position: HomePosition
  /// The number on the icon; 0 for none.
  public var badge: Int
  /// The quick actions that the app has set.
  public var dynamicActions: [QuickAction]
  /// The place of the installation in the order of all installations; an update keeps it.
  public var number: Int

  /// Creates a record.
  public init(
    _ description: AppDescription, position: HomePosition, badge: Int = 0,
    dynamicActions: [QuickAction] = [], number: Int
  ) {
    self.description = description
    self.position = position
    self.badge = badge
    self.dynamicActions = dynamicActions
    self.number = number
  }

  /// The app as the Home screen shows it.
  public var app: InstalledApp {
    InstalledApp(
      identifier: description.identifier, name: description.name, version: description.version,
      icon: description.icon, position: position, badge: badge,
      staticActions: description.quickActions, dynamicActions: dynamicActions,
      bundlePath: description.bundlePath, isSystemApp: description.isSystemApp,
      urlSchemes: description.urlSchemes, keyboards: description.keyboards,
      documents: description.documents, dataPath: description.dataPath)
  }
}
