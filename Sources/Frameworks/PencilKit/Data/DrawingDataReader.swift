import Foundation

/// A reader of the data of a drawing, which may be damaged (Ink.DF1, Ink.DF3).
struct DrawingDataReader {
  private var bytes: ArraySlice<UInt8>

  /// Creates a reader, which has read the signature and the version.
  init(_ data: Data) throws(DrawingDataError) {
    bytes = Array(data)[...]
    let signature = DrawingFormat.signature
    guard bytes.count >= signature.count, bytes.starts(with: signature.dropLast()) else {
      throw .foreignFormat
    }
    let version = bytes[signature.count - 1]
    guard version == DrawingFormat.version else { throw .newerVersion(Int(version)) }
    bytes.removeFirst(signature.count)
  }

  /// Reads all strokes, up to the end of the data.
  mutating func strokes() throws(DrawingDataError) -> [PKStroke] {
    let count = try count(atLeast: Self.strokeSize)
    var result: [PKStroke] = []
    for _ in 0..<count { result.append(try stroke()) }
    guard bytes.isEmpty else { throw .excess }
    return result
  }

  /// The minimum size of a stroke in bytes: ink, color, transform, seed, date, points, mask.
  private static let strokeSize = 4 + 4 * 8 + 6 * 8 + 4 + 8 + 4 + 1
  /// The range of color components, which exceed 0…1 for colors outside sRGB.
  ///
  /// - Source: ours; those of Display P3 are within −0.3…1.2. Confidence: guess.
  private static let colorRange = -4.0...4.0
  /// The maximum absolute value of a coordinate, as in drawings on a screen.
  private static let limit = 2_000_000.0

  private mutating func stroke() throws(DrawingDataError) -> PKStroke {
    let name = try text()
    guard let type = PKInk.InkType(rawValue: name) else { throw .invalid("ink, \(name)") }
    var color: [CGFloat] = []
    for _ in 0..<3 { color.append(CGFloat(try number("color", within: Self.colorRange))) }
    color.append(CGFloat(try number("color", within: 0...1)))
    var entries: [CGFloat] = []
    for _ in 0..<6 { entries.append(CGFloat(try number("transform"))) }
    let seed = UInt32(truncatingIfNeeded: try integer(4))
    let date = try number("date", within: -1e12...1e12)
    let count = try count(atLeast: PKStrokePoint.valueCount * 8)
    var points: [PKStrokePoint] = []
    for _ in 0..<count { points.append(try point()) }
    var stroke = PKStroke(
      ink: PKInk(
        type, color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])),
      path: PKStrokePath(
        controlPoints: points, creationDate: Date(timeIntervalSinceReferenceDate: date)),
      transform: CGAffineTransform(
        a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4],
        ty: entries[5]), randomSeed: seed)
    stroke.clip = try mask()
    return stroke
  }

  private mutating func point() throws(DrawingDataError) -> PKStrokePoint {
    var values: [Double] = []
    for _ in 0..<PKStrokePoint.valueCount { values.append(try number("point")) }
    return PKStrokePoint(values: values)
  }

  private mutating func mask() throws(DrawingDataError) -> CGPath? {
    switch try byte() {
    case 0: return nil
    case 1: break
    default: throw .invalid("mask")
    }
    let path = CGMutablePath()
    let count = try count(atLeast: 1)
    for index in 0..<count {
      let kind = try byte()
      guard kind < DrawingFormat.Element.pointCounts.count, index > 0 || kind == 0 else {
        throw .invalid("mask")
      }
      var points: [CGPoint] = []
      for _ in 0..<DrawingFormat.Element.pointCounts[Int(kind)] {
        points.append(CGPoint(x: try number("mask"), y: try number("mask")))
      }
      DrawingFormat.Element(kind: kind, points: points).add(to: path)
    }
    return path.copy()
  }

  // MARK: Values

  private mutating func text() throws(DrawingDataError) -> String {
    let count = try count(atLeast: 1)
    let part = bytes.prefix(count)
    bytes.removeFirst(count)
    return String(decoding: part, as: UTF8.self)
  }

  private mutating func byte() throws(DrawingDataError) -> UInt8 {
    guard let first = bytes.popFirst() else { throw .truncated }
    return first
  }

  /// Reads a count of items with a minimum size, so that a corrupt count does not allocate memory.
  private mutating func count(atLeast size: Int) throws(DrawingDataError) -> Int {
    let count = Int(try integer(4))
    guard count <= bytes.count / size else { throw .truncated }
    return count
  }

  private mutating func number(
    _ name: String, within range: ClosedRange<Double> = -limit...limit
  ) throws(DrawingDataError) -> Double {
    let number = Double(bitPattern: try integer(8))
    guard range.contains(number) else { throw .invalid(name) }
    return number
  }

  private mutating func integer(_ size: Int) throws(DrawingDataError) -> UInt64 {
    guard bytes.count >= size else { throw .truncated }
    let value = bytes.prefix(size).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    bytes.removeFirst(size)
    return value
  }
}
