import TactusCommandKit

/// The folders of made packages in the user's cache.
enum PackageCache {
  /// Returns the folder of a package; creates it if it is missing.
  ///
  /// - Parameters:
  ///   - name: A name for the user.
  ///   - key: What distinguishes the package from others of the name, such as its path.
  ///   - kind: The folder of such packages.
  /// - Throws: `CommandFailure` if it cannot be created.
  static func folder(named name: String, for key: String, in kind: String) throws -> String {
    let base = UserFolder.cache
    try OutputFolder.createParents(of: base)
    let folder = "\(base)/tactus/\(kind)"
    for path in [base, base + "/tactus", folder] { try UserFolder.create(path) }
    let package = "\(folder)/\(name)-\(hash(of: key))"
    try UserFolder.create(package)
    return package
  }

  // MARK: Internals

  /// Returns a hash that distinguishes packages of the same name; equal in every run.
  private static func hash(of key: String) -> String {
    // FNV-1a, 64 bits.
    let hash = key.utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return String(hash, radix: 36)
  }
}
