import Foundation

extension PKDrawing {
  /// Creates a drawing of its data (Ink.DF1).
  ///
  /// - Throws: An error that describes the problem, also for drawings of an iPhone, whose format is
  ///   not published.
  public init(data: Data) throws {
    var reader = try DrawingDataReader(data)
    self.init(strokes: try reader.strokes())
  }

  /// Returns the drawing in a data format of our own (Ink.DF2).
  public func dataRepresentation() -> Data {
    var writer = DrawingDataWriter()
    writer.write(strokes)
    return writer.data
  }
}

extension PKDrawing: Codable {
  /// Creates a drawing of its data in a decoder.
  public init(from decoder: any Decoder) throws {
    try self.init(data: try decoder.singleValueContainer().decode(Data.self))
  }

  /// Encodes the drawing as its data.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dataRepresentation())
  }
}

/// The uniform type identifier of data of drawings.
public let PKAppleDrawingTypeIdentifier: CFString = "com.apple.drawing"
