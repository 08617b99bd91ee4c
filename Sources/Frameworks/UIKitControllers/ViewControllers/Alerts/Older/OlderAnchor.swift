/// The place from which a sheet is shown.
struct OlderAnchor {
  /// The bar button item.
  var item: UIBarButtonItem?
  /// The view.
  var view: UIView?
  /// The rectangle in the view; nil for all of it.
  var rect: CGRect?
}
