extension UnsafeBufferPointer {
  /// The address of the first element of a vector that has elements.
  var start: UnsafePointer<Element> {
    guard let baseAddress else { preconditionFailure("The vector is empty.") }
    return baseAddress
  }
}

extension UnsafeMutableBufferPointer {
  /// The address of the first element of a vector that has elements.
  var start: UnsafeMutablePointer<Element> {
    guard let baseAddress else { preconditionFailure("The vector is empty.") }
    return baseAddress
  }
}
