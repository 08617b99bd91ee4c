import TactusAppDatabase
import TactusCommandKit
import TactusInstalledApps
import TactusPhoneLink
import TactusPhoneTypes
import TactusTextFormatting

/// `tactus apps`: lists the apps on the user's phone.
enum AppsCommand {
  static let command = Command(
    "apps",
    abstract: "List the apps on the phone.",
    discussion: """
      Each line has an app's bundle identifier, its name, its version and the quick actions of its \
      icon, in the order of the icons on the Home Screen.
      """,
    examples: [
      Example("tactus apps", "Lists the installed apps."),
      Example("tactus apps --json | jq -r '.[].container'", "Prints the folders of their data."),
    ],
    options: [PhoneFolderOption.option, Option.json],
    statuses: [.unreadableInput, .cannotCreateOutput]
  ) { arguments, console in
    let phone = try PhoneFolderOption.apps(arguments[PhoneFolderOption.option])
    let library = try PhoneFolderOption.reporting { try phone.library() }
    if arguments[Option.json] {
      console.print(
        json: .array(
          try library.apps.compactMap { app in
            try library[app.identifier].map { try json(app, $0, phone) }
          }))
    } else {
      for app in library.apps {
        let actions = app.quickActions.map { "'\($0.title)'" }.joined(separator: ", ")
        console.print(
          "\(console.output.styled(app.identifier.text, .bold)): \(app.name) \(app.version)"
            + (actions.isEmpty ? "" : ", quick actions \(actions)"))
      }
    }
    return .success
  }

  // MARK: Internals

  private static func json(
    _ app: InstalledApp, _ record: AppRecord, _ phone: AppInstallation
  ) throws -> JSONOutput {
    let container = try PhoneFolderOption.reporting {
      try phone.folders.container(of: app.identifier)
    }
    let actions = app.quickActions.map { action -> JSONOutput in
      ["type": .string(action.type), "title": .string(action.title)]
    }
    return [
      "identifier": .string(app.identifier.text), "name": .string(app.name),
      "version": .string(app.version), "bundle": .string(record.description.bundlePath),
      "container": .string(container.path), "badge": .integer(app.badge),
      "quickActions": .array(actions),
    ]
  }
}
