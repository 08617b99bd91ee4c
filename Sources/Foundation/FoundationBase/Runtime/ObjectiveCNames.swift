/// Calls a closure with a pool for the windows that outlive their last use (Views.V30).
///
/// Swift releases all other objects at once on Linux.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try WindowPool.run(body)
}

/// A pointer to an optional error, for methods that fail.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
