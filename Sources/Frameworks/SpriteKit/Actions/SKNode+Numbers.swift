extension SKNode {
  /// The numeric property of the node.
  subscript(number: NodeNumber) -> CGFloat {
    get {
      switch number {
      case .x: position.x
      case .y: position.y
      case .zRotation: zRotation
      case .xScale: xScale
      case .yScale: yScale
      case .alpha: alpha
      case .speed: speed
      }
    }
    set {
      switch number {
      case .x: position.x = newValue
      case .y: position.y = newValue
      case .zRotation: zRotation = newValue
      case .xScale: xScale = newValue
      case .yScale: yScale = newValue
      case .alpha: alpha = newValue
      case .speed: speed = newValue
      }
    }
  }
}
