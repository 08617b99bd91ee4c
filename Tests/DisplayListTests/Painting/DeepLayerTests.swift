import TactusDisplayList
import Testing

/// Layers beyond the painter's limit.
@Suite struct DeepLayerTests {
  @Test("The end of a layer beyond the limit ends that layer, and no layer around it")
  func ends() throws {
    let limit = DrawingPainter.layerLimit
    // The outermost layer is half transparent; the layers beyond the limit end before the fill.
    let picture = try Picture(
      4, 4,
      [.opacity(0.5)] + Array(repeating: .beginLayer(nil), count: limit + 3)
        + Array(repeating: .endLayer, count: 3) + [.paint(.color(.white))]
        + Array(repeating: .endLayer, count: limit))
    #expect(abs(Int(picture[1, 1][3]) - 128) <= 1)
  }

  @Test("Restoring a state inside a layer beyond the limit does not end the layer")
  func restores() throws {
    let limit = DrawingPainter.layerLimit
    let picture = try Picture(
      4, 4,
      Array(repeating: .beginLayer(nil), count: limit + 1)
        + [.clip(.rect(0, 0, 2, 4), .winding), .restore, .paint(.color(.white))]
        + Array(repeating: .endLayer, count: limit + 1))
    // The clip is in force, as only the layer's end restores what was before it.
    #expect(picture[1, 1][3] == 255 && picture[3, 1][3] == 0)
  }

  @Test("The end of a layer beyond the limit restores the states saved in it")
  func saved() throws {
    let limit = DrawingPainter.layerLimit
    let picture = try Picture(
      4, 4,
      Array(repeating: .beginLayer(nil), count: limit + 1)
        + [.save, .clip(.rect(0, 0, 2, 4), .winding), .endLayer, .paint(.color(.white))]
        + Array(repeating: .endLayer, count: limit))
    #expect(picture[3, 1][3] == 255)
  }
}
