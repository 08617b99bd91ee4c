import TactusInstalledApps
import TactusPhoneLink
import TactusPhoneTypes
import UIKit

/// The bundle of an app that runs in a test's process, created from its property list.
struct TestBundle {
  /// The bundle in a temporary folder, with links to the resources in the folder of the property
  /// list.
  let bundle: Bundle
  /// The description of the app.
  let description: AppDescription

  /// Reads a property list, and creates a bundle from it.
  ///
  /// - Parameters:
  ///   - path: The path of the property list.
  ///   - product: The name of the app's product; `nil` for that of the file's folder.
  ///   - language: The phone's language.
  /// - Throws: `AppInstallationError`.
  init(_ path: String, product: String?, language: String) throws {
    let file = URL(filePath: path)
    let folder = file.deletingLastPathComponent()
    let product = product ?? folder.standardizedFileURL.lastPathComponent
    let value: Any
    do {
      value = try PropertyListSerialization.propertyList(
        from: try Data(contentsOf: file), options: [], format: nil)
    } catch {
      throw AppInstallationError("\(path): is no property list: \(error)")
    }
    guard let read = PropertyListValue(any: value)?.dictionary else {
      throw AppInstallationError("\(path): expected a dictionary of values")
    }
    var unknown: Set<String> = []
    let standard = BundleIdentifier(prefix: "example", name: product).text
    var settings = BuildSettings(product: product, identifier: standard)
    let text = settings.replacingVariables(
      in: read["CFBundleIdentifier"]?.string ?? standard, unknown: &unknown)
    guard let identifier = BundleIdentifier(text) else {
      throw AppInstallationError("\(path): CFBundleIdentifier '\(text)' is none")
    }
    settings.values["PRODUCT_BUNDLE_IDENTIFIER"] = text
    var members =
      settings.replacingVariables(in: PropertyListValue(.dictionary(read)), unknown: &unknown)
      .dictionary ?? [:]
    for (key, value) in ["CFBundleIdentifier": text, "CFBundleName": product] {
      if members[key] == nil { members[key] = PropertyListValue(.string(value)) }
    }
    var notes: [BundleNote] = []
    let region = members["CFBundleDevelopmentRegion"]?.string ?? "en"
    let strings = Self.strings(in: folder, [language, region, "Base"], &notes)
    let information = BundleInformation(members, strings: strings, file: path)
    self.information = information
    bundle = try Self.makeBundle(members, product, folder)
    description = AppDescription(
      identifier: identifier, name: information.name ?? product, version: information.version,
      build: information.build, bundlePath: bundle.bundlePath,
      quickActions: information.quickActions(&notes), urlSchemes: information.urlSchemes)
    for note in notes { RuntimeWarning.once(note.description) }
  }

  /// Returns the keyboard that the property list describes; nil for other bundles.
  func keyboard(appName: String) -> CustomKeyboard? { information.customKeyboard(appName: appName) }

  // MARK: Internals

  private let information: BundleInformation

  /// Returns the strings of `InfoPlist.strings` in the app's first available language (Bundles.L1).
  private static func strings(
    in folder: URL, _ languages: [String], _ notes: inout [BundleNote]
  ) -> [String: String] {
    for language in languages.flatMap({ [$0, String($0.prefix { $0 != "-" && $0 != "_" })] }) {
      let file = folder.appending(path: "\(language).lproj/InfoPlist.strings")
      guard let data = try? Data(contentsOf: file) else { continue }
      if let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let strings = list as? [String: String]
      {
        return strings
      }
      do throws(StringsFile.Failure) {
        let hasOrderMark = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        return try StringsFile(
          String(data: data, encoding: hasOrderMark ? .utf16 : .utf8) ?? ""
        ).strings
      } catch {
        notes.append(BundleNote(file: file.path, line: error.line, error.message))
        return [:]
      }
    }
    return [:]
  }

  private static func makeBundle(
    _ members: [String: PropertyListValue], _ product: String, _ folder: URL
  ) throws -> Bundle {
    let files = FileManager.default
    let place = files.temporaryDirectory.appending(path: "tactus-\(UUID().uuidString)")
    let root = place.appending(path: product + ".app")
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    try Data(PropertyListValue(.dictionary(members)).xml.utf8).write(
      to: root.appending(path: "Info.plist"))
    let resources = BundleResources.all(in: folder.path) { path in
      try? files.contentsOfDirectory(atPath: path)
    }
    for item in resources {
      let link = root.appending(path: item.place)
      try files.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.createSymbolicLink(at: link, withDestinationURL: URL(filePath: item.source))
    }
    guard let bundle = Bundle(path: root.path) else {
      throw AppInstallationError("\(root.path): is no bundle")
    }
    return bundle
  }
}

extension PropertyListValue {
  /// Converts a Foundation value; fails for one that is invalid in property lists.
  init?(any value: Any) {
    switch value {
    case let value as String: self.init(.string(value))
    case let value as Bool: self.init(.bool(value))
    case let value as Int: self.init(.integer(Int64(value)))
    case let value as Double: self.init(.real(value))
    case let value as Date: self.init(.date(value.ISO8601Format()))
    case let value as Data: self.init(.data(value.base64EncodedString()))
    case let values as [Any]:
      self.init(.array(values.compactMap { PropertyListValue(any: $0) }))
    case let members as [String: Any]:
      self.init(.dictionary(members.compactMapValues { PropertyListValue(any: $0) }))
    default: return nil
    }
  }
}
