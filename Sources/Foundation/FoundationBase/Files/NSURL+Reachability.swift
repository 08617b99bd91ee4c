extension NSURL {
  /// Returns whether the file exists.
  ///
  /// - Parameter error: A pointer to the error, which is set if the file does not exist.
  public func checkResourceIsReachableAndReturnError(_ error: NSErrorPointer) -> Bool {
    do {
      return try checkResourceIsReachable()
    } catch let failure as NSError {
      error?.pointee = failure
      return false
    }
  }
}
