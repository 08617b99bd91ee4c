import TactusInstalledApps
import TactusPhoneTypes
import UIKit

/// The bundle of an app that runs in a test's process, made from its property list.
struct TestBundle {
  /// The bundle, in a temporary folder, with links to the resources beside the property list.
  let bundle: Bundle
  /// The description of the app.
  let description: AppDescription

  /// Reads a property list, and makes a bundle of it.
  ///
  /// - Throws: `AppInstallationError`.
  init(_ path: String, product: String?) throws {
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
    let information = BundleInformation(members, file: path)
    var notes: [BundleNote] = []
    description = AppDescription(
      identifier: identifier, name: information.name ?? product, version: information.version,
      build: information.build, quickActions: information.quickActions(&notes),
      urlSchemes: information.urlSchemes)
    for note in notes { RuntimeWarning.once(note.description) }
    bundle = try Self.makeBundle(members, product, folder)
  }

  // MARK: Internals

  private static func makeBundle(
    _ members: [String: PropertyListValue], _ product: String, _ folder: URL
  ) throws -> Bundle {
    let files = FileManager.default
    let place = files.temporaryDirectory.appending(path: "tactus-\(UUID().uuidString)")
    let root = place.appending(path: product + ".app")
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    try Data(PropertyListValue(.dictionary(members)).xml.utf8).write(
      to: root.appending(path: "Info.plist"))
    for name in try files.contentsOfDirectory(atPath: folder.path) where name != "Info.plist" {
      try? files.createSymbolicLink(
        at: root.appending(path: name), withDestinationURL: folder.appending(path: name))
    }
    guard let bundle = Bundle(path: root.path) else {
      throw AppInstallationError("\(root.path): is no bundle")
    }
    return bundle
  }
}

extension PropertyListValue {
  /// Converts a value of Foundation; `nil` for one that no property list has.
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
