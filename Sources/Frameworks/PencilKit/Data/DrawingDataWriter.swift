import Foundation

/// A writer of the data of a drawing (Ink.DF2, Ink.DF3).
struct DrawingDataWriter {
  private(set) var data = Data(DrawingFormat.signature)

  /// Writes all strokes.
  mutating func write(_ strokes: [PKStroke]) {
    write(count: strokes.count)
    for stroke in strokes { write(stroke) }
  }

  private mutating func write(_ stroke: PKStroke) {
    write(text: stroke.ink.inkType.rawValue)
    let color = InkColor(stroke.ink.color)
    let transform = stroke.transform
    for number in [color.red, color.green, color.blue, color.alpha] { write(Double(number)) }
    for number in [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ] { write(Double(number)) }
    withUnsafeBytes(of: stroke.randomSeed.littleEndian) { data.append(contentsOf: $0) }
    write(stroke.path.creationDate.timeIntervalSinceReferenceDate)
    write(count: stroke.path.count)
    for point in stroke.path { for number in point.values { write(number) } }
    write(stroke.clip)
  }

  private mutating func write(_ mask: CGPath?) {
    guard let mask else { return data.append(0) }
    data.append(1)
    let elements = DrawingFormat.Element.all(of: mask)
    write(count: elements.count)
    for element in elements {
      data.append(element.kind)
      for point in element.points {
        write(Double(point.x))
        write(Double(point.y))
      }
    }
  }

  private mutating func write(text: String) {
    write(count: text.utf8.count)
    data.append(contentsOf: text.utf8)
  }

  private mutating func write(count: Int) {
    withUnsafeBytes(of: UInt32(clamping: count).littleEndian) { data.append(contentsOf: $0) }
  }

  private mutating func write(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) }
  }
}
