/// The delegate of a printer picker; all methods are optional.
@preconcurrency @MainActor
public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
  /// Returns the controller that presents the picker; nil for the one in front.
  func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController?
  /// Returns whether a printer is shown.
  func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool
  /// Notifies the delegate that the picker will appear.
  func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
  /// Notifies the delegate that the picker has appeared.
  func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
  /// Notifies the delegate that the picker will disappear.
  func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
  /// Notifies the delegate that the picker has disappeared.
  func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
  /// Notifies the delegate that the user has picked a printer.
  func printerPickerControllerDidSelectPrinter(
    _ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
  /// Returns nil.
  public func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController? { nil }
  /// Returns true.
  public func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool { true }
  /// Does nothing.
  public func printerPickerControllerWillPresent(
    _ printerPickerController: UIPrinterPickerController
  ) {}
  /// Does nothing.
  public func printerPickerControllerDidPresent(
    _ printerPickerController: UIPrinterPickerController
  ) {}
  /// Does nothing.
  public func printerPickerControllerWillDismiss(
    _ printerPickerController: UIPrinterPickerController
  ) {}
  /// Does nothing.
  public func printerPickerControllerDidDismiss(
    _ printerPickerController: UIPrinterPickerController
  ) {}
  /// Does nothing.
  public func printerPickerControllerDidSelectPrinter(
    _ printerPickerController: UIPrinterPickerController
  ) {}
}
