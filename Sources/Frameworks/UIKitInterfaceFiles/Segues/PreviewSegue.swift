@_spi(UIKitModules) import TactusUIKitLists
@_spi(UIKitModules) import TactusUIKitViews

/// A segue whose destination is previewed when the user presses its view (Storyboards.SG10).
///
/// The segues of the cells of a list have one registration, that of the list.
@MainActor
final class PreviewSegue: NSObject, UIViewControllerPreviewingDelegate {
  private struct Source {
    weak var view: UIView?
    let segue: SegueTemplate
  }
  private var sources: [Source] = []
  private var pending: UIStoryboardSegue?

  /// Registers the view of a segue, or the list of a cell.
  static func add(_ segue: SegueTemplate, to view: UIView, of scene: StoryboardScene) {
    let isCell = view is UITableViewCell || view is UICollectionViewCell
    scene.previews.sources.removeAll { $0.view == nil }
    scene.previews.sources.append(Source(view: view, segue: segue))
    if !isCell { scene.previews.register(view, of: scene) }
  }

  /// Registers a view, once.
  func register(_ view: UIView, of scene: StoryboardScene) {
    guard !registered.contains(ObjectIdentifier(view)) else { return }
    registered.insert(ObjectIdentifier(view))
    scene.controller?.registerForPreviewing(with: self, sourceView: view)
  }
  private var registered: Set<ObjectIdentifier> = []

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    let hit = previewingContext.sourceView.hitTest(location, with: nil)
    let touched = Array(sequence(first: hit ?? previewingContext.sourceView, next: \.superview))
    for view in touched {
      guard let found = sources.first(where: { $0.view === view }),
        let source = found.segue.source, found.segue.mayPerform(source, view)
      else { continue }
      previewingContext.sourceRect = view.convert(view.bounds, to: previewingContext.sourceView)
      pending = found.segue.prepared(by: source, sender: view)
      return pending?.destination
    }
    return nil
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {
    guard let segue = pending, segue.destination === viewControllerToCommit else { return }
    pending = nil
    segue.perform()
  }
}
