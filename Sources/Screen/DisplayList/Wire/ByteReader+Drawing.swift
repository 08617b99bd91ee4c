extension ByteReader {
  /// Creates a reader that is behind the signature and the version of a drawing.
  init(ofDrawing bytes: [UInt8]) throws(DrawingFormatError) {
    guard bytes.count <= DrawingFormat.byteLimit else { throw .tooLarge("bytes") }
    guard bytes.starts(with: DrawingFormat.signature), bytes.count > DrawingFormat.signature.count
    else { throw .notADrawing }
    self.init(bytes)
    _ = try slice(DrawingFormat.signature.count)
    let version = Int(try byte())
    guard version == DrawingFormat.version else { throw .version(version) }
  }

  /// Reads the size of a drawing.
  mutating func drawingSize() throws(DrawingFormatError) -> (width: Double, height: Double) {
    let (width, height) = (try number(), try number())
    guard width >= 0, height >= 0 else { throw malformed("the size is negative") }
    return (width, height)
  }

  /// Reads a font.
  mutating func font() throws(DrawingFormatError) -> DrawingFont {
    DrawingFont(
      family: try text(), weight: try count(upTo: 1_000), isItalic: try flags(1) == 1)
  }

  /// Reads the number of commands.
  mutating func commandCount() throws(DrawingFormatError) -> Int {
    let count = try count(ofBytes: 1)
    guard count <= DrawingFormat.commandLimit else { throw .tooLarge("commands") }
    return count
  }
}
