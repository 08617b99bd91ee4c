import TactusCommandKit
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import TactusTextFormatting

/// `tactus privacy`: shows and changes which apps may use protected resources.
enum PrivacyCommand {
  /// An action of the command.
  enum Action: String, CaseIterable, Sendable {
    case show, grant, revoke, reset
  }

  static let action = Operand<Action>.choice(
    "ACTION",
    help: """
      show lists the decisions; grant gives a permission, revoke denies it, and reset lets the app \
      ask again.
      """)
  static let service = Operand<String?>.word(
    "SERVICE", completion: .words(["all"] + services.keys.sorted()),
    help: """
      A protected resource, such as microphone, or all; location-always, contacts-limited and \
      photos-limited give these extents. 'show' needs none.
      """)
  static let app = Operand<String?>.word(
    "IDENTIFIER",
    help: """
      The bundle identifier of an app; without it the decision is that for all apps that have none \
      of their own.
      """)

  static let command = Command(
    "privacy",
    abstract: "Show and change the permissions of apps.",
    discussion: """
      The services are \(ProtectedResource.allCases.map(\.rawValue).joined(separator: ", ")). The \
      actions and most of the services are those of 'simctl privacy'. A phone that runs keeps its \
      own decisions: change them in its Settings, or end it before.
      """,
    examples: [
      Example("tactus privacy grant microphone com.example.Notes", "Lets an app record."),
      Example("tactus privacy revoke all com.example.Notes", "Denies everything to an app."),
      Example("tactus privacy show", "Lists the decisions."),
    ],
    operands: [action, service, app],
    options: [PhoneFolderOption.option, Option.json],
    statuses: [.findings, .unreadableInput, .cannotCreateOutput]
  ) { arguments, console in
    let phone = try PhoneFolderOption.apps(arguments[PhoneFolderOption.option])
    let chosen = try arguments[service].map(found)
    let app = try arguments[app].map(identifier)
    var permissions = try StoredPermissions.read(phone)
    if arguments[action] == .show {
      let resources = chosen.map { Set($0.map(\.resource)) }
      show(permissions, resources, of: app, asJSON: arguments[Option.json], console)
      return .success
    }
    guard let chosen else {
      throw UsageError("SERVICE is missing: '\(arguments[action].rawValue)' needs one")
    }
    for service in chosen { set(service, arguments[action], of: app, in: &permissions) }
    try StoredPermissions.write(permissions, phone)
    return .success
  }

  // MARK: Internals

  /// A service: a resource, and the status that a grant gives.
  private struct Service {
    var resource: ProtectedResource
    var given: PermissionStatus
  }

  private static func identifier(_ text: String) throws -> BundleIdentifier {
    guard let app = BundleIdentifier(text) else {
      throw CommandFailure(.findings, "'\(text)' is not a bundle identifier")
    }
    return app
  }

  /// The services by their words.
  private static let services: [String: Service] = {
    var services: [String: Service] = [:]
    for resource in ProtectedResource.allCases {
      services[resource.rawValue] = Service(
        resource: resource, given: resource == .location ? .whenInUse : .authorized)
    }
    services["location-always"] = Service(resource: .location, given: .always)
    services["contacts-limited"] = Service(resource: .contacts, given: .limited)
    services["photos-limited"] = Service(resource: .photos, given: .limited)
    return services
  }()

  private static func found(_ word: String) throws -> [Service] {
    if word == "all" { return ProtectedResource.allCases.compactMap { services[$0.rawValue] } }
    guard let service = services[word] else {
      throw UsageError(
        "'\(word)' is not a service; the services are all, "
          + services.keys.sorted().joined(separator: ", "))
    }
    return [service]
  }

  private static func set(
    _ service: Service, _ action: Action, of app: BundleIdentifier?,
    in permissions: inout PermissionSettings
  ) {
    let record: PermissionRecord? =
      switch action {
      case .grant: PermissionRecord(service.given)
      case .revoke: PermissionRecord(.denied)
      case .reset, .show: nil
      }
    if let app {
      permissions.apps[app, default: [:]][service.resource] = record
      if permissions.apps[app]?.isEmpty == true { permissions.apps[app] = nil }
    } else {
      permissions.presets[service.resource] = record
      // Without an app, a reset is for all of them.
      guard action == .reset else { return }
      for app in permissions.apps.keys { permissions.apps[app]?[service.resource] = nil }
      permissions.apps = permissions.apps.filter { !$0.value.isEmpty }
    }
  }

  private static func show(
    _ permissions: PermissionSettings, _ resources: Set<ProtectedResource>?,
    of app: BundleIdentifier?, asJSON: Bool, _ console: Console
  ) {
    let rows = permissions.texts.map { $0.split(separator: "=").map(String.init) }
      .filter { row in
        (app.map { row[0] == $0.text } ?? true)
          && (resources.map { $0.contains { $0.rawValue == row[1] } } ?? true)
      }
    if asJSON {
      console.print(
        json: .array(
          rows.map { row in
            [
              "app": row[0] == "*" ? .null : .string(row[0]), "service": .string(row[1]),
              "status": .string(row[2]),
            ]
          }))
    } else {
      for row in rows {
        console.print("\(row[0] == "*" ? "all other apps" : row[0]): \(row[1]) \(row[2])")
      }
    }
  }
}
