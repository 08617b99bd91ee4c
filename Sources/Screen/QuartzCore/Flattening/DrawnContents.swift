import DisplayList

/// What a layer has drawn as its contents: not pixels but how they come about, sharp at any scale.
final class DrawnContents {
  let drawing: Drawing
  /// Whether nothing is painted.
  let isEmpty: Bool
  /// Whether it mixes with what is beneath in another way than simply over it.
  let mixesOtherwise: Bool

  init(_ drawing: Drawing) {
    self.drawing = drawing
    isEmpty = !drawing.commands.contains { command in
      switch command {
      case .fill, .stroke, .paint, .image, .text, .backdrop: true
      default: false
      }
    }
    mixesOtherwise = drawing.commands.contains { command in
      switch command {
      case .blend(let mode): mode != .normal
      case .backdrop: true
      default: false
      }
    }
  }
}
