import Glibc
import TactusAppBundles
import TactusAppDatabase
import TactusCommandKit
import TactusFiles
import TactusInstalledApps
import TactusPhoneLink

/// `tactus install`: installs apps on the user's phone.
enum InstallCommand {
  static let apps = Operand<[String]>.files(
    "APP", help: "Packages, Xcode projects, folders of Swift sources, or built programs.")
  static let release = Option.flag(
    "release", help: "Build the apps for release; otherwise they are built for debugging.")

  static let command = Command(
    "install",
    abstract: "Install apps on the phone, or update them.",
    discussion: """
      Each app is built, and copied with its Info.plist, its icon and its resources to the phone's \
      folder. Its bundle identifier is that of Info.plist, or 'example.' and the name of the \
      product. An app of the same identifier is updated: its data, its defaults and the quick \
      actions that it has set stay.

      A phone that is running shows a new app at its next start. An installation that is killed at \
      any instant leaves the phone as it was before.
      """,
    examples: [
      Example("tactus install Examples/Scale", "Builds and installs an app."),
      Example("tactus install Scale Mail --phone test-phone", "Installs on a phone of its own."),
    ],
    operands: [apps],
    options: [release, PhoneFolderOption.option, SchemeOption.option],
    statuses: [.findings, .unreadableInput, .serviceMissing, .cannotCreateOutput]
  ) { arguments, console in
    for app in arguments[apps] { try AppProgram.check(app) }
    let phone = try PhoneFolderOption.apps(arguments[PhoneFolderOption.option])
    for app in arguments[apps] {
      let log = "\(phone.folders.root)/build.txt"
      let program = try AppProgram(
        app, isOptimized: arguments[release], scheme: arguments[SchemeOption.option], log: log,
        console: console)
      unlink(log)
      try install(program, on: phone, console)
    }
    return .success
  }

  // MARK: Internals

  private static func install(
    _ program: AppProgram, on phone: AppInstallation, _ console: Console
  ) throws {
    guard let description = program.bundle.description() else {
      throw CommandFailure(
        .unreadableInput, "has no bundle identifier", at: SourceLocation(program.path))
    }
    let executable = AppProgram.name(of: program.path)
    let result = try PhoneFolderOption.reporting {
      try phone.install(description, name: executable) { installer in
        try installer.copy(program.path, as: executable)
        try installer.write(program.bundle.propertyList, as: "Info.plist")
        let folder = AppProgram.folder(of: program.path)
        // What SwiftPM has made of the package's resources.
        for name in Folder.names(in: folder)
        where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
          try installer.copy("\(folder)/\(name)", as: name)
        }
        let built = Set(Folder.names(in: folder))
        if built.contains("PlugIns") { try installer.copy("\(folder)/PlugIns", as: "PlugIns") }
        // A bundle that was built takes the place of one in the sources (Bundles.F5).
        for item in resources(of: program)
        where !(item.place.hasSuffix(".bundle") || item.place == "PlugIns")
          || !built.contains(item.place)
        {
          try installer.copy(item.source, as: item.place)
        }
        guard case .file(let icon) = program.bundle.icon else { return (executable, nil) }
        try installer.copy(icon, as: "AppIcon.png")
        return (executable, "AppIcon.png")
      }
    }
    let app = result.record.description
    let verb = result.isUpdate ? "updated" : "installed"
    console.print("\(verb) \(app.name) \(app.version) (\(app.identifier))")
  }

  /// Returns the resources of a built app; of another program, those beside its property list.
  private static func resources(of program: AppProgram) -> [BundleResources.Item] {
    if let built = program.built { return built.resources }
    let folder = program.bundle.folder
    return Folder.names(in: folder).filter { name in
      [".lproj", ".xcassets", ".png", ".jpg", ".jpeg"].contains(where: name.hasSuffix)
        || ["Settings.bundle", "PlugIns"].contains(name)
    }.map { BundleResources.Item(source: "\(folder)/\($0)", place: $0) }
  }
}
