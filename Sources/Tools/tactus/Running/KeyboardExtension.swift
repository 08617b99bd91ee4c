import Glibc
import TactusAppBundles
import TactusCommandKit
import TactusFiles
import TactusInstalledApps
import TactusJSON

/// The sources of a keyboard extension: a folder whose `Info.plist` has `NSExtension` with the
/// extension point of keyboards (Keyboards.CU10).
struct KeyboardExtension {
  /// The name of the extension, and of its module.
  let name: String
  /// The executable product that is built for it.
  let product: String
  /// The folder with the property list.
  let folder: String

  /// Finds the keyboard extensions among the executable targets of a package.
  ///
  /// - Parameters:
  ///   - description: The package as `swift package describe` describes it.
  ///   - app: The folder of the package.
  /// - Throws: `SourceTextError` for text that is not JSON.
  static func all(in description: String, of app: String) throws -> [KeyboardExtension] {
    let tree = try JSONTree(SourceText(name: app, text: description))
    return tree.root.members.filter { $0.key == "targets" }.flatMap(\.elements).compactMap {
      target in
      let texts = Dictionary(
        target.members.compactMap { member in
          member.key.flatMap { key in member.string.map { (key, $0) } }
        }, uniquingKeysWith: { $1 })
      guard texts["type"] == "executable", let name = texts["name"], let path = texts["path"]
      else { return nil }
      let folder = path.hasPrefix("/") ? path : "\(app)/\(path)"
      return isKeyboard(folder) ? KeyboardExtension(name: name, product: name, folder: folder) : nil
    }
  }

  /// Returns whether a folder has the property list of a keyboard extension.
  static func isKeyboard(_ folder: String) -> Bool {
    extensionPoint(of: folder) == BundleInformation.keyboardExtensionPoint
  }

  /// Returns the extension point in the property list of an app extension's folder; `nil` for
  /// another folder.
  static func extensionPoint(of folder: String) -> String? {
    guard access("\(folder)/Info.plist", R_OK) == 0,
      let bundle = try? AppBundle(folder, product: AppProgram.name(of: folder))
    else { return nil }
    return bundle.information.extensionPoint
  }

  /// Puts the built program, the property list and the resources into `PlugIns` of the app's
  /// bundle.
  ///
  /// - Parameters:
  ///   - folder: The bundle of the app.
  ///   - products: The folder of products.
  ///   - app: The bundle of the app, whose identifier begins that of the extension.
  /// - Throws: `CommandFailure`.
  func assemble(in folder: String, from products: String, of app: AppBundle) throws {
    let bundle: AppBundle
    do throws(BundleError) {
      bundle = try AppBundle(self.folder, product: name)
    } catch {
      throw CommandFailure(
        .unreadableInput, error.message, at: SourceLocation(error.file, line: error.line))
    }
    var members = bundle.information.members
    let prefix = app.information.identifier.map { $0.text + "." } ?? ""
    if bundle.information.identifier?.text.hasPrefix(prefix) != true {
      // The identifier of an extension begins with that of its app.
      members["CFBundleIdentifier"] = PropertyListValue(.string(prefix + identifierPart))
    }
    members["CFBundleExecutable"] = PropertyListValue(.string(name))
    members["CFBundlePackageType"] = "XPC!"
    let place = "\(folder)/PlugIns/\(name).appex"
    try OutputFolder.create(place)
    unlink("\(place)/\(name)")
    guard link("\(products)/\(product)", "\(place)/\(name)") == 0 else {
      throw CommandFailure(
        .cannotCreateOutput, String(cString: strerror(errno)),
        at: SourceLocation("\(place)/\(name)"))
    }
    try OutputFile.write(
      text: PropertyListValue(.dictionary(members)).xml, to: "\(place)/Info.plist")
    try BuiltBundle(of: "\(products)/\(name)", resources: self.folder).linkResources(into: place)
  }

  /// Removes extensions of an earlier build from the bundle of the app.
  static func removeOthers(than extensions: [KeyboardExtension], in folder: String) {
    let names = Set(extensions.map { "\($0.name).appex" })
    for name in Folder.names(in: "\(folder)/PlugIns")
    where name.hasSuffix(".appex") && !names.contains(name) {
      Folder.remove("\(folder)/PlugIns/\(name)")
    }
  }

  // MARK: Internals

  /// The name with hyphens in place of other characters than letters and digits of ASCII.
  private var identifierPart: String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
