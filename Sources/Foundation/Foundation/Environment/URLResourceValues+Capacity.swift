extension URLResourceKey {
  /// The key of the free space of a volume for important data, in bytes.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// The key of the free space of a volume for data that can be spared, in bytes.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
  /// The free space of the volume for important data, in bytes; nil if Foundation does not
  /// report the free space.
  public var volumeAvailableCapacityForImportantUsage: Int64? {
    volumeAvailableCapacity.map { Int64($0) }
  }

  /// The free space of the volume for data that can be spared, in bytes; nil if Foundation does not
  /// report the free space.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    volumeAvailableCapacity.map { Int64($0) }
  }
}

extension URL {
  /// Returns resource values.
  ///
  /// Linux has one number for the free space of a volume.
  public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    let capacities: Set<URLResourceKey> = [
      .volumeAvailableCapacityForImportantUsageKey,
      .volumeAvailableCapacityForOpportunisticUsageKey,
    ]
    let asksForCapacity = !keys.isDisjoint(with: capacities)
    return try self.Foundation::resourceValues(
      forKeys: keys.subtracting(capacities).union(
        asksForCapacity ? [.volumeAvailableCapacityKey] : []))
  }
}
