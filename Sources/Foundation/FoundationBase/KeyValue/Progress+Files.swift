extension Progress {
  // MARK: Values of the user info

  /// The kind of work that is done with files.
  public var fileOperationKind: FileOperationKind? {
    get { userInfo[.fileOperationKindKey] as? FileOperationKind }
    set { setUserInfoObject(newValue, forKey: .fileOperationKindKey) }
  }
  /// The file that is worked on.
  public var fileURL: URL? {
    get { userInfo[.fileURLKey] as? URL }
    set { setUserInfoObject(newValue, forKey: .fileURLKey) }
  }
  /// The number of all files.
  public var fileTotalCount: Int? {
    get { userInfo[.fileTotalCountKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .fileTotalCountKey) }
  }
  /// The number of finished files.
  public var fileCompletedCount: Int? {
    get { userInfo[.fileCompletedCountKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .fileCompletedCountKey) }
  }
  /// The time until the work is done, in seconds, as the app has set it.
  public var estimatedTimeRemaining: TimeInterval? {
    get { userInfo[.estimatedTimeRemainingKey] as? TimeInterval }
    set { setUserInfoObject(newValue, forKey: .estimatedTimeRemainingKey) }
  }
  /// The speed of the work with data, in bytes per second, as the app has set it.
  public var throughput: Int? {
    get { userInfo[.throughputKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .throughputKey) }
  }

  /// Performs a closure, within which new progress objects are children of this one.
  ///
  /// - Parameters:
  ///   - unitCount: The units of work that the children stand for.
  ///   - work: The closure.
  /// - Returns: The closure's result.
  public func performAsCurrent<ReturnType>(
    withPendingUnitCount unitCount: Int64, using work: () throws -> ReturnType
  ) rethrows -> ReturnType {
    becomeCurrent(withPendingUnitCount: unitCount)
    defer { resignCurrent() }
    return try work()
  }
}
