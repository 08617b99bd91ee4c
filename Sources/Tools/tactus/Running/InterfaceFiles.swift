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
    if let main, let name = Self.name(main, in: bundle.information.members),
      !storyboards.contains(where: { $0.hasSuffix("/\(name)") || $0 == name })
    {
      messages.append(
        "\(main) of Info.plist names the storyboard \(name), which is not among the app's files: "
          + (storyboards.isEmpty ? "there is none" : storyboards.sorted().joined(separator: ", ")))
    } else if main == nil, !storyboards.isEmpty {
      messages.append(
        "no key of Info.plist names a storyboard (UIMainStoryboardFile, UISceneStoryboardFile), so "
          + "none of them is the start of the app: "
          + storyboards.sorted().joined(separator: ", "))
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
      // A launch screen is the system's; no app starts with it.
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

  /// Returns the file name of the storyboard that a key names, at any depth; nil for none.
  private static func name(_ key: String, in members: [String: PropertyListValue]) -> String? {
    for (other, value) in members {
      if other == key, let name = value.string, !name.isEmpty {
        return name.hasSuffix(".storyboard") ? name : name + ".storyboard"
      }
      let inner = [value].compactMap(\.dictionary) + (value.array ?? []).compactMap(\.dictionary)
      for dictionary in inner { if let found = name(key, in: dictionary) { return found } }
    }
    return nil
  }

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
