extension SKNode {
  /// Returns the accumulated frame in the coordinates of an ancestor.
  func calculateAccumulatedFrame(in ancestor: SKNode) -> CGRect {
    guard let owner else { return calculateAccumulatedFrame() }
    return calculateAccumulatedFrame().applying(owner.transformToRoot)
      .applying(ancestor.transformToRoot.inverted())
  }
}
