import Glibc
import TactusCommandKit
import TactusJSON

/// The files of an app's folder, other than sources, that an iPhone would read.
struct InterfaceFiles {
  private var storyboards: [String] = []
  private var hasInformation = false
  private var information = ""

  /// Reads the names in a folder and its language folders, and its `Info.plist`.
  init(in folder: String) {
    read(folder, "")
    if let text = try? SourceText.read("\(folder)/Info.plist") {
      (hasInformation, information) = (true, text.text(text.start..<text.bytes.count))
    }
  }

  /// The messages for the user, each a fact and what to do.
  var messages: [String] {
    var messages: [String] = []
    let keys = Self.keys(in: information)
    let main = ["UIMainStoryboardFile", "UISceneStoryboardFile"].first(where: keys.contains)
    if !storyboards.isEmpty {
      let names = storyboards.sorted().joined(separator: ", ")
      let start = main.map { " (\($0) in Info.plist)" } ?? ""
      messages.append(
        "the app has a user interface of storyboards\(start), which this phone does not load: "
          + "\(names). Its screen stays black unless the code creates it: set window, its "
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
    return messages
  }

  /// Copies `Info.plist` to the folder of the built program, where the main bundle reads it.
  ///
  /// Build settings in it, such as `$(PRODUCT_MODULE_NAME)`, are replaced.
  ///
  /// - Parameters:
  ///   - folder: The folder of the program; an older copy is removed.
  ///   - product: The name of the program and of its module.
  /// - Throws: `CommandFailure`.
  func copyInformation(to folder: String, product: String) throws {
    let path = "\(folder)/Info.plist"
    guard hasInformation else {
      unlink(path)
      return
    }
    var settings = ["DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL"]
    settings["PRODUCT_BUNDLE_IDENTIFIER"] = "example.\(product)"
    for name in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME", "EXECUTABLE_NAME", "TARGET_NAME"] {
      settings[name] = product
    }
    try OutputFile.write(text: Self.replacing(settings, in: information), to: path)
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
    "UIRequiredDeviceCapabilities", "UIApplicationSupportsIndirectInputEvents",
  ]

  /// Returns a text with the values of build settings in place of `$(NAME)`.
  private static func replacing(_ settings: [String: String], in text: String) -> String {
    var parts = text.split(separator: "$(", omittingEmptySubsequences: false)[...]
    var result = String(parts.popFirst() ?? "")
    for part in parts {
      guard let end = part.firstIndex(of: ")") else {
        result += "$(" + part
        continue
      }
      // `$(PRODUCT_NAME:c99extidentifier)` has a modifier.
      let name = part[..<end].prefix { $0 != ":" }
      result += settings[String(name)] ?? ""
      result += part[part.index(after: end)...]
    }
    return result
  }

  /// Returns the keys of UIKit in an XML property list, each once.
  private static func keys(in text: String) -> [String] {
    var keys: [String] = []
    for part in text.split(separator: "<key>", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: "<") else { continue }
      let key = String(part[..<end])
      if key.hasPrefix("UI"), !keys.contains(key) { keys.append(key) }
    }
    return keys
  }
}
