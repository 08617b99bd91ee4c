/// The function of a new thread with its argument.
final class ThreadStart {
  let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
  let argument: UnsafeMutableRawPointer?

  init(
    start: @escaping @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?,
    argument: UnsafeMutableRawPointer?
  ) {
    (self.start, self.argument) = (start, argument)
  }

  /// An address that stands for no argument.
  static var noArgument: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(bitPattern: 1).unsafelyUnwrapped
  }
}
