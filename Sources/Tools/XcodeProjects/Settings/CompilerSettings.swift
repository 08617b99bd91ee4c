/// The settings of the Swift compiler in a target, as a package's manifest writes them.
enum CompilerSettings {
  /// Returns the settings of a target.
  static func lines(_ settings: TargetSettings) -> [String] {
    var lines: [String] = []
    var (defines, features): ([String], [String]) = (
      settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"), []
    )
    var words = settings.words("OTHER_SWIFT_FLAGS")[...]
    while let word = words.popFirst() {
      switch word {
      case "-D": if let name = words.popFirst() { defines.append(name) }
      case "-enable-upcoming-feature": if let name = words.popFirst() { features.append(name) }
      case "-enable-experimental-feature":
        if let name = words.popFirst() {
          lines.append(".enableExperimentalFeature(\(String(reflecting: name)))")
        }
      case _ where word.hasPrefix("-D"): defines.append(String(word.dropFirst(2)))
      default: break
      }
    }
    // SwiftPM itself defines DEBUG in a build for debugging.
    var seen: Set<String> = ["DEBUG"]
    for name in defines where isIdentifier(name) && seen.insert(name).inserted {
      lines.append(".define(\(String(reflecting: name)))")
    }
    let mode = languageMode(settings["SWIFT_VERSION"] ?? "5")
    features += upcomingFeatures(settings)
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { features += approachable }
    for name in features where seen.insert("feature " + name).inserted {
      // The sixth language mode has these anyway, and refuses them.
      if mode == "6", inSixthMode.contains(name) { continue }
      lines.append(".enableUpcomingFeature(\(String(reflecting: name)))")
    }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      lines.append(".defaultIsolation(MainActor.self)")
    }
    let modes = ["4": ".v4", "4.2": ".v4_2", "5": ".v5", "6": ".v6"]
    lines.append(".swiftLanguageMode(\(modes[mode] ?? ".v5"))")
    return lines
  }

  // MARK: Internals

  private static func isIdentifier(_ name: String) -> Bool {
    name.first.map { $0.isLetter || $0 == "_" } == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Returns the language mode that comes next to a version.
  private static func languageMode(_ version: String) -> String {
    let parts = version.split(separator: ".").compactMap { Int($0) }
    switch parts.first ?? 5 {
    case ..<4: return "4"
    case 4: return parts.dropFirst().first ?? 0 >= 2 ? "4.2" : "4"
    case 5: return "5"
    default: return "6"
    }
  }

  private static func upcomingFeatures(_ settings: TargetSettings) -> [String] {
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    return settings.settings.values.keys.filter { $0.hasPrefix(prefix) }.sorted().compactMap {
      guard settings.isOn($0) else { return nil }
      let word = String($0.dropFirst(prefix.count))
      return otherNames[word]
        ?? word.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
    }
  }

  /// The features whose settings have other names.
  ///
  /// - Source: Apple's reference of build settings, and Swift's list of features. Confidence:
  ///   documented.
  private static let otherNames = [
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
  ]

  /// The features of approachable concurrency.
  ///
  /// - Source: Swift's documentation of the setting. Confidence: documented.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The features that the sixth language mode has.
  ///
  /// - Source: Swift's list of features. Confidence: documented.
  private static let inSixthMode: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
    "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
    "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation",
  ]
}
