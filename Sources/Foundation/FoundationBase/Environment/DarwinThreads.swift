// Functions of threads with the types that they have on an iPhone.

public import Glibc

/// Creates a thread.
///
/// - Parameters:
///   - thread: Receives the thread.
///   - attributes: The attributes; `nil` for the defaults.
///   - start: The function that the thread runs, which receives the argument.
///   - argument: The argument. Without one the function receives the address 1, because its
///     parameter cannot be null in Swift; on an iPhone it is null all the same.
/// - Returns: 0, or the number of an error.
@_disfavoredOverload
@discardableResult
public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>!, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ start: @escaping @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
  _ argument: UnsafeMutableRawPointer?
) -> Int32 {
  var made = pthread_t()
  let call = Unmanaged.passRetained(ThreadStart(start: start, argument: argument))
  let result = Glibc.pthread_create(
    &made, attributes,
    { pointer in
      guard let pointer else { return nil }
      let call = Unmanaged<ThreadStart>.fromOpaque(pointer).takeRetainedValue()
      return call.start(call.argument ?? ThreadStart.noArgument)
    }, call.toOpaque())
  if result == 0 { thread.pointee = made } else { call.release() }
  return result
}

/// Creates a key of values that each thread has for itself.
///
/// - Parameters:
///   - key: Receives the key.
///   - destructor: A function that is called with the value of a thread that ends.
/// - Returns: 0, or the number of an error.
@_disfavoredOverload
@discardableResult
public func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>!,
  _ destructor: @escaping @convention(c) (UnsafeMutableRawPointer) -> Void
) -> Int32 {
  // Values are not null when the destructor is called, so both functions have one representation.
  Glibc.pthread_key_create(
    key,
    unsafeBitCast(destructor, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self))
}

/// Names the current thread, by at most 15 bytes of the name.
///
/// - Returns: 0.
@discardableResult
public func pthread_setname_np(_ name: UnsafePointer<CChar>) -> Int32 {
  // `Thread.name` loses a name that is set before the creating thread knows the thread's number.
  var short = [CChar](repeating: 0, count: 16)
  strncpy(&short, name, short.count - 1)
  return LibraryExtras.nameThread(short)
}
