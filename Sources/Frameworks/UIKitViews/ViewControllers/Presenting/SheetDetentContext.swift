/// The information from which the detents of a sheet are computed.
@MainActor
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the medium detent in points, without the safe area at the bottom.
  let mediumValue: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    mediumValue = medium
  }
}
