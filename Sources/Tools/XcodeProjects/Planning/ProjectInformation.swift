import TactusAppBundles
import TactusInstalledApps
import TactusJSON

/// The property list of a target: its own file with values in place of variables, and what Xcode
/// generates.
package struct ProjectInformation: Sendable {
  /// The members.
  package private(set) var members: [String: PropertyListValue] = [:]
  /// The findings.
  package private(set) var notes: [ProjectNote] = []

  /// The path of a target's property list; `nil` without one.
  package static func file(_ settings: TargetSettings, root: String) -> String? {
    settings["INFOPLIST_FILE"].map { Paths.joined(root, $0) }
  }

  /// Makes the property list.
  ///
  /// - Parameters:
  ///   - settings: The settings of the target.
  ///   - root: The folder from which paths start.
  ///   - executable: The name of the program.
  /// - Throws: `SourceTextError` for a list that cannot be read.
  package init(
    _ settings: TargetSettings, root: String, executable: String
  ) throws(SourceTextError) {
    var settings = settings.settings
    settings.values["EXECUTABLE_NAME"] = executable
    if let file = Self.file(TargetSettings(settings), root: root) {
      if Paths.kind(of: file) == nil {
        notes.append(ProjectNote(file: file, "the property list is missing; defaults are used"))
      } else {
        members = try Self.read(file)
      }
    }
    let all = TargetSettings(settings)
    if all.isOn("GENERATE_INFOPLIST_FILE") { Self.merge(Self.generated(all), into: &members) }
    addTargetContent(all)
    var unknown: Set<String> = []
    let value = settings.replacingVariables(
      in: PropertyListValue(.dictionary(members)), unknown: &unknown)
    members = (value.dictionary ?? [:]).filter {
      // An empty value of these keys is like none.
      !($0.key.hasPrefix("CFBundle") && $0.value.string == "")
    }
  }

  // MARK: Internals

  private static func read(_ file: String) throws(SourceTextError) -> [String: PropertyListValue] {
    do throws(BundleError) {
      let value = try PropertyListFile.read(file)
      if let members = value.dictionary { return members }
      throw BundleError(
        file: file, line: value.line, "expected a dictionary, found \(value.typeName)")
    } catch {
      throw SourceTextError(
        file: error.file, position: error.line.map { SourcePosition(line: $0, column: 1) },
        rule: "invalid-project", message: error.message)
    }
  }

  /// Adds members that are missing, in dictionaries inside, too.
  ///
  /// - Source: ours, where both give a value. Confidence: guess.
  private static func merge(
    _ others: [String: PropertyListValue], into members: inout [String: PropertyListValue]
  ) {
    for (key, value) in others {
      if var inner = members[key]?.dictionary, let other = value.dictionary {
        merge(other, into: &inner)
        members[key] = PropertyListValue(.dictionary(inner), line: members[key]?.line)
      } else if members[key] == nil {
        members[key] = value
      }
    }
  }

  /// Adds what Xcode adds to every list.
  private mutating func addTargetContent(_ settings: TargetSettings) {
    let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split(separator: ",")
      .compactMap { Int64($0.filter(\.isNumber)) }
    if members["UIDeviceFamily"] == nil, !families.isEmpty {
      members["UIDeviceFamily"] = PropertyListValue(
        .array(families.map { PropertyListValue(.integer($0)) }))
    }
    if members["MinimumOSVersion"] == nil, let version = settings["IPHONEOS_DEPLOYMENT_TARGET"] {
      members["MinimumOSVersion"] = PropertyListValue(.string(version))
    }
    if let icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"], members["CFBundleIcons"] == nil,
      members["CFBundleIconName"] == nil
    {
      members["CFBundleIcons"] = [
        "CFBundlePrimaryIcon": ["CFBundleIconName": PropertyListValue(.string(icon))]
      ]
    }
  }

  /// Returns the members that Xcode generates from settings.
  ///
  /// - Source: Apple's reference of build settings. Confidence: documented.
  private static func generated(_ settings: TargetSettings) -> [String: PropertyListValue] {
    var members: [String: PropertyListValue] = [
      "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
      "CFBundleExecutable": "$(EXECUTABLE_NAME)",
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": "$(PRODUCT_NAME)",
      "CFBundlePackageType": "$(PRODUCT_BUNDLE_PACKAGE_TYPE)",
      "CFBundleShortVersionString": "$(MARKETING_VERSION)",
      "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
    ]
    if settings["PRODUCT_BUNDLE_PACKAGE_TYPE"] == "APPL" {
      members["LSRequiresIPhoneOS"] = PropertyListValue(.bool(true))
    }
    let prefix = "INFOPLIST_KEY_"
    for name in settings.settings.values.keys.sorted() where name.hasPrefix(prefix) {
      guard let value = settings[name] else { continue }
      let key = String(name.dropFirst(prefix.count))
      switch key {
      case "UIApplicationSceneManifest_Generation":
        guard value == "YES" else { continue }
        members["UIApplicationSceneManifest"] = [
          "UIApplicationSupportsMultipleScenes": PropertyListValue(.bool(true)),
          "UISceneConfigurations": [:],
        ]
      case "UILaunchScreen_Generation":
        if value == "YES" { members["UILaunchScreen"] = [:] }
      default:
        let (plain, suffix) = Self.parts(of: key)
        members[plain + suffix] = Self.value(value, of: plain)
      }
    }
    return members
  }

  /// Returns the key of a list, and the suffix for a kind of device.
  private static func parts(of key: String) -> (String, String) {
    for (ending, suffix) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where key.hasSuffix(ending)
    {
      return (String(key.dropLast(ending.count)), suffix)
    }
    return (key, "")
  }

  private static func value(_ text: String, of key: String) -> PropertyListValue {
    if arrays.contains(key) {
      return PropertyListValue(
        .array(TargetSettings.words(in: text).map { PropertyListValue(.string($0)) }))
    }
    switch text {
    case "YES": return PropertyListValue(.bool(true))
    case "NO": return PropertyListValue(.bool(false))
    default: return PropertyListValue(.string(text))
    }
  }

  /// The keys whose values are lists of words.
  private static let arrays: Set<String> = [
    "UISupportedInterfaceOrientations", "UIBackgroundModes", "UIRequiredDeviceCapabilities",
    "LSApplicationQueriesSchemes", "NSBonjourServices",
  ]
}
