import DisplayList

/// Reads any bytes as a drawing, and paints what comes out.
///
/// A drawing that was read is written and comes back equal, and painting it does no harm; whatever
/// else the bytes are, they end in one error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDrawing(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let drawing: Drawing
  do {
    drawing = try DrawingReader.drawing(bytes)
  } catch {
    precondition(!error.description.contains("\n"), "an error is one line")
    return 0
  }
  do {
    let again = try DrawingReader.drawing(DrawingWriter.bytes(of: drawing))
    precondition(again == drawing, "what was written reads back equal")
    let surface = try DrawingSurface(width: 48, height: 48)
    let painter = DrawingPainter(on: surface, scale: 1.5)
    painter.paint(drawing)
    painter.paint(Drawing(width: 32, height: 32, commands: [.paint(.color(.white))]))
    precondition(surface.image.pixels.allSatisfy { $0 == 255 }, "the painter is as it was")
  } catch {
    preconditionFailure("what was read cannot be written or painted: \(error)")
  }
  return 0
}
