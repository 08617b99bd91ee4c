extension NSUUID {
  /// Creates an identifier of 16 bytes, whose pointer is optional as on an iPhone; without bytes it
  /// is zero.
  @_nonoverride public convenience init(uuidBytes bytes: UnsafePointer<UInt8>?) {
    if let bytes {
      self.init(uuidBytes: bytes)
    } else {
      self.init(uuidBytes: [UInt8](repeating: 0, count: 16))
    }
  }
}
