import TactusDisplayList

/// The drawing that a layer has made as its contents; it is sharp at any scale.
final class RecordedContents {
  let drawing: Drawing
  /// Whether nothing is painted.
  let isEmpty: Bool
  /// Whether a blend mode other than `normal` or a backdrop is used.
  let usesBlending: Bool

  init(_ drawing: Drawing) {
    self.drawing = drawing
    isEmpty = !drawing.commands.contains { command in
      switch command {
      case .fill, .stroke, .paint, .image, .text, .backdrop: true
      default: false
      }
    }
    usesBlending = drawing.commands.contains { command in
      switch command {
      case .blend(let mode): mode != .normal
      case .backdrop: true
      default: false
      }
    }
  }
}
