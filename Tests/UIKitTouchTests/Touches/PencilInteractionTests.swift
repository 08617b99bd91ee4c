import Testing
import UIKit

/// The interaction of Apple Pencil, which no iPhone has.
@MainActor @Suite struct PencilInteractionTests {
  private final class Eraser: NSObject, UIPencilInteractionDelegate {
    var taps = 0
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { taps += 1 }
  }

  @Test("Touches.PI1. An interaction belongs to its view and has the settings of no pencil")
  func settings() {
    let eraser = Eraser()
    let interaction = UIPencilInteraction(delegate: eraser)
    let view = UIView()
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.isEnabled && eraser.taps == 0)
    #expect(UIPencilInteraction.preferredTapAction == .switchEraser)
    #expect(UIPencilInteraction.preferredSqueezeAction == .showContextualPalette)
    #expect(!UIPencilInteraction.prefersPencilOnlyDrawing)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }
}
