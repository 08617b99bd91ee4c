internal import Glibc
import TactusInstalledApps
import TactusPhoneLink
import TactusPhoneTypes

/// The bundle of an app, read from the app's folder or made with defaults.
///
/// `Documentation/Behaviour/Bundles.md` has the steps (Bundles.I1…) that comments name.
public struct AppBundle: Sendable {
  /// The information of the bundle, with values in place of variables, and with defaults.
  public let information: BundleInformation
  /// The folder with the property list and the resources; the app's folder without a list.
  public let folder: String
  /// The icon.
  public let icon: AppIcon
  /// The static quick actions.
  public let quickActions: [QuickAction]
  /// The files of others that the app opens.
  public let documents: DocumentSupport
  /// The findings that do not prevent the use of the bundle.
  public let notes: [BundleNote]
  /// Whether the app has a property list of its own.
  public let hasPropertyList: Bool

  /// Reads the bundle of an app.
  ///
  /// - Parameters:
  ///   - folder: A bundle, a package, or a folder of sources.
  ///   - product: The name of the program.
  ///   - languages: The phone's languages in the order of preference.
  /// - Throws: `BundleError` for a property list that cannot be read, and for an invalid
  ///   identifier.
  public init(
    _ folder: String, product: String, languages: [String] = ["en"]
  ) throws(BundleError) {
    let path = Self.propertyList(in: folder, product: product)
    let place = path.map { String($0.dropLast("/Info.plist".count)) } ?? folder
    var notes: [BundleNote] = []
    var members: [String: PropertyListValue] = [:]
    if let path {
      let value = try PropertyListFile.read(path)
      guard let read = value.dictionary else {
        throw BundleError(
          file: path, line: value.line, "expected a dictionary, found \(value.typeName)")
      }
      members = try Self.withoutVariables(read, path, product, &notes)
    }
    // Missing keys have defaults (Bundles.I1).
    for (key, value) in Self.defaults(product) where members[key] == nil { members[key] = value }
    let region = members["CFBundleDevelopmentRegion"]?.string ?? "en"
    let strings = LocalizedStrings.read(
      in: place, languages: languages.flatMap(Self.variants) + [region, "Base"], &notes)
    let information = BundleInformation(members, strings: strings, file: path ?? "Info.plist")
    quickActions = information.quickActions(&notes)
    documents = information.documents(&notes)
    icon = IconFinder(folder: place, information: information).icon(&notes)
    self.information = information
    self.folder = place
    self.notes = notes
    hasPropertyList = path != nil
  }

  /// Returns the description of the app for its installation.
  ///
  /// - Parameters:
  ///   - bundlePath: The folder of the installed bundle.
  ///   - executablePath: The program.
  public func description(
    bundlePath: String = "", executablePath: String = ""
  ) -> AppDescription? {
    guard let identifier = information.identifier else { return nil }
    return AppDescription(
      identifier: identifier, name: information.name ?? identifier.text,
      version: information.version, build: information.build, bundlePath: bundlePath,
      executablePath: executablePath, icon: icon, quickActions: quickActions,
      urlSchemes: information.urlSchemes, documents: documents)
  }

  /// The property list as XML, for the folder of the program.
  public var propertyList: String { PropertyListValue(.dictionary(information.members)).xml }

  // MARK: Internals

  /// Returns the property list of an app's folder; `nil` if there is none.
  private static func propertyList(in folder: String, product: String) -> String? {
    let places = [
      "", "/Sources/\(product)", "/\(product)", "/Sources/\(product)/Resources", "/Resources",
      "/Sources",
    ]
    return places.map { folder + $0 + "/Info.plist" }.first { access($0, F_OK) == 0 }
  }

  private static func withoutVariables(
    _ members: [String: PropertyListValue], _ path: String, _ product: String,
    _ notes: inout [BundleNote]
  ) throws(BundleError) -> [String: PropertyListValue] {
    var settings = BuildSettings(product: product, identifier: defaultIdentifier(product).text)
    var unknown: Set<String> = []
    // The identifier itself may name the product, and other values name the identifier.
    if let value = members["CFBundleIdentifier"] {
      guard let text = value.string else {
        throw BundleError(
          file: path, line: value.line,
          "CFBundleIdentifier is \(value.typeName) instead of a string")
      }
      let identifier = settings.replacingVariables(in: text, unknown: &unknown)
      guard BundleIdentifier(identifier) != nil else {
        throw BundleError(
          file: path, line: value.line,
          "CFBundleIdentifier '\(identifier.prefix(80))' is none: expected letters, digits, "
            + "hyphens and periods")
      }
      settings.values["PRODUCT_BUNDLE_IDENTIFIER"] = identifier
    }
    let value = settings.replacingVariables(
      in: PropertyListValue(.dictionary(members)), unknown: &unknown)
    for name in unknown.sorted() {
      notes.append(BundleNote(file: path, "the variable '\(name)' has no value here and is empty"))
    }
    return value.dictionary ?? [:]
  }

  private static func defaultIdentifier(_ product: String) -> BundleIdentifier {
    BundleIdentifier(prefix: "example", name: product)
  }

  private static func defaults(_ product: String) -> [String: PropertyListValue] {
    [
      "CFBundleIdentifier": .init(.string(defaultIdentifier(product).text)),
      "CFBundleName": .init(.string(product)), "CFBundleExecutable": .init(.string(product)),
      "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
      "CFBundleDevelopmentRegion": "en",
    ]
  }

  /// Returns the names of language folders for a language, such as `de-AT` and `de`.
  private static func variants(_ language: String) -> [String] {
    let base = String(language.prefix { $0 != "-" && $0 != "_" })
    return language == base ? [language] : [language, base]
  }
}
