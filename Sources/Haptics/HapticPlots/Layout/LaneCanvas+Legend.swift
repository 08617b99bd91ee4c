extension LaneCanvas {
  /// Returns a legend above the lane's frame, beside its name.
  ///
  /// If there is too little room, descriptions are shortened, then the first entries are left out.
  func legend(_ entries: [LegendEntry], beside name: PlotLabel) -> (
    shapes: [PlotShape], labels: [PlotLabel]
  ) {
    var shapes: [PlotShape] = []
    var labels: [PlotLabel] = []
    var right = frame.maxX
    let gap = 6.0
    for entry in entries.reversed() {
      let fitting = entry.texts.lazy.map { note($0, rightOf: right) }
        .first { $0.frame.x - gap - entry.width > name.frame.maxX + 16 }
      guard let label = fitting else { break }
      let symbol = PlotRect(
        x: label.frame.x - gap - entry.width, y: label.frame.midY - 6, width: entry.width,
        height: 12)
      labels.append(label)
      shapes += entry.symbol(symbol)
      right = symbol.x - 18
    }
    return (shapes, labels)
  }
}
