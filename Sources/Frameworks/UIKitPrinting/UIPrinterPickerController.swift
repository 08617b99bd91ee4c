/// A controller that lets the user pick a printer (Printing.UP2).
@preconcurrency @MainActor
open class UIPrinterPickerController: NSObject {
  /// A closure that receives whether the user has picked a printer, and an error.
  public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

  /// The printer that is picked.
  open private(set) var selectedPrinter: UIPrinter?
  /// The delegate.
  open weak var delegate: (any UIPrinterPickerControllerDelegate)?

  private var sheet: UINavigationController?
  private var completion: CompletionHandler?
  private var hasPicked = false
  private var isLeaving = false

  /// Creates a picker.
  ///
  /// - Parameter printer: The printer that is picked at first.
  public init(initiallySelectedPrinter printer: UIPrinter?) {
    selectedPrinter = printer
    super.init()
  }

  /// Shows the printers in a sheet.
  ///
  /// - Parameters:
  ///   - animated: Whether the sheet slides in.
  ///   - completion: A closure that is called at the end.
  /// - Returns: Whether the printers are shown.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    show(animated, nil, completion)
  }

  /// Shows the printers at an area of a view: in a popover, or in a compact width in a sheet.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { show(animated, PrintAnchor(view: view, rect: rect), completion) }

  /// Shows the printers at a bar button: in a popover, or in a compact width in a sheet.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { show(animated, PrintAnchor(item: item), completion) }

  /// Closes the picker.
  open func dismiss(animated: Bool) { leave(animated: animated) }

  // MARK: Internals

  private func show(
    _ animated: Bool, _ anchor: PrintAnchor?, _ completion: CompletionHandler?
  ) -> Bool {
    guard sheet == nil,
      let parent = delegate?.printerPickerControllerParentViewController(self)
        ?? PrintSession.frontController, parent.viewIfLoaded?.window != nil,
      parent.presentedViewController == nil
    else { return false }
    (self.completion, hasPicked, isLeaving) = (completion, false, false)
    let list = PrinterListViewController(
      PrinterList(), chosen: selectedPrinter?.address.absoluteString,
      shown: { [weak self] place in
        guard let self, let delegate else { return true }
        return delegate.printerPickerController(self, shouldShow: UIPrinter(place))
      },
      onChoose: { [weak self] place in self?.pick(place) })
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.leave(animated: true) })
    let sheet = UINavigationController(rootViewController: list)
    PrintAnchor.place(sheet, at: anchor)
    self.sheet = sheet
    delegate?.printerPickerControllerWillPresent(self)
    parent.present(sheet, animated: animated) { [self] in
      delegate?.printerPickerControllerDidPresent(self)
    }
    sheet.presentationController?.delegate = self
    return true
  }

  private func pick(_ place: PrinterPlace) {
    selectedPrinter = UIPrinter(place)
    hasPicked = true
    delegate?.printerPickerControllerDidSelectPrinter(self)
    leave(animated: true)
  }

  private func leave(animated: Bool) {
    guard let sheet, !isLeaving else { return }
    isLeaving = true
    delegate?.printerPickerControllerWillDismiss(self)
    (sheet.presentingViewController ?? sheet).dismiss(animated: animated) { [self] in end() }
  }

  private func end() {
    sheet = nil
    delegate?.printerPickerControllerDidDismiss(self)
    defer { completion = nil }
    completion?(self, hasPicked, nil)
  }
}

extension UIPrinterPickerController: UIAdaptivePresentationControllerDelegate {
  /// Notifies the delegate that the user drags the picker away.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    guard !isLeaving else { return }
    isLeaving = true
    delegate?.printerPickerControllerWillDismiss(self)
  }

  /// Ends the picker, as the user has dragged it away.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { end() }
}
