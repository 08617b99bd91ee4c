import TactusPhoneLink
import TactusPhoneTypes

/// The information of an app's bundle, from its property list.
///
/// `Documentation/Behaviour/Bundles.md` has the steps (Bundles.I1…) that comments name.
public struct BundleInformation: Sendable, Equatable {
  /// The members of the property list, with values in place of variables, and with defaults.
  public var members: [String: PropertyListValue]
  /// The strings of the phone's language, which replace values by key.
  public var strings: [String: String]
  /// The name of the file in messages.
  public var file: String

  /// Creates the information of a property list.
  ///
  /// - Parameters:
  ///   - members: The members of the list.
  ///   - strings: The strings of `InfoPlist.strings` of the phone's language.
  ///   - file: The name of the file in messages.
  public init(
    _ members: [String: PropertyListValue], strings: [String: String] = [:],
    file: String = "Info.plist"
  ) {
    self.members = members
    self.strings = strings
    self.file = file
  }

  /// Returns the value of a key: that for phones, if the list has one (Bundles.I4).
  public subscript(key: String) -> PropertyListValue? {
    members[key + "~iphone"] ?? members[key]
  }

  /// The identifier of the bundle; `nil` if the list has none, or an invalid one.
  public var identifier: BundleIdentifier? {
    self["CFBundleIdentifier"]?.string.flatMap { BundleIdentifier($0) }
  }
  /// The name below the icon (Bundles.I2): the localized display name, else the name.
  public var name: String? {
    for key in ["CFBundleDisplayName", "CFBundleName", "CFBundleExecutable"] {
      guard let text = strings[key] ?? self[key]?.string else { continue }
      let name = Self.printable(text)
      if !name.isEmpty { return name }
    }
    return nil
  }
  /// The name of the program.
  public var executable: String? { self["CFBundleExecutable"]?.string }
  /// The version that users see.
  public var version: String {
    self["CFBundleShortVersionString"]?.string ?? self["CFBundleVersion"]?.string ?? "1.0"
  }
  /// The version of the build.
  public var build: String { self["CFBundleVersion"]?.string ?? "1" }
  /// The URL schemes of the app, in lowercase (Bundles.U1).
  public var urlSchemes: [String] {
    let types = self["CFBundleURLTypes"]?.array ?? []
    let schemes = types.flatMap { type in
      texts(in: type.dictionary?["CFBundleURLSchemes"]).map { $0.lowercased() }
    }
    return Array(schemes.filter(Self.isScheme).prefix(LinkLimits.urlSchemes))
  }
  /// The background modes of the app.
  public var backgroundModes: [String] { texts(in: self["UIBackgroundModes"]) }
  /// The names of icon files, without extension, from the primary icon (Bundles.C2).
  public var iconFiles: [String] {
    let icons = self["CFBundleIcons"]?.dictionary?["CFBundlePrimaryIcon"]?.dictionary
    let files = texts(in: icons?["CFBundleIconFiles"])
    let old = texts(in: self["CFBundleIconFiles"])
    return files + old + [self["CFBundleIconFile"]?.string].compactMap(\.self)
  }
  /// The name of the icon in the asset catalog.
  public var iconName: String {
    let icons = self["CFBundleIcons"]?.dictionary?["CFBundlePrimaryIcon"]?.dictionary
    return icons?["CFBundleIconName"]?.string ?? self["CFBundleIconName"]?.string ?? "AppIcon"
  }

  // MARK: Internals

  func texts(in value: PropertyListValue?) -> [String] {
    (value?.array ?? []).compactMap(\.string)
  }

  /// The longest name in characters.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumNameLength = 256

  /// Returns whether a text has the form of a URL scheme: a letter, then letters, digits, `+`, `-`
  /// and `.` (RFC 3986).
  private static func isScheme(_ text: String) -> Bool {
    guard text.count <= LinkLimits.urlSchemeCharacters, let first = text.first,
      first.isASCII, first.isLetter
    else { return false }
    return text.allSatisfy { character in
      character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
    }
  }

  /// Returns a text without control characters and direction marks, by which one app could look
  /// like another (Bundles.I3).
  static func printable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(maximumNameLength) {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: break
      case .format where scalar != "\u{200D}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    let isSpace: (Character) -> Bool = \.isWhitespace
    let start = result.drop(while: isSpace)
    return String(start.reversed().drop(while: isSpace).reversed())
  }
}
