/// Representations of transparency in a destination of rendering (CoreImage.RD2).
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  /// No alpha; results are opaque, over black.
  case none = 0
  /// Colors are multiplied by their alpha.
  case premultiplied = 1
  /// Colors are not multiplied by their alpha.
  case unpremultiplied = 2
}
