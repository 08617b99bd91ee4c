/// A stage whose versions are migrated by inferred mappings.
open class NSLightweightMigrationStage: NSMigrationStage {
  /// Creates a stage of the checksums of model versions.
  public init(_ versionChecksums: [String]) {
    self.versionChecksums = versionChecksums
    super.init()
  }

  /// The checksums of the versions, in their order.
  public let versionChecksums: [String]
}
