/// The place from which a sheet is shown.
struct OlderAnchor {
  /// The item of a bar.
  var item: UIBarButtonItem?
  /// The view.
  var view: UIView?
  /// The rectangle in the view; nil for all of it.
  var rect: CGRect?
}
