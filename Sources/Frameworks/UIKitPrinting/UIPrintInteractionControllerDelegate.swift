/// The delegate of a print interaction controller; all methods are optional.
///
/// Steps Printing.PI3–PI6.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller that presents the options; nil for the one in front.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Returns one of a printer's papers for the job.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// Notifies the delegate that the options will appear.
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Notifies the delegate that the options have appeared.
  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Notifies the delegate that the options will disappear.
  func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Notifies the delegate that the options have disappeared.
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Notifies the delegate that the pages of a job will be drawn.
  func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController)
  /// Notifies the delegate that the pages of a job are drawn.
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
  /// Returns the length at which a roll of paper is cut, in points.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat
  /// Returns one of the behaviors of a printer's cutter, which are numbers of
  /// `UIPrinter.CutterBehavior`.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    chooseCutterBehavior availableBehaviors: [NSNumber]
  ) -> UIPrinter.CutterBehavior
}

extension UIPrintInteractionControllerDelegate {
  /// Returns nil.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// Returns the paper that suits the kind of content and the region.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { printInteractionController.defaultPaper(of: paperList) }
  /// Does nothing.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Returns the height of the paper.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat { paper.paperSize.height }
  /// Returns the printer's default.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    chooseCutterBehavior availableBehaviors: [NSNumber]
  ) -> UIPrinter.CutterBehavior { .printerDefault }
}
