/// The neighbors of the current page.
@MainActor
final class PreviewPages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private weak var owner: QLPreviewController?

  init(_ owner: QLPreviewController) { self.owner = owner }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? { neighbour(of: controller, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? { neighbour(of: controller, 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let page = pageViewController.viewControllers?.first as? PreviewItemController
    else { return }
    owner?.showed(page)
  }

  private func neighbour(of controller: UIViewController, _ step: Int) -> UIViewController? {
    (controller as? PreviewItemController).flatMap { owner?.page(at: $0.index + step) }
  }
}
