import TactusVoiceOver

/// The grabber at the top of a sheet (Presentations.DE8).
@MainActor
final class SheetGrabber: UIView {
  private weak var sheet: UISheetPresentationController?

  /// The size of the grabber, and its distance from the sheet's top edge, in points.
  ///
  /// - Source: how a sheet looks on a phone. Confidence: guess.
  private static let size = CGSize(width: 36, height: 5), gap: CGFloat = 5

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(frame: .zero)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = Self.size.height / 2
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the grabber to a sheet's view.
  func attach(to view: UIView) {
    frame = CGRect(
      x: view.bounds.midX - Self.size.width / 2, y: Self.gap, width: Self.size.width,
      height: Self.size.height)
    autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
    view.addSubview(self)
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? VoiceOverStrings.ofPhone[.sheetGrabber] }
    set { super.accessibilityLabel = newValue }
  }

  override func accessibilityIncrement() { step(by: 1) }

  override func accessibilityDecrement() { step(by: -1) }

  private func step(by count: Int) {
    guard let sheet else { return }
    let places = sheet.places
    let current = sheet.selectedPlace.identifier
    guard let index = places.firstIndex(where: { $0.identifier == current }),
      places.indices.contains(index + count)
    else { return }
    sheet.select(places[index + count])
  }
}
