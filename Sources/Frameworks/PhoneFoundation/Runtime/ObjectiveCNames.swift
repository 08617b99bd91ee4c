/// Runs a closure; on Linux nothing waits for the end of a pool, as Swift lets go at once.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// Where a method that fails puts its mistake, in words of Objective-C.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
