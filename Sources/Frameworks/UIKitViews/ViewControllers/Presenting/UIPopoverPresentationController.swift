/// The configuration of a popover, which a phone shows as a sheet (Presentations.PR11).
///
/// Apart from the delegate and the sheet its properties have no effect.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The permitted directions of the arrow.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The view to which the arrow points.
  open var sourceView: UIView?
  /// The rectangle of the view to which the arrow points.
  open var sourceRect: CGRect = .null
  /// A Boolean value that indicates whether the popover may cover the rectangle.
  open var canOverlapSourceViewRect = false
  /// The bar item to which the arrow points.
  open var barButtonItem: UIBarButtonItem?
  /// The direction of the arrow, which is not shown.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that receive touches beside the popover.
  open var passthroughViews: [UIView]?
  /// The background color.
  open var backgroundColor: UIColor?
  /// The least distances to the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The class of the background.
  open var popoverBackgroundViewClass: AnyClass?

  /// The presentation controller of the sheet as which the popover is shown on a phone.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// Presentations.PR11: returns the presentation controller that shows the content on a phone.
  func adapted(over source: UIViewController?) -> UIPresentationController {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    let sheet = adaptiveSheetPresentationController
    sheet.source = source
    sheet.delegate = sheet.delegate ?? delegate
    return sheet
  }
}
