extension URLResourceKey {
  /// The key of the free space of a volume for important data, in bytes.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// The key of the free space of a volume for data that can be spared, in bytes.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
  /// The free space for important data, in bytes; nil if it cannot be read.
  ///
  /// A phone has one volume, and Linux has one number for its free space.
  public var volumeAvailableCapacityForImportantUsage: Int64? {
    volumeAvailableCapacity.map { Int64($0) } ?? Self.freeSpace
  }

  /// The free space for data that can be spared, in bytes; nil if it cannot be read.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    volumeAvailableCapacityForImportantUsage
  }

  /// The free space of the volume with the home folder.
  private static var freeSpace: Int64? {
    let values = try? FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory())
    return (values?[.systemFreeSize] as? NSNumber)?.int64Value
  }
}
