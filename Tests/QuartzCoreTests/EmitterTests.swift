import QuartzCore
import Testing

/// Emitter layers, whose particles are not painted, and older names of display links.
@Suite struct EmitterTests {
  @Test("Layers.EM1. An emitter layer keeps its cells and their values")
  func emitter() {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    #expect(cell.birthRate == 0 && cell.scale == 1 && cell.color == .white)
    cell.birthRate = 12
    cell.emissionRange = .pi
    cell.beginTime = 2
    layer.emitterCells = [cell]
    layer.emitterShape = .line
    #expect(layer.emitterCells?.first === cell && layer.emitterShape.rawValue == "line")
    #expect(layer.birthRate == 1 && layer.renderMode == .unordered)
  }

  @Test("A frame interval is a number of sixtieths of a second")
  func interval() {
    let link = CADisplayLink { _ in }
    #expect(link.frameInterval == 1)
    link.frameInterval = 2
    #expect(link.preferredFramesPerSecond == 30 && link.frameInterval == 2)
    link.frameInterval = 1
    #expect(link.preferredFramesPerSecond == 0)
  }
}
