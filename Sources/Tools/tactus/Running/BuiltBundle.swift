import Glibc
import TactusAppBundles
import TactusCommandKit
import TactusFiles
import TactusInstalledApps
import TactusJSON

/// The bundle of a built app: a folder `NAME.app` beside the built program, with the program, the
/// property list and links to the resources (Bundles.M1).
///
/// So nothing that a run needs lies among the products, where the tests of the package would find
/// it.
struct BuiltBundle {
  /// The program among the products.
  let product: String
  /// The resources of the app's folder.
  let resources: [BundleResources.Item]

  /// Describes the bundle of a program.
  ///
  /// - Parameters:
  ///   - product: The built program.
  ///   - folder: The folder of the app's resources; `nil` for none. Of the folder of a package only
  ///     what lies in it itself counts.
  init(of product: String, resources folder: String?) {
    self.product = product
    guard let folder else {
      resources = []
      return
    }
    let real = WorkingFolder.real(folder) ?? folder
    let isPackage = access("\(real)/Package.swift", F_OK) == 0
    let taken = Self.taken(product)
    let found =
      isPackage
      ? Folder.names(in: real).filter(Self.isPackageResource).map {
        BundleResources.Item(source: "\(real)/\($0)", place: $0)
      } : BundleResources.all(in: real, names: Self.names)
    resources = found.filter { !taken.contains($0.place) }
  }

  /// Describes the bundle of a program whose resources are known, as those of a project are.
  ///
  /// - Parameters:
  ///   - product: The built program.
  ///   - items: The resources with their places.
  init(of product: String, items: [BundleResources.Item]) {
    self.product = product
    let taken = Self.taken(product)
    resources = items.filter { !taken.contains($0.place) }
  }

  /// The folder of the bundle.
  var path: String { "\(product).app" }
  /// The program in the bundle.
  var program: String { "\(path)/\(AppProgram.name(of: product))" }

  /// Makes the bundle, or updates that of an earlier build.
  ///
  /// - Throws: `CommandFailure`.
  func assemble(_ bundle: AppBundle) throws {
    let products = AppProgram.folder(of: product)
    try OutputFolder.create(path)
    try linkProgram()
    try OutputFile.write(text: bundle.propertyList, to: "\(path)/Info.plist")
    var links: [String: String] = [:]
    for item in resources { links[item.place] = item.source }
    for name in Folder.names(in: products)
    where [".resources", ".bundle", ".so"].contains(where: name.hasSuffix) {
      links[name] = "\(products)/\(name)"
    }
    try Self.removeOthers(than: Set(links.keys).union(taken), in: path)
    for (place, source) in links { try Self.link(source, at: "\(path)/\(place)") }
    // An earlier version put them here, where the tests of the package read them.
    for name in Folder.names(in: products)
    where name == "Info.plist" || name == "PlugIns" || name.hasSuffix(".lproj") {
      Folder.remove("\(products)/\(name)")
    }
  }

  /// Puts what was built last in place of the bundle's program.
  ///
  /// - Throws: `CommandFailure`.
  func linkProgram() throws {
    var (built, own) = (stat(), stat())
    guard stat(product, &built) == 0 else { throw Self.failure(product) }
    if stat(program, &own) == 0, own.st_ino == built.st_ino, own.st_dev == built.st_dev { return }
    unlink(program)
    // Not a symbolic link: the program finds its bundle by its path.
    guard Glibc.link(product, program) == 0 || errno == EEXIST else { throw Self.failure(program) }
  }

  /// Puts links to the resources into the folder of an extension.
  ///
  /// - Throws: `CommandFailure`.
  func linkResources(into folder: String) throws {
    try Self.removeOthers(than: Set(resources.map(\.place)).union(taken), in: folder)
    for item in resources { try Self.link(item.source, at: "\(folder)/\(item.place)") }
  }

  // MARK: Internals

  /// The names in the bundle that no resource has.
  private var taken: Set<String> { Self.taken(product) }

  private static func taken(_ product: String) -> Set<String> {
    [AppProgram.name(of: product), "Info.plist", "PlugIns"]
  }

  private static func names(_ path: String) -> [String]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return Folder.names(in: path)
  }

  /// Returns whether a name in a package's own folder is that of a resource (Bundles.F5).
  private static func isPackageResource(_ name: String) -> Bool {
    name == "Settings.bundle"
      || [".lproj", ".xcassets", ".png", ".jpg", ".jpeg"].contains(where: name.hasSuffix)
  }

  /// Removes links of an earlier build.
  private static func removeOthers(than kept: Set<String>, in folder: String) throws {
    for name in Folder.names(in: folder) where !kept.contains(name) {
      let isLanguage = name.hasSuffix(".lproj") && kept.contains { $0.hasPrefix(name + "/") }
      guard isLanguage else {
        Folder.remove("\(folder)/\(name)")
        continue
      }
      for inner in Folder.names(in: "\(folder)/\(name)") where !kept.contains("\(name)/\(inner)") {
        Folder.remove("\(folder)/\(name)/\(inner)")
      }
    }
  }

  private static func link(_ source: String, at target: String) throws {
    if let slash = target.lastIndex(of: "/") { try OutputFolder.create(String(target[..<slash])) }
    if Folder.target(ofLink: target) == source { return }
    Folder.remove(target)
    guard symlink(source, target) == 0 || errno == EEXIST else { throw failure(target) }
  }

  private static func failure(_ path: String) -> CommandFailure {
    CommandFailure(
      .cannotCreateOutput, String(cString: strerror(errno)), at: SourceLocation(path))
  }
}

extension Folder {
  /// Returns the path to which a symbolic link leads; `nil` for anything else.
  fileprivate static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    let name = bytes.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
