internal import TactusPrinters

/// A sheet of paper as pages are drawn on it, turned to the orientation.
struct PrintSheet: Equatable {
  /// The paper.
  let paper: PaperSize
  /// The length of a piece of a roll, in hundredths of a millimeter; nil for sheets.
  var pieceLength: Int?
  /// Whether the pages lie on their side.
  var isLandscape = false

  /// The sheet in points, with the upper left corner as the origin.
  var rect: CGRect {
    let (width, height) = (Self.points(paper.width), Self.points(pieceLength ?? paper.height))
    return isLandscape
      ? CGRect(x: 0, y: 0, width: height, height: width)
      : CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// The area that can be printed on, in points.
  var printableRect: CGRect {
    let edges = paper.margins
    let insets =
      isLandscape
      ? UIEdgeInsets(
        top: Self.points(edges.left), left: Self.points(edges.bottom),
        bottom: Self.points(edges.right), right: Self.points(edges.top))
      : UIEdgeInsets(
        top: Self.points(edges.top), left: Self.points(edges.left),
        bottom: Self.points(edges.bottom), right: Self.points(edges.right))
    return rect.inset(by: insets)
  }

  /// The paper as apps see it.
  @MainActor var paperObject: UIPrintPaper {
    UIPrintPaper(size: rect.size, printableRect: printableRect)
  }

  /// Returns hundredths of a millimeter in points.
  static func points(_ length: Int) -> CGFloat { CGFloat(length) * 72 / 2540 }
  /// Returns points in hundredths of a millimeter.
  static func length(_ points: CGFloat) -> Int {
    points.isFinite ? Int(min(max(points, 0), 1_000_000) * 2540 / 72) : 0
  }
}
