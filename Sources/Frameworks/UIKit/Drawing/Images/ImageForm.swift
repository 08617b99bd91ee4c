/// What a picture is beside its pixels.
struct ImageForm {
  /// Pixels a point.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  /// How far from its edges a picture is not stretched; `nil` where all of it is.
  var caps: UIEdgeInsets?
  var resizing = UIImage.ResizingMode.stretch
  var rendering = UIImage.RenderingMode.automatic
  /// How far within its edges it is aligned.
  var alignment = UIEdgeInsets.zero
  /// Whether left and right change places for people who read from right to left.
  var flips = false
  /// How far above its lower edge text beside it stands, in points; `nil` where none is said.
  var baseline: CGFloat?
  /// The colour that its opacity is seen in.
  var tint: UIColor?
  /// What it is as a symbol; nil for other pictures.
  var symbol: SymbolForm?
  /// The pictures that it shows by turns, and for how long all together, in seconds.
  var frames: [UIImage] = []
  var duration: TimeInterval = 0
}
