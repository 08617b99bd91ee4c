/// The system information of an ISO 15693 tag.
public struct NFCISO15693SystemInfo: Sendable {
  /// The identifier.
  public var uniqueIdentifier: Data
  /// The data storage format identifier (DSFID).
  public var dataStorageFormatIdentifier: Int
  /// The application family identifier (AFI).
  public var applicationFamilyIdentifier: Int
  /// The bytes of a block.
  public var blockSize: Int
  /// The number of blocks.
  public var totalBlocks: Int
  /// The chip reference.
  public var icReference: Int

  /// Creates system information.
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
