import TactusDisplayList

/// Decodes arbitrary bytes as a drawing, and paints it.
///
/// A decoded drawing must be encoded, decoded as an equal one, and painted; any other bytes must
/// lead to exactly one error.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzDrawing(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let drawing: Drawing
  do {
    drawing = try DrawingReader.drawing(bytes)
  } catch {
    precondition(!error.description.contains("\n"), "an error is one line")
    precondition((try? DrawingIndex(bytes)) == nil, "the index refuses the same bytes")
    return 0
  }
  precondition((try? DrawingIndex(bytes)) != nil, "the index accepts the same bytes")
  do {
    let again = try DrawingReader.drawing(DrawingWriter.bytes(of: drawing))
    precondition(again == drawing, "what was written is read as equal")
    let surface = try DrawingSurface(width: 48, height: 48)
    let painter = DrawingPainter(on: surface, scale: 1.5)
    painter.paint(drawing)
    painter.paint(Drawing(width: 32, height: 32, commands: [.paint(.color(.white))]))
    precondition(surface.image.pixels.allSatisfy { $0 == 255 }, "the painter has its initial state")
  } catch {
    preconditionFailure("what was read cannot be written or painted: \(error)")
  }
  return 0
}
