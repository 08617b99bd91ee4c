extension JSONSerialization {
  /// Writes an object as JSON to a stream (ObjectiveC.FO54).
  ///
  /// - Parameters:
  ///   - obj: The dictionary or array.
  ///   - stream: The stream, which is open.
  ///   - opt: The options for writing.
  ///   - error: Receives the error; nil for none.
  /// - Returns: The number of bytes; 0 for an error.
  public class func writeJSONObject(
    _ obj: Any, to stream: OutputStream, options opt: WritingOptions = [], error: NSErrorPointer
  ) -> Int {
    stream.write(reportingTo: error) { try data(withJSONObject: obj, options: opt) }
  }
}

extension PropertyListSerialization {
  /// Writes a property list to a stream (ObjectiveC.FO54).
  ///
  /// - Parameters:
  ///   - plist: The property list.
  ///   - stream: The stream, which is open.
  ///   - format: The format, `.xml` or `.binary`.
  ///   - opt: No options: 0.
  ///   - error: Receives the error; nil for none.
  /// - Returns: The number of bytes; 0 for an error.
  public class func writePropertyList(
    _ plist: Any, to stream: OutputStream, format: PropertyListFormat, options opt: WriteOptions,
    error: NSErrorPointer
  ) -> Int {
    stream.write(reportingTo: error) {
      // The toolchain traps for some values that are not a property list.
      guard format != .openStep, propertyList(plist, isValidFor: format) else {
        throw CocoaError(.propertyListWriteInvalid)
      }
      return try data(fromPropertyList: plist, format: format, options: opt)
    }
  }
}

extension OutputStream {
  /// Writes all bytes that a closure makes.
  ///
  /// - Returns: The number of bytes; 0 for an error, which the pointer receives.
  fileprivate func write(reportingTo error: NSErrorPointer, _ make: () throws -> Data) -> Int {
    do {
      let bytes = Array(try make())
      var count = 0
      while count < bytes.count {
        let written = bytes[count...].withUnsafeBufferPointer { rest in
          rest.baseAddress.map { write($0, maxLength: rest.count) } ?? 0
        }
        guard written > 0 else { throw _streamError ?? CocoaError(.fileWriteUnknown) }
        count += written
      }
      return count
    } catch let failure {
      error?.pointee = failure as NSError
      return 0
    }
  }
}

extension InputStream {
  /// Returns all bytes that are left, which blocks until the end.
  ///
  /// - Throws: The error of the stream.
  func allData() throws -> Data {
    var data = Data()
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(&bytes, maxLength: bytes.count)
      guard count >= 0 else { throw _streamError ?? CocoaError(.fileReadUnknown) }
      guard count > 0 else { return data }
      data.append(contentsOf: bytes[..<count])
    }
  }
}
