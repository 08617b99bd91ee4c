import PencilKit

/// Reads arbitrary bytes as a drawing, and draws it.
///
/// A drawing that is written is read as equal.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzInk(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  guard let drawing = try? PKDrawing(data: data) else { return 0 }
  let again = try? PKDrawing(data: drawing.dataRepresentation())
  precondition(again == drawing, "a written drawing is read as equal")
  for stroke in drawing.strokes.prefix(8) {
    _ = (stroke.renderBounds, stroke.maskedPathRanges, stroke.requiredContentVersion)
    let path = stroke.path
    guard path.count < 64 else { continue }
    var steps = 0
    for stride in [PKStrokePath.InterpolatedSlice.Stride.distance(50_000), .time(1e5)] {
      for point in path.interpolatedPoints(by: stride) {
        precondition(point.location.x.isFinite && point.location.y.isFinite, "a point is finite")
        steps += 1
        if steps > 500 { break }
      }
    }
  }
  _ = drawing.image(from: CGRect(x: 0, y: 0, width: 64, height: 64), scale: 1)
  return 0
}
