import Glibc
import TactusAppBundles
import TactusCommandKit
import TactusFiles
import TactusInstalledApps
import TactusJSON

/// The files of an app's folder, other than sources, that an iPhone would read.
struct InterfaceFiles {
  private var storyboards: [String] = []
  private let folder: String
  private let bundle: AppBundle

  /// Reads the names in a folder and its language folders.
  ///
  /// - Parameters:
  ///   - folder: The folder of the app.
  ///   - bundle: The bundle of the app.
  init(in folder: String, _ bundle: AppBundle) {
    (self.folder, self.bundle) = (folder, bundle)
    read(folder, "")
  }

  /// The messages for the user, each a fact and what to do.
  var messages: [String] {
    var messages: [String] = []
    let keys = bundle.hasPropertyList ? Self.keys(in: bundle.information.members) : []
    let main = ["UIMainStoryboardFile", "UISceneStoryboardFile"].first(where: keys.contains)
    if !storyboards.isEmpty {
      let names = storyboards.sorted().joined(separator: ", ")
      let start = main.map { " (\($0) in Info.plist)" } ?? ""
      messages.append(
        "the app has a user interface of storyboards\(start), which this phone does not load: "
          + "\(names). The app ends at its launch unless the code creates it: set window, its "
          + "rootViewController and makeKeyAndVisible() in "
          + "application(_:didFinishLaunchingWithOptions:) or scene(_:willConnectTo:options:)")
    } else if let main {
      messages.append("Info.plist names a storyboard (\(main)), which this phone does not load")
    }
    let ignored = keys.filter { !Self.known.contains($0) }
    if !ignored.isEmpty {
      messages.append(
        "keys of Info.plist without effect on this phone: \(ignored.joined(separator: ", "))")
    }
    messages += bundle.notes.map(\.description)
    return messages
  }

  /// Prints the messages.
  func report(to console: Console) { for message in messages { console.warn(message) } }

  // MARK: Internals

  private mutating func read(_ folder: String, _ prefix: String) {
    for name in Folder.names(in: folder) {
      if name.hasSuffix(".lproj") { read("\(folder)/\(name)", prefix + name + "/") }
      // A launch screen is shown by the system only, before the app runs.
      guard name.hasSuffix(".storyboard"), !name.hasPrefix("LaunchScreen") else { continue }
      storyboards.append(prefix + name)
    }
  }

  /// The keys that UIKit reads, those in them, and those that have no effect on a running app.
  private static let known: Set = [
    "UIApplicationSceneManifest", "UIApplicationSupportsMultipleScenes", "UISceneConfigurations",
    "UIWindowSceneSessionRoleApplication", "UISceneConfigurationName", "UISceneClassName",
    "UISceneDelegateClassName", "UISceneStoryboardFile", "UIMainStoryboardFile",
    "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
    "UISupportedInterfaceOrientations~iphone", "UIApplicationShortcutItems",
    "UIApplicationShortcutItemType", "UIApplicationShortcutItemTitle",
    "UIApplicationShortcutItemSubtitle", "UIApplicationShortcutItemIconType",
    "UIApplicationShortcutItemIconFile", "UIApplicationShortcutItemIconSymbolName",
    "UIApplicationShortcutItemUserInfo", "UILaunchStoryboardName", "UILaunchScreen",
    "UIRequiredDeviceCapabilities", "UIApplicationSupportsIndirectInputEvents", "UIDeviceFamily",
    "UIBackgroundModes",
  ]

  /// Returns the keys of UIKit in a property list, in order, each once.
  private static func keys(in members: [String: PropertyListValue]) -> [String] {
    var keys: Set<String> = []
    func collect(_ value: PropertyListValue) {
      for (key, member) in value.dictionary ?? [:] {
        if key.hasPrefix("UI") { keys.insert(key) }
        // User info has keys of the app.
        if key != "UIApplicationShortcutItemUserInfo" { collect(member) }
      }
      for element in value.array ?? [] { collect(element) }
    }
    collect(PropertyListValue(.dictionary(members)))
    return keys.sorted()
  }
}
