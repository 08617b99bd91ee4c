/// The records in which the kernel returns information.
enum MachRecord {
  /// Returns the number of integers of a record.
  static func count<Info>(of type: Info.Type) -> mach_msg_type_number_t {
    mach_msg_type_number_t(MemoryLayout<Info>.size / MemoryLayout<integer_t>.size)
  }

  /// Returns the number of integers of a record before one of its members.
  static func count<Info>(before member: PartialKeyPath<Info>) -> mach_msg_type_number_t {
    let bytes = MemoryLayout<Info>.offset(of: member) ?? MemoryLayout<Info>.size
    return mach_msg_type_number_t(bytes / MemoryLayout<integer_t>.size)
  }

  /// Stores a record, or the beginning that an older program knows.
  ///
  /// - Parameters:
  ///   - value: The record.
  ///   - info: Memory for it.
  ///   - count: The number of integers in the memory; then the number of written ones.
  ///   - older: The numbers of integers of older versions of the record.
  ///   - failure: The code for too little memory.
  static func store<Info>(
    _ value: Info, at info: UnsafeMutablePointer<integer_t>,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>,
    older: [mach_msg_type_number_t] = [], failure: kern_return_t = KERN_INVALID_ARGUMENT
  ) -> kern_return_t {
    let sizes = [self.count(of: Info.self)] + older
    guard let integers = sizes.filter({ $0 <= count.pointee }).max() else { return failure }
    withUnsafeBytes(of: value) { bytes in
      guard let base = bytes.baseAddress else { return }
      UnsafeMutableRawPointer(info).copyMemory(
        from: base, byteCount: Int(integers) * MemoryLayout<integer_t>.size)
    }
    count.pointee = integers
    return KERN_SUCCESS
  }

  /// Reports once, with the caller's source location, that a kind of information is not available.
  static func refuse(
    _ function: String, _ flavor: some BinaryInteger, _ file: StaticString, _ line: UInt
  ) {
    RuntimeWarning.once("\(file):\(line): \(function): there is no information of kind \(flavor)")
  }
}
