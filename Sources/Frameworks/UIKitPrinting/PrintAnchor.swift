/// The place of the app to which the options and the list of printers belong.
///
/// Step Printing.PI1.
@MainActor
struct PrintAnchor {
  /// The view.
  var view: UIView?
  /// The rectangle in the view.
  var rect = CGRect.zero
  /// The bar button item.
  var item: UIBarButtonItem?

  /// Chooses the presentation of a controller: a popover at a place, else a sheet.
  static func place(_ controller: UIViewController, at anchor: PrintAnchor?) {
    guard let anchor else {
      controller.modalPresentationStyle = .formSheet
      return
    }
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = popoverSize
    guard let popover = controller.popoverPresentationController else { return }
    (popover.sourceView, popover.sourceRect) = (anchor.view, anchor.rect)
    popover.barButtonItem = anchor.item
  }

  /// The size of the popover in points.
  ///
  /// - Source: none; chosen by eye. Confidence: guess.
  private static let popoverSize = CGSize(width: 375, height: 620)
}
