internal import TactusCrashReports
internal import TactusUIKitSharing

/// A controller that shows what can be done with a file: previews, a menu of options, other apps.
///
/// The app keeps it alive. Steps DocumentsInApps.DI1…
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The delegate.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// A property list for the app that opens the file; nil for none.
  open var annotation: Any?

  /// The identifier of the file's type, by default that of its extension.
  open var uti: String? {
    get { ownType ?? url.flatMap(DocumentType.identifier) }
    set { ownType = newValue }
  }
  /// The name of the file that the user sees, by default its own.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  /// The icons of the file, the smallest first (DocumentsInApps.DI2).
  open var icons: [UIImage] {
    guard let url else { return [] }
    return Self.iconSides.map { side in
      DocumentIcon.image(
        of: url, size: CGSize(width: side, height: side), scale: UIScreen.main.scale)
    }
  }

  /// Creates a controller of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Creates a controller without a document.
  public override init() { super.init() }

  // MARK: Preview

  /// Shows a preview of the file (DocumentsInApps.DI3).
  ///
  /// - Returns: Whether there is a preview.
  open func presentPreview(animated: Bool) -> Bool {
    guard let url, preview == nil else { return false }
    guard let module = DocumentPreview.module else {
      RuntimeWarning.once(
        "UIDocumentInteractionController cannot preview \(url.lastPathComponent): the app does not "
          + "import QuickLook", namesPlace: true)
      return false
    }
    guard let delegate, module.canPreview(url) else { return false }
    let parent = delegate.documentInteractionControllerViewControllerForPreview(self)
    if parent is NoPreviewParent { return false }
    let shown = module.controller(
      for: DocumentPreview(
        url: url, name: name ?? url.lastPathComponent,
        sourceView: delegate.documentInteractionControllerViewForPreview(self),
        sourceRect: delegate.documentInteractionControllerRectForPreview(self),
        onEnd: { [weak self] in self?.previewDidEnd() }))
    delegate.documentInteractionControllerWillBeginPreview(self)
    preview = shown
    if let navigation = parent as? UINavigationController {
      navigation.pushViewController(shown, animated: animated)
    } else {
      parent.present(shown, animated: animated)
    }
    return true
  }

  /// Removes the preview.
  open func dismissPreview(animated: Bool) {
    guard let preview else { return }
    if let navigation = preview.navigationController,
      let place = navigation.viewControllers.firstIndex(of: preview), place > 0
    {
      navigation.popToViewController(navigation.viewControllers[place - 1], animated: animated)
    } else {
      preview.presentingViewController?.dismiss(animated: animated)
    }
  }

  // MARK: Menus

  /// Shows the options: a preview, other apps, Copy and Print (DocumentsInApps.DI4).
  ///
  /// - Returns: Whether there is a menu.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(.options, from: MenuAnchor(view: view, rect: rect), animated)
  }

  /// Shows the options at a bar button item; returns whether there is a menu.
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(.options, from: MenuAnchor(item: item), animated)
  }

  /// Shows the apps that open the file (DocumentsInApps.DI5).
  ///
  /// - Returns: Whether there are such apps.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(.openIn, from: MenuAnchor(view: view, rect: rect), animated)
  }

  /// Shows the apps that open the file at a bar button item; returns whether there are any.
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(.openIn, from: MenuAnchor(item: item), animated)
  }

  /// Removes the menu.
  open func dismissMenu(animated: Bool) {
    menu?.presentingViewController?.dismiss(animated: animated)
  }

  // MARK: Gestures

  /// A tap that shows a preview, or the options if there is none, and a long press that shows the
  /// options (DocumentsInApps.DI6); the app adds them to a view.
  open var gestureRecognizers: [UIGestureRecognizer] {
    if recognizers.isEmpty {
      let tap = UITapGestureRecognizer()
      tap.onAction { [weak self] in self?.tapped($0) }
      let press = UILongPressGestureRecognizer()
      press.onAction { [weak self] in self?.pressed($0) }
      recognizers = [tap, press]
    }
    return recognizers
  }

  // MARK: Internals

  enum Menu { case options, openIn }

  /// The view or the bar button item that a menu belongs to.
  private struct MenuAnchor {
    var view: UIView?
    var rect = CGRect.zero
    var item: UIBarButtonItem?
  }

  /// Whether a preview follows once the menu is gone.
  var previewsAfterMenu = false
  private weak var preview: UIViewController?
  private weak var menu: UIActivityViewController?
  private var recognizers: [UIGestureRecognizer] = []
  private var ownType: String?
  private var ownName: String?

  /// The sides of the icons in points.
  ///
  /// - Source: Apple's guide of document types for apps of the phone. Confidence: documented.
  private static let iconSides: [CGFloat] = [64, 320]

  private func present(_ kind: Menu, from place: MenuAnchor, _ animated: Bool) -> Bool {
    guard let url, menu == nil, let presenter = presenter(at: place) else { return false }
    let apps = DocumentApps.opening(url, type: uti ?? "public.data")
    if kind == .openIn, apps.isEmpty { return false }
    var activities: [UIActivity] = apps.map { OpenInActivity($0, self) }
    if kind == .options, canPreview { activities.insert(QuickLookActivity(self), at: 0) }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: activities)
    if kind == .openIn { sheet.excludedActivityTypes = [.copyToPasteboard, .saveToFiles, .print] }
    sheet.popoverPresentationController?.sourceView = place.view
    sheet.popoverPresentationController?.sourceRect = place.rect
    sheet.popoverPresentationController?.barButtonItem = place.item
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in self?.menuDidEnd(kind) }
    switch kind {
    case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    case .openIn: delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    }
    menu = sheet
    presenter.present(sheet, animated: animated)
    return true
  }

  private var canPreview: Bool {
    guard let url, let delegate, DocumentPreview.module?.canPreview(url) == true else {
      return false
    }
    return
      !(delegate.documentInteractionControllerViewControllerForPreview(self)
      is NoPreviewParent)
  }

  /// Returns the controller in front of a view's window.
  private func presenter(at place: MenuAnchor) -> UIViewController? {
    let window =
      place.view.map(\.window)
      ?? UIApplication.shared.connectedScenes.lazy
      .compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
    var front = window?.rootViewController
    while let next = front?.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }

  private func menuDidEnd(_ kind: Menu) {
    menu = nil
    switch kind {
    case .options: delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    case .openIn: delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
    }
    guard previewsAfterMenu else { return }
    previewsAfterMenu = false
    _ = presentPreview(animated: true)
  }

  private func previewDidEnd() {
    preview = nil
    delegate?.documentInteractionControllerDidEndPreview(self)
  }

  /// Hands the file to an app (DocumentsInApps.OA3); returns whether it has got it.
  func send(to app: DocumentApp) -> Bool {
    guard let url else { return false }
    delegate?.documentInteractionController(self, willBeginSendingToApplication: app.identifier)
    let handed: URL
    do {
      // An app that opens documents in place gets the original (DocumentsInApps.OA6).
      let isOriginal = app.documents.opensInPlace && DocumentsFolder.contains(url)
      handed = isOriginal ? url : try UniqueName.copy(url, to: app.inbox)
    } catch {
      RuntimeWarning.once(
        "\(url.path) could not be copied for \(app.name): \(DocumentError.text(of: error))")
      return false
    }
    delegate?.documentInteractionController(self, didEndSendingToApplication: app.identifier)
    app.open(handed, annotation)
    return true
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    guard let view = recognizer.view, !presentPreview(animated: true) else { return }
    _ = presentOptionsMenu(from: view.bounds, in: view, animated: true)
  }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, let view = recognizer.view else { return }
    _ = presentOptionsMenu(from: view.bounds, in: view, animated: true)
  }
}
