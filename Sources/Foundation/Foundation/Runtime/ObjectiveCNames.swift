/// Calls a closure.
///
/// On Linux there is no pool, as Swift releases objects immediately.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// A pointer to an optional error, for methods that fail.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
