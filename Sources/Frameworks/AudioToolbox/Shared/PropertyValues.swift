/// Transfers the values of properties to and from the app's buffer.
enum PropertyValues {
  /// Stores a value in the app's buffer.
  ///
  /// - Parameters:
  ///   - size: The size of the buffer in bytes; set to the size of the value.
  ///   - data: The memory.
  ///   - error: The status if the buffer is missing or too small.
  static func store<Value>(
    _ value: Value, _ size: UnsafeMutablePointer<UInt32>, _ data: UnsafeMutableRawPointer?,
    else error: OSStatus
  ) -> OSStatus {
    guard let data, Int(size.pointee) >= MemoryLayout<Value>.size else { return error }
    data.copyMemory(of: value)
    size.pointee = UInt32(MemoryLayout<Value>.size)
    return noErr
  }

  /// Stores as many elements as fit in the app's buffer.
  static func store<Value>(
    all values: [Value], _ size: UnsafeMutablePointer<UInt32>, _ data: UnsafeMutableRawPointer?,
    else error: OSStatus
  ) -> OSStatus {
    let stride = MemoryLayout<Value>.stride
    let count = min(values.count, Int(size.pointee) / stride)
    guard let data, count > 0 || values.isEmpty else { return error }
    values.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress, count > 0 {
        data.copyMemory(from: start, byteCount: count * stride)
      }
    }
    size.pointee = UInt32(count * stride)
    return noErr
  }

  /// Stores an object, such as a string, in the app's variable, which must be empty; if that has
  /// the size of a reference, stores a retained reference to a string (AudioFileServices.AJ2).
  static func store<Object>(
    object: Object, _ size: UnsafeMutablePointer<UInt32>, _ data: UnsafeMutableRawPointer?,
    else error: OSStatus
  ) -> OSStatus {
    guard let data else { return error }
    if Int(size.pointee) == MemoryLayout<Unmanaged<Object>>.size, Object.self == CFString.self {
      data.copyMemory(of: Unmanaged.passRetained(object))
      return noErr
    }
    guard Int(size.pointee) >= MemoryLayout<Object>.size else { return error }
    data.bindMemory(to: Object.self, capacity: 1).initialize(to: object)
    size.pointee = UInt32(MemoryLayout<Object>.size)
    return noErr
  }

  /// Reads a string, or the string of a reference; `nil` if it is missing or its size differs.
  static func text(_ size: UInt32, _ data: UnsafeRawPointer?) -> CFString? {
    guard let data else { return nil }
    switch Int(size) {
    case MemoryLayout<CFString>.size: return data.assumingMemoryBound(to: CFString.self).pointee
    case MemoryLayout<Unmanaged<CFString>?>.size:
      let reference = data.loadUnaligned(fromByteOffset: 0, as: UnsafeRawPointer?.self)
      return reference.map { Unmanaged<CFString>.fromOpaque($0).takeUnretainedValue() }
    default: return nil
    }
  }

  /// Reads a value from the app's buffer; `nil` if it is missing or its size differs.
  static func load<Value>(
    _ type: Value.Type, _ size: UInt32, _ data: UnsafeRawPointer?
  ) -> Value? {
    guard let data, Int(size) == MemoryLayout<Value>.size else { return nil }
    return data.loadUnaligned(fromByteOffset: 0, as: Value.self)
  }
}

extension UnsafeMutableRawPointer {
  /// Copies the bytes of a value, regardless of the pointer's alignment.
  fileprivate func copyMemory<Value>(of value: Value) {
    withUnsafeBytes(of: value) { bytes in
      if let start = bytes.baseAddress { copyMemory(from: start, byteCount: bytes.count) }
    }
  }
}
