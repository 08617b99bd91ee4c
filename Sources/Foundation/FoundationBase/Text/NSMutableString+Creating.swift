import Foundation

// The initializers that a mutable string inherits from a string on an iPhone (ObjectiveC.FO41). An
// extension cannot override those of the superclass, hence the parameter without a value.
extension NSMutableString {
  /// Creates a string of a format.
  ///
  /// - Parameters:
  ///   - format: The format, as `String(format:)` takes it.
  ///   - args: The values of its specifiers.
  public convenience init(format: NSString, _ args: any CVarArg..., _own: Void = ()) {
    self.init(string: String(format: format as String, arguments: args))
  }

  /// Creates a string of a format that is a `CFString` (ObjectiveC.FO46).
  ///
  /// - Parameters:
  ///   - format: The format, as `String(format:)` takes it.
  ///   - args: The values of its specifiers.
  @_disfavoredOverload
  public convenience init(format: CFString, _ args: any CVarArg..., _own: Void = ()) {
    self.init(string: String(format: format, arguments: args))
  }

  /// Creates a string of a format.
  ///
  /// - Parameters:
  ///   - format: The format, as `String(format:)` takes it.
  ///   - locale: The locale of numbers; nil for none.
  ///   - args: The values of its specifiers.
  public convenience init(
    format: NSString, locale: Locale?, _ args: any CVarArg..., _own: Void = ()
  ) {
    self.init(string: String(format: format as String, locale: locale, arguments: args))
  }

  /// Creates a string of the bytes of data; nil if they are not text in the encoding.
  public convenience init?(data: Data, encoding: UInt, _own: Void = ()) {
    guard let string = String(data: data, encoding: String.Encoding(rawValue: encoding)) else {
      return nil
    }
    self.init(string: string)
  }

  /// Creates a string of bytes; nil if they are not text in the encoding.
  public convenience init?(
    bytes: UnsafeRawPointer, length len: Int, encoding: UInt, _own: Void = ()
  ) {
    self.init(data: Data(bytes: bytes, count: len), encoding: encoding)
  }

  /// Creates a string of a null-terminated text of C; nil if it is not text in the encoding.
  public convenience init?(
    cString nullTerminatedCString: UnsafePointer<CChar>, encoding: UInt, _own: Void = ()
  ) {
    self.init(
      bytes: nullTerminatedCString, length: strlen(nullTerminatedCString), encoding: encoding)
  }

  /// Creates a string of a null-terminated text in UTF-8; nil if it is not UTF-8.
  public convenience init?(
    utf8String nullTerminatedCString: UnsafePointer<CChar>, _own: Void = ()
  ) {
    guard let string = String(validatingCString: nullTerminatedCString) else { return nil }
    self.init(string: string)
  }

  /// Creates a string of the contents of a file.
  ///
  /// - Throws: The error of Foundation if the file cannot be read or is not text in the encoding.
  public convenience init(
    contentsOfFile path: String, encoding enc: UInt, _own: Void = ()
  ) throws {
    try self.init(
      string: String(contentsOfFile: path, encoding: String.Encoding(rawValue: enc)))
  }

  /// Creates a string of the contents of a location.
  ///
  /// - Throws: The error of Foundation if it cannot be read or is not text in the encoding.
  public convenience init(contentsOf url: URL, encoding enc: UInt, _own: Void = ()) throws {
    try self.init(string: String(contentsOf: url, encoding: String.Encoding(rawValue: enc)))
  }

  /// Creates a string of the contents of a file, whose encoding is detected.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - enc: Receives the encoding; nil to ignore it.
  /// - Throws: The error of Foundation if the file cannot be read or its encoding is not detected.
  public convenience init(
    contentsOfFile path: String, usedEncoding enc: UnsafeMutablePointer<UInt>?, _own: Void = ()
  ) throws {
    try self.init(contentsOf: URL(fileURLWithPath: path), usedEncoding: enc)
  }

  /// Creates a string of the contents of a location, whose encoding is detected.
  ///
  /// - Parameters:
  ///   - url: The location.
  ///   - enc: The place for the encoding; nil if it is not wanted.
  /// - Throws: The error of Foundation if it cannot be read or its encoding is not detected.
  public convenience init(
    contentsOf url: URL, usedEncoding enc: UnsafeMutablePointer<UInt>?, _own: Void = ()
  ) throws {
    var encoding = String.Encoding.utf8
    let string = try String(contentsOf: url, usedEncoding: &encoding)
    enc?.pointee = encoding.rawValue
    self.init(string: string)
  }
}
