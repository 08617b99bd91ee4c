import TactusInstalledApps

/// The build settings of a target: those of the project and of the target, each with its
/// configuration file below it.
package struct TargetSettings: Sendable {
  /// The values by name, with variables.
  package private(set) var settings: BuildSettings
  /// The name of the configuration.
  package let configuration: String
  /// The findings.
  package private(set) var notes: [ProjectNote] = []

  /// Collects the settings of a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - configuration: The name of the configuration; the default of the target if it has none of
  ///     that name.
  package init(
    of target: ProjectObject, in project: ProjectFile, _ references: FileReferences,
    configuration: String
  ) {
    let own = Self.configuration(configuration, of: target, in: project)
    let whole = Self.configuration(configuration, of: project.project, in: project)
    self.configuration = own?["name"] ?? whole?["name"] ?? configuration
    settings = BuildSettings(Self.defaults(target, project))
    for object in [whole, own].compactMap(\.self) {
      if let path = Self.basePath(of: object, project, references) {
        let file = ConfigurationFile(path)
        notes += file.notes
        for assignment in file.assignments { assign(assignment.name, assignment.value) }
      }
      apply(object.value["buildSettings"]?.members ?? [:])
    }
    settings.values["CONFIGURATION"] = self.configuration
  }

  /// Creates settings of values that are collected.
  init(_ settings: BuildSettings) {
    (self.settings, configuration) = (settings, settings.values["CONFIGURATION"] ?? "Debug")
  }

  /// Returns a value with values in place of variables; `nil` if it is not set or empty.
  package subscript(name: String) -> String? {
    guard let text = settings.values[name] else { return nil }
    var unknown: Set<String> = []
    let value = settings.replacingVariables(in: text, unknown: &unknown)
    return value.isEmpty ? nil : value
  }

  /// Returns whether a setting is `YES`.
  package func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// Returns the words of a setting, separated by white space outside of quotation marks.
  package func words(_ name: String) -> [String] { Self.words(in: self[name] ?? "") }

  // MARK: Internals

  private static func configuration(
    _ name: String, of object: ProjectObject, in project: ProjectFile
  ) -> ProjectObject? {
    guard let list = project[object["buildConfigurationList"]] else { return nil }
    let all = list.list("buildConfigurations").compactMap { project[$0] }
    let fallback = list["defaultConfigurationName"]
    return all.first { $0["name"] == name } ?? all.first { $0["name"] == fallback } ?? all.first
  }

  private static func basePath(
    of configuration: ProjectObject, _ project: ProjectFile, _ references: FileReferences
  ) -> String? {
    if let id = configuration["baseConfigurationReference"] { return references.paths[id] }
    // A file in a synchronized folder.
    guard let anchor = configuration["baseConfigurationReferenceAnchor"],
      let folder = references.paths[anchor],
      let path = configuration["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return Paths.joined(folder, path)
  }

  private mutating func apply(_ members: [String: ProjectValue]) {
    let sorted = members.sorted { $0.key < $1.key }
    // Values with conditions come before those without.
    for (key, value) in sorted where !key.contains("[") { assign(key, Self.text(of: value)) }
    for (key, value) in sorted where key.contains("[") { assign(key, Self.text(of: value)) }
  }

  private mutating func assign(_ key: String, _ value: String) {
    let condition = SettingCondition(key, configuration: configuration)
    guard condition.holds else { return }
    let inherited = settings.values[condition.name] ?? ""
    var value = value
    for word in ["$(inherited)", "${inherited}", "$inherited", "$(\(condition.name))"] {
      value = value.replacing(word, with: inherited)
    }
    settings.values[condition.name] = value
  }

  private static func text(of value: ProjectValue) -> String {
    if let text = value.string { return text }
    return value.strings.map { text in
      text.contains(" ") && !text.contains("\"") ? "\"\(text)\"" : text
    }.joined(separator: " ")
  }

  static func words(in text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for letter in text {
      if isEscaped {
        word = (word ?? "") + String(letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if let open = quote {
        if letter == open { quote = nil } else { word = (word ?? "") + String(letter) }
      } else if letter == "\"" || letter == "'" {
        quote = letter
        word = word ?? ""
      } else if letter.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// The settings that Xcode itself gives every target.
  ///
  /// - Source: Apple's reference of build settings. Confidence: documented.
  private static func defaults(
    _ target: ProjectObject, _ project: ProjectFile
  ) -> [String: String] {
    let name = target["name"] ?? ""
    return [
      "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": project.name,
      "PROJECT": project.name, "SRCROOT": project.root, "SOURCE_ROOT": project.root,
      "PROJECT_DIR": project.root, "PROJECT_FILE_PATH": project.path,
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "WRAPPER_NAME": "$(PRODUCT_NAME).app",
      "FULL_PRODUCT_NAME": "$(PRODUCT_NAME).app",
      "DEVELOPMENT_LANGUAGE": project.project["developmentRegion"] ?? "en",
      "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
      "SDK_NAME": "iphonesimulator", "TARGETED_DEVICE_FAMILY": "1,2",
      "SWIFT_PLATFORM_TARGET_PREFIX": "ios", "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType(target),
    ]
  }

  private static func packageType(_ target: ProjectObject) -> String {
    let type = target["productType"] ?? ""
    if type.contains("bundle") { return "BNDL" }
    if type.contains("framework") { return "FMWK" }
    return type.contains("extension") ? "XPC!" : "APPL"
  }
}
