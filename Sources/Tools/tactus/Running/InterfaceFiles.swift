import TactusCommandKit
import TactusJSON

/// The files of an app's folder, other than sources, that an iPhone would read and this phone does
/// not.
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
    let ignored = keys.filter { !["UIMainStoryboardFile", "UISceneStoryboardFile"].contains($0) }
    if hasInformation, !ignored.isEmpty {
      messages.append(
        "Info.plist is not read; without effect are \(ignored.joined(separator: ", "))")
    }
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

  /// The keys of `Info.plist` that a bundle has for its build, and that change nothing here.
  private static let silent: Set = [
    "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIdentifier",
    "CFBundleInfoDictionaryVersion", "CFBundlePackageType", "CFBundleSignature", "CFBundleVersion",
    "CFBundleShortVersionString", "CFBundleName", "LSRequiresIPhoneOS", "UILaunchStoryboardName",
    "UIRequiredDeviceCapabilities",
  ]

  /// Returns the keys of an XML property list, each once, except those without effect on an app.
  private static func keys(in text: String) -> [String] {
    var keys: [String] = []
    for part in text.split(separator: "<key>", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: "<") else { continue }
      let key = String(part[..<end])
      let isOfBundle = key.hasPrefix("UI") || key.hasPrefix("CF") || key.hasPrefix("NS")
      if isOfBundle, !silent.contains(key), !keys.contains(key) { keys.append(key) }
    }
    return keys
  }
}
