/// The name of a color in an asset catalog of a bundle (Drawing.DR26).
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalog, with the names of the groups that are namespaces.
  package let name: String
  /// The bundle with the catalog.
  package let bundle: Bundle

  /// Creates a name; nothing looks whether the catalog has it.
  ///
  /// - Parameters:
  ///   - name: The name in the catalog.
  ///   - bundle: The bundle with the catalog.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}
