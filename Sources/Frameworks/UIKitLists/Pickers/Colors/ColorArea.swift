import TactusUIKitViews

/// A view of a color picker in which the user selects a color.
@MainActor
protocol ColorArea: UIView {
  /// The selected color.
  var picked: PickedColor { get set }
  /// The closure to call with a color that the user selects, and whether the finger is still down.
  var onPick: (PickedColor, Bool) -> Void { get set }
}
