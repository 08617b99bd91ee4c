/// A package on which the planned one depends.
package struct PlannedPackage: Sendable, Hashable {
  /// The identity.
  package var identity: String
  /// The dependency, as the manifest writes it.
  package var text: String
  /// The folder of the package; `nil` for one that SwiftPM fetches.
  package var path: String?
}

extension PlannedPackage {
  /// Returns the package of a reference in a project; `nil` for one of an unknown form.
  ///
  /// - Parameters:
  ///   - object: The reference.
  ///   - root: The folder from which paths start.
  init?(_ object: ProjectObject, root: String) {
    switch object.kind {
    case "XCLocalSwiftPackageReference":
      guard let path = object["relativePath"] else { return nil }
      self.init(path: Paths.joined(root, path))
    case "XCRemoteSwiftPackageReference":
      guard let url = object["repositoryURL"], let requirement = object.value["requirement"],
        let range = Self.range(requirement)
      else { return nil }
      var identity = Paths.name(of: url.hasSuffix("/") ? String(url.dropLast()) : url)
      if identity.hasSuffix(".git") { identity.removeLast(4) }
      self.init(
        identity: identity.lowercased(),
        text: ".package(url: \(String(reflecting: url)), \(range))")
    default: return nil
    }
  }

  /// Describes a package in a folder.
  init(path: String) {
    self.init(
      identity: Paths.name(of: path).lowercased(),
      text: ".package(path: \(String(reflecting: path)))", path: path)
  }

  private static func range(_ requirement: ProjectValue) -> String? {
    func text(_ key: String) -> String? { requirement[key]?.string.map { String(reflecting: $0) } }
    switch requirement["kind"]?.string {
    case "upToNextMajorVersion": return text("minimumVersion").map { "from: \($0)" }
    case "upToNextMinorVersion": return text("minimumVersion").map { ".upToNextMinor(from: \($0))" }
    case "exactVersion": return text("version").map { "exact: \($0)" }
    case "versionRange":
      guard let least = text("minimumVersion"), let end = text("maximumVersion") else { return nil }
      return "\(least)..<\(end)"
    case "branch": return text("branch").map { "branch: \($0)" }
    case "revision": return text("revision").map { "revision: \($0)" }
    default: return nil
    }
  }
}
