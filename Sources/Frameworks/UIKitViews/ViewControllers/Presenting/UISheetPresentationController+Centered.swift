// Sheets on wide and high screens (Presentations.PR15, in
// `Documentation/Behaviour/Presentations.md`).
extension UISheetPresentationController {
  /// The default size of a form sheet whose content has no preferred size, in points.
  ///
  /// - Source: reported by developers of apps for the iPad. Confidence: guess.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The maximum width of a page sheet, in points.
  ///
  /// - Source: screenshots of iPadOS 13. Confidence: guess.
  private static let pageWidth: CGFloat = 704
  /// The distance between a sheet and the edges, in points.
  ///
  /// - Source: none; chosen by eye. Confidence: guess.
  private static let margin: CGFloat = 20

  /// Whether the card is centered on the screen, which is wide and high.
  var isCentered: Bool {
    let traits = traitCollection
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }

  /// The frame of a card centered in the area above the keyboard.
  var centeredFrame: CGRect {
    guard let container = containerView else { return .zero }
    let safe = container.window?.safeAreaInsets ?? .zero
    let room = container.bounds.inset(
      by: UIEdgeInsets(
        top: safe.top + Self.margin, left: safe.left + Self.margin,
        bottom: max(safe.bottom, keyboardOverlap) + Self.margin, right: safe.right + Self.margin))
    let (width, height) = (min(wantedSize.width, room.width), min(wantedSize.height, room.height))
    return CGRect(
      x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width,
      height: height)
  }

  /// The size of the card, limited to the available area.
  private var wantedSize: CGSize {
    guard presentationStyle == .formSheet || !prefersPageSizing else {
      return CGSize(width: Self.pageWidth, height: .greatestFiniteMagnitude)
    }
    let preferred = preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : Self.formSize.width,
      height: preferred.height > 0 ? preferred.height : Self.formSize.height)
  }
}
