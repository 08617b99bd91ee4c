extension UIImage {
  /// The address, the kind, the size and the rendering mode, in the form of an iPhone's.
  var debugText: String {
    let kind = attributes.symbol == nil ? "anonymous" : "symbol"
    let size = [self.size.width, self.size.height].map(DebugText.number).joined(separator: ", ")
    let mode =
      switch renderingMode {
      case .automatic: "automatic"
      case .alwaysOriginal: "alwaysOriginal"
      case .alwaysTemplate: "alwaysTemplate"
      @unknown default: "\(renderingMode.rawValue)"
      }
    return "<UIImage:\(DebugText.address(self)) \(kind) {\(size)} renderingMode=\(mode)>"
  }
}
