import TactusPhoneLink
import TactusPhoneTypes

/// A permission of an app that the user decides in Settings.
enum AppPermission: Equatable {
  /// Whether the app reads what other apps have copied (Pasteboard.PP8).
  case paste
  /// Whether the app uses a protected resource (Permissions.ST1).
  case resource(ProtectedResource)

  /// An option of the permission.
  struct Option {
    /// The title.
    var title: String
    /// Whether the option is chosen.
    var isChosen: Bool
    /// The setting that the option requests.
    var setting: SystemSetting
  }

  /// The name.
  var name: String {
    switch self {
    case .paste: SettingsTexts["Paste from Other Apps"]
    case .resource(let resource): resource.settingName
    }
  }

  /// Returns the permissions of an app that the user can decide, in the order of their names.
  @MainActor
  static func all(of app: BundleIdentifier, _ store: SettingsStore) -> [AppPermission] {
    let paste: [AppPermission] = store.pastePermission(of: app) == nil ? [] : [.paste]
    let resources = store.permissions(of: app).keys.map(AppPermission.resource)
    return (paste + resources).sorted { $0.name < $1.name }
  }

  /// Returns the options of the permission for an app, in sections.
  @MainActor
  func options(for app: BundleIdentifier, _ store: SettingsStore) -> [[Option]] {
    switch self {
    case .paste:
      let present = store.pastePermission(of: app)
      return [
        PastePermission.allCases.map {
          Option(
            title: SettingsTexts[$0.rawValue], isChosen: $0 == present, setting: .paste(app, $0))
        }
      ]
    case .resource(let resource):
      let present = store.permissions(of: app)[resource] ?? Permission(.notDetermined)
      let options = resource.settingTitles.map { status, title in
        Option(
          title: SettingsTexts[title], isChosen: status == present.status,
          setting: .permission(
            app, resource, Permission(status, isPrecise: present.isPrecise)))
      }
      guard resource == .location, present.status.permitsUse else { return [options] }
      let precision = [true, false].map { isPrecise in
        Option(
          title: SettingsTexts[isPrecise ? "Precise Location" : "Approximate Location"],
          isChosen: present.isPrecise == isPrecise,
          setting: .permission(
            app, resource, Permission(present.status, isPrecise: isPrecise)))
      }
      return [options, precision]
    }
  }

  /// Returns the title of the chosen option; empty without one, such as of a restricted resource.
  @MainActor
  func choice(for app: BundleIdentifier, _ store: SettingsStore) -> String {
    options(for: app, store).first?.first(where: \.isChosen)?.title ?? ""
  }
}

extension ProtectedResource {
  /// The name in Settings, in the phone's language.
  var settingName: String { SettingsTexts[englishName] }

  private var englishName: String {
    switch self {
    case .bluetooth: "Bluetooth"
    case .calendars: "Calendars"
    case .camera: "Camera"
    case .contacts: "Contacts"
    case .localNetwork: "Local Network"
    case .location: "Location"
    case .mediaLibrary: "Media & Apple Music"
    case .microphone: "Microphone"
    case .motion: "Motion & Fitness"
    case .notifications: "Notifications"
    case .photos: "Photos"
    case .photosAdd: "Add Photos"
    case .reminders: "Reminders"
    case .siri: "Siri"
    case .speechRecognition: "Speech Recognition"
    case .tracking: "Tracking"
    }
  }

  /// The statuses that the user can choose, with their titles.
  fileprivate var settingTitles: [(PermissionStatus, String)] {
    switch self {
    case .location:
      [
        (.denied, "Never"), (.notDetermined, "Ask Next Time Or When I Share"),
        (.whenInUse, "While Using the App"), (.always, "Always"),
      ]
    case .photos, .contacts:
      [(.denied, "None"), (.limited, "Limited Access"), (.authorized, "Full Access")]
    default: [(.denied, "Off"), (.authorized, "On")]
    }
  }
}
