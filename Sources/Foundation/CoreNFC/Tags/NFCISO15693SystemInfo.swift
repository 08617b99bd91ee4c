/// The properties of a tag of ISO 15693, by its own account.
public struct NFCISO15693SystemInfo: Sendable {
  /// The identifier.
  public var uniqueIdentifier: Data
  /// The form of the data.
  public var dataStorageFormatIdentifier: Int
  /// The family of applications.
  public var applicationFamilyIdentifier: Int
  /// The bytes of a block.
  public var blockSize: Int
  /// The number of blocks.
  public var totalBlocks: Int
  /// The kind of the tag.
  public var icReference: Int

  /// Creates an answer.
  public init(
    uniqueIdentifier: Data, dataStorageFormatIdentifier: Int, applicationFamilyIdentifier: Int,
    blockSize: Int, totalBlocks: Int, icReference: Int
  ) {
    self.uniqueIdentifier = uniqueIdentifier
    self.dataStorageFormatIdentifier = dataStorageFormatIdentifier
    self.applicationFamilyIdentifier = applicationFamilyIdentifier
    self.blockSize = blockSize
    self.totalBlocks = totalBlocks
    self.icReference = icReference
  }
}
