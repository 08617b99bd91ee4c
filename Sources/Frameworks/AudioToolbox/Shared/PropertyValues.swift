/// A value of a property on its way to or from the app's memory.
enum PropertyValues {
  /// Stores a value in the app's memory.
  ///
  /// - Parameters:
  ///   - size: The size of the memory in bytes, and then that of the value.
  ///   - data: The memory.
  ///   - error: The status if the memory is missing or too small.
  static func store<Value>(
    _ value: Value, _ size: UnsafeMutablePointer<UInt32>, _ data: UnsafeMutableRawPointer?,
    else error: OSStatus
  ) -> OSStatus {
    guard let data, Int(size.pointee) >= MemoryLayout<Value>.size else { return error }
    data.copyMemory(of: value)
    size.pointee = UInt32(MemoryLayout<Value>.size)
    return noErr
  }

  /// Stores as many elements in the app's memory as it has space for.
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

  /// Stores an object, such as a text, in the app's variable, which is empty before; in one of the
  /// size of a reference, a retained reference to a text (AudioFileServices.AJ2).
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

  /// Reads a text, or the text of a reference; `nil` if it is missing or its size differs.
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

  /// Reads a value of the app's memory; `nil` if it is missing or its size differs.
  static func load<Value>(
    _ type: Value.Type, _ size: UInt32, _ data: UnsafeRawPointer?
  ) -> Value? {
    guard let data, Int(size) == MemoryLayout<Value>.size else { return nil }
    return data.loadUnaligned(fromByteOffset: 0, as: Value.self)
  }
}

extension UnsafeMutableRawPointer {
  /// Copies the bytes of a value, wherever the pointer points.
  fileprivate func copyMemory<Value>(of value: Value) {
    withUnsafeBytes(of: value) { bytes in
      if let start = bytes.baseAddress { copyMemory(from: start, byteCount: bytes.count) }
    }
  }
}
