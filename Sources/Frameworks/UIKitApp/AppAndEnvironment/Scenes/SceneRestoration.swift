import TactusPhoneLink
import TactusThreads

/// The state of the app's scene, which lasts until later launches.
///
/// Steps Restoration.SR1…
@MainActor
enum SceneRestoration {
  /// Receives the state of an earlier run, before the launch.
  static func receive(_ text: String) { stateOfContext.value = text }

  /// Restores the state into a session that is about to be connected (Restoration.SR2).
  static func restore(_ session: UISceneSession) {
    let text = stateOfContext.value
    guard !text.isEmpty,
      let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil),
      let members = list as? [String: Any]
    else { return }
    session.userInfo = members[Key.session] as? [String: Any]
    guard let type = members[Key.type] as? String else { return }
    let activity = NSUserActivity(activityType: type)
    activity.title = members[Key.title] as? String
    activity.userInfo = members[Key.information] as? [String: Any]
    activity.persistentIdentifier = members[Key.identifier] as? String
    activity.targetContentIdentifier = members[Key.target] as? String
    session.stateRestorationActivity = activity
  }

  /// The state of the view controllers of an earlier run; nil for none (Restoration.RS3).
  static var controllers: [String: Any]? {
    let text = stateOfContext.value
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return (list as? [String: Any])?[Key.controllers] as? [String: Any]
  }

  /// Keeps the state of a scene that has entered the background (Restoration.SR1).
  ///
  /// - Parameter controllers: The state of the view controllers of an app without a scene delegate;
  ///   nil for none.
  static func save(_ scene: UIScene, controllers: [String: Any]? = nil) {
    if let delegate = scene.delegate {
      scene.session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
    }
    let text = text(of: scene.session, controllers)
    guard text != stateOfContext.value else { return }
    stateOfContext.value = text
    PhoneRequests.send(.restorationState(text))
  }

  /// Forgets the state of an app that has ended.
  static func reset() { stateOfContext.value = "" }

  // MARK: Internals

  private enum Key {
    static let type = "type"
    static let title = "title"
    static let information = "userInfo"
    static let identifier = "persistentIdentifier"
    static let target = "targetContentIdentifier"
    static let session = "session"
    static let controllers = "controllers"
  }

  /// The state that the phone keeps; empty for none.
  private static let stateOfContext = ContextLocal("")

  private static func text(of session: UISceneSession, _ controllers: [String: Any]?) -> String {
    var members: [String: Any] = [:]
    members[Key.controllers] = controllers
    if let activity = session.stateRestorationActivity {
      if activity.needsSave {
        activity.needsSave = false
        activity.delegate?.userActivityWillSave(activity)
      }
      members[Key.type] = activity.activityType
      members[Key.title] = activity.title
      members[Key.identifier] = activity.persistentIdentifier
      members[Key.target] = activity.targetContentIdentifier
      let entries = (activity.userInfo ?? [:]).compactMap { key, value in
        (key as? String).map { ($0, value) }
      }
      let information = Dictionary(entries) { $1 }
      if isPropertyList(information, "userInfo of the activity “\(activity.activityType)”") {
        members[Key.information] = information
      }
    }
    if let information = session.userInfo, !information.isEmpty,
      isPropertyList(information, "userInfo of the scene's session")
    {
      members[Key.session] = information
    }
    guard !members.isEmpty,
      let data = try? PropertyListSerialization.data(
        fromPropertyList: members, format: .xml, options: 0)
    else { return "" }
    guard data.count <= LinkLimits.restorationBytes else {
      RuntimeWarning.once(
        "the state of the scene is not kept: it has \(data.count) bytes, and "
          + "\(LinkLimits.restorationBytes) are the limit")
      return ""
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func isPropertyList(_ value: [String: Any], _ name: String) -> Bool {
    if PropertyListSerialization.propertyList(value, isValidFor: .xml) { return true }
    RuntimeWarning.once("the \(name) is not kept, because it is not a property list")
    return false
  }
}
