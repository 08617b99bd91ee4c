/// The pages of a document, and its metadata.
package struct PagedDocument: Hashable, Sendable {
  /// The pages.
  package var pages: [PageGeometry]
  /// The number of pages that the document has; more than `pages` if these are the first ones.
  package var pageCount: Int
  /// The texts about the document by their names in PDF, such as `Title`.
  package var properties: [String: String]
  /// The time of its creation, in seconds since 1970; nil if the document has none.
  package var creation: Double?
  /// The outline.
  package var outline: [OutlineEntry]
  /// The version of the format: its major and minor number.
  package var version: (major: Int, minor: Int) { (majorVersion, minorVersion) }
  /// The major version.
  package var majorVersion: Int
  /// The minor version.
  package var minorVersion: Int
  /// The permissions of the document, one bit each, as the format numbers them from bit 3 on.
  package var permissions: UInt32
  /// Whether the document is encrypted.
  package var isEncrypted: Bool

  /// Creates a description.
  package init(
    pages: [PageGeometry], pageCount: Int, properties: [String: String], creation: Double?,
    outline: [OutlineEntry], majorVersion: Int, minorVersion: Int, permissions: UInt32,
    isEncrypted: Bool
  ) {
    (self.pages, self.pageCount, self.properties) = (pages, pageCount, properties)
    (self.creation, self.outline) = (creation, outline)
    (self.majorVersion, self.minorVersion) = (majorVersion, minorVersion)
    (self.permissions, self.isEncrypted) = (permissions, isEncrypted)
  }
}
